// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellIcons
import ListCellShaping
import ListCellText

/// `listcell doctor`: what is installed, what draws, and how far results can be trusted here.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Says what is installed, which font draws, and what is approximate on this machine."
    static let details = "The exit status is 1 where something is missing that drawing needs."
    static let groups = [OptionGroup(title: "Options", options: [.fonts]), .general]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        var table = TextTable()
        table.add(["listcell", ListCellCommand.version])
        for library in SystemLibraries.versions { table.add([library.name, library.version]) }
        table.add(["symbols", "\(SymbolLibrary.builtIn.names.count) built in"])
        var missing: [String] = []
        do throws(FontError) {
            let font = try drawingFont(arguments)
            table.add(["drawing font", "\(font.family) \(font.style)"])
            table.add(["", font.path])
        } catch {
            table.add(["drawing font", "none"])
            missing.append(Console.message(of: error))
        }
        let driver = withoutForeignMessages { SystemLibraries.videoDriver }
        table.add(["display", driver ?? "none: `show` opens no window; `render` needs no display"])
        var text = table.text + "\nApproximate here:\n" + approximations.map { "- \($0)\n" }.joined()
        if !missing.isEmpty { text += "\nMissing:\n" + missing.map { "- \($0)\n" }.joined() }
        try console.write(text)
        return missing.isEmpty ? .success : .finding
    }

    /// The font of body text at the default size.
    private static func drawingFont(_ arguments: Arguments) throws(FontError) -> FontDescription {
        let body = ResolvedFont(pointSize: 17, weight: .regular, leading: 22)
        return try FontLibrary(directory: arguments.value(of: .fonts)).drawingFont(for: body)
    }

    private static let approximations = [
        "Widths of ASCII text are recorded advances and kerning, exact up to 40 points; above, the tracking is a rule.",
        "Other scripts, emoji and fallback fonts have the widths of the installed fonts; such text is marked "
            + "approximate.",
        "Lines of other scripts break by the rules of ICU \(LibraryVersions.icu).",
        "Letters are drawn with the font above, each at the recorded advance; text drawn as blocks needs no font.",
        "Symbols are drawings of our own: shapes and widths come near those of the system, and are not the same.",
        "At high contrast labels, separators and fills have the opacities reported of iOS 18; on iOS 17 and 18 most "
            + "system colours are drawn as at normal contrast.",
    ]
}
