// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// `listcell systems`: the systems that can be simulated.
enum SystemsCommand: Command {
    static let name = "systems"
    static let summary = "Lists the systems that can be simulated, with the design each has by default."

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        var table = TextTable()
        for system in OperatingSystem.allCases {
            table.add([
                system.name, "design \(system.defaultDesign.rawValue)", system == .newest ? "default" : "",
            ])
        }
        try console.write(table.text)
        return .success
    }
}
