// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellIcons
import ListCellImages
import ListCellRendering
import ListCellReview
import ListCellShaping

/// `listcell appicon`: a set of app icons from one picture.
enum AppIconCommand: Command {
    static let name = "appicon"
    static let operands = "PICTURE"
    static let summary = "Makes an app-icon set from a PNG, an SVG or a symbol, and checks it."
    static let details = """
        PICTURE is a PNG, best of 1024 × 1024 pixels, or an SVG of plainly coloured shapes; - reads it from standard \
        input. It is never changed. What would be refused or look broken is an error: no set is written then, the sheet \
        still is, and the exit status is 1. Other findings are warnings. Where PICTURE is the folder of a set, the set \
        is checked and nothing is written; any finding then makes the exit status 1.
        """
    static let groups = [
        OptionGroup(title: "Output", options: [.appIconOutput, .modern, .appIconSheet]),
        OptionGroup(title: "Instead of a picture", options: [.symbolName, .color, .symbols]),
        OptionGroup(title: "Captions of the sheet", options: [.text, .fonts]), .general,
    ]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try source(arguments)
        if let path, FileSystem.kind(path) == .folder { return try check(path, arguments, console) }
        guard arguments.has(.appIconOutput) || arguments.has(.appIconSheet) else {
            throw UsageError.missingOption("-o DIR.appiconset")
        }
        let text = try TextDrawing(arguments)
        if let path, let sheet = arguments.value(of: .appIconSheet), isSame(path, sheet) {
            throw UsageError.conflict("\(quotedPath(sheet)) is the picture itself: name another file for the sheet")
        }
        try checkFolder(ofSheet: arguments)
        let folder = try arguments.value(of: .appIconOutput).map { try AppIconFolder($0, input: path) }
        let master = try path.map(AppIconInput.master) ?? symbolMaster(arguments)
        let style: AppIconSet.Style = arguments.has(.modern) ? .modern : .classic
        let findings = master.findings
        let isRefused = findings.contains { $0.severity == .error }
        let set = isRefused || folder == nil ? nil : try AppIconSet(master, style: style)
        let sheet = try arguments.value(of: .appIconSheet).map { file in
            (file: file, bytes: try PNG.encode(AppIconSheet(master, style: style, text: text).picture()))
        }
        report(findings, of: path ?? "symbol", console)
        if let set, let output = arguments.value(of: .appIconOutput) {
            try folder?.write(set.files)
            try console.writeNames(set.files.map { "\(output.hasSuffix("/") ? output : output + "/")\($0.name)" })
        }
        if let sheet { try console.deliver(sheet.bytes, to: sheet.file) }
        return isRefused ? .finding : .success
    }

    /// The operand; nil where a symbol stands for it.
    private static func source(_ arguments: Arguments) throws -> String? {
        guard arguments.has(.symbolName) else { return try arguments.onlyOperand("PICTURE") }
        if !arguments.operands.isEmpty { throw UsageError.conflict("a picture and --symbol exclude each other") }
        return nil
    }

    /// Refuses a sheet whose folder is missing before the set is written, which may lie in the same new folder.
    private static func checkFolder(ofSheet arguments: Arguments) throws {
        guard let sheet = arguments.value(of: .appIconSheet) else { return }
        let folder = FileSystem.folder(of: sheet)
        let isMade = arguments.value(of: .appIconOutput)?.hasPrefix(folder + "/") ?? false
        if FileSystem.kind(folder) == .nothing, !isMade {
            throw FileWritingError.missingFolder(path: sheet, folder: folder)
        }
    }

    private static func isSame(_ picture: String, _ sheet: String) -> Bool {
        picture != "-" && sheet != "-" && FileSystem.resolved(picture) == FileSystem.resolved(sheet)
    }

    private static func symbolMaster(_ arguments: Arguments) throws -> AppIconMaster {
        let color = try IconInput.color(arguments, system: .newest)
        let symbol = try IconInput.symbol(arguments.value(of: .symbolName) ?? "", arguments)
        return try AppIconMaster(SettingsIcon(symbol: symbol, color: color))
    }

    private static func check(_ path: String, _ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        if arguments.has(.appIconOutput) || arguments.has(.appIconSheet) {
            throw UsageError.conflict("\(quotedPath(path)) is a folder: a set is made from a picture")
        }
        let findings = try AppIconInput.catalog(path).findings
        report(findings, of: path, console)
        return findings.isEmpty ? .success : .finding
    }

    private static func report(_ findings: [AppIconFinding], of path: String, _ console: Console) {
        for finding in findings {
            let line = "\(shownPath(path)): \(finding) [\(finding.rule)]"
            if finding.severity == .error { console.report(error: line) } else { console.report(warning: line) }
        }
    }
}
