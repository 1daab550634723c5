// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellImages
import ListCellRendering

/// `listcell icon`: a Settings icon as a picture.
enum IconCommand: Command {
    static let name = "icon"
    static let operands = "SYMBOL"
    static let summary = "Writes a Settings icon: a symbol on a coloured tile, as PNG or SVG."
    static let groups = [
        OptionGroup(
            title: "Icon",
            options: [
                .color, .platform, .shape, .pointSize, .canvas, .iconSystem, .symbols, .iconScale, .iconFormat,
                .iconOutput,
            ]), .general,
    ]

    enum Format: String, CaseIterable { case png, svg }

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let symbolName = try arguments.onlyOperand("SYMBOL")
        let scale = try arguments.number(.iconScale, from: 1, to: 100) ?? 3
        let output = arguments.value(of: .iconOutput)
        let format =
            try arguments.choice(.iconFormat, Format.self) ?? (output.map(FileForm.svg.isNamed) == true ? .svg : .png)
        var icon = try icon(arguments)
        icon.symbol = try IconInput.symbol(symbolName, arguments)
        let bytes = try bytes(of: icon, format, scale: scale)
        try console.deliver(bytes, to: output ?? "\(symbolName).\(format.rawValue)")
        return .success
    }

    /// The icon of the options, without its symbol.
    private static func icon(_ arguments: Arguments) throws -> SettingsIcon {
        let systems = OperatingSystem.allCases.map(\.name)
        let system =
            try arguments.named(
                .iconSystem, expected: systems.joined(separator: ", "), known: systems, read: OperatingSystem.named)
            ?? .newest
        let platform: SettingsIcon.Platform? = try arguments.choice(.platform)
        let canvas: SettingsIcon.Canvas? = try arguments.choice(.canvas)
        return SettingsIcon(
            symbol: SymbolLibrary.builtIn.unknown, color: try IconInput.color(arguments, system: system),
            platform: platform ?? .iOS, shape: try arguments.choice(.shape),
            pointSize: try arguments.number(.pointSize, from: 1, to: 1000), canvas: canvas ?? .tile, system: system)
    }

    private static func bytes(of icon: SettingsIcon, _ format: Format, scale: CGFloat) throws -> [UInt8] {
        guard case .drawing(let drawing) = icon.image(displayScale: scale).content else { return [] }
        if format == .svg { return Array(SVGWriter().svg(drawing).utf8) }
        let bitmap = try Renderer.render(drawing, scale: scale)
        return try PNG.encode(bitmap, metadata: PNG.Metadata(scale: Double(scale)))
    }
}
