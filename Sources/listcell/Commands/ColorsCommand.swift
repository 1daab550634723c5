// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// `listcell colors`: the named colours.
enum ColorsCommand: Command {
    static let name = "colors"
    static let summary = "Lists the named colours: name, short name, light and dark."
    static let groups = [OptionGroup(title: "Options", options: [.system]), .general]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        let given = try VariantList.systems(arguments)
        let systems = given.isEmpty ? [.newest] : given
        var text = ""
        for system in systems {
            if systems.count > 1 { text += "\(system.name)\n" }
            text += table(for: system, colors: console.colorsResults)
        }
        try console.write(text)
        return .success
    }

    private static func table(for system: OperatingSystem, colors: Bool) -> String {
        var table = TextTable()
        for color in CatalogColor.allCases {
            let values = UserInterfaceStyle.allCases.map { style in
                let value = color.resolved(with: TraitCollection(system: system, userInterfaceStyle: style))
                return colors ? "\(value.swatch) \(value.hex)" : value.hex
            }
            table.add([color.rawValue, color.shortName ?? ""] + values)
        }
        return table.text
    }
}

extension RGBA {
    /// Two cells of a terminal in the colour.
    fileprivate var swatch: String {
        let bytes = bytes
        return "\u{1B}[48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m  \u{1B}[0m"
    }
}
