// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// `listcell sizes`: the twelve text sizes.
enum SizesCommand: Command {
    static let name = "sizes"
    static let summary = "Lists the text sizes: abbreviation, UIKit's name, the size of body text in points."

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        var table = TextTable()
        for size in ContentSizeCategory.allCases {
            table.add([size.abbreviation, size.name, "\(Int(DynamicType.pointSize(of: .body, at: size)))"])
        }
        try console.write(table.text)
        return .success
    }
}
