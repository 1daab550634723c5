// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension CellLayout {
    /// What a cell is in its section.
    public enum Kind: Hashable, Sendable { case row, header, footer }

    /// A cell's place in its list; both numbers start at 0. Printed and read as `0.2`, `0.header`, `0.footer`.
    public enum ID: Hashable, Sendable {
        case header(section: Int)
        case row(section: Int, row: Int)
        case footer(section: Int)
    }
}

extension CellLayout.ID {
    /// The section the cell belongs to.
    public var section: Int {
        switch self {
        case .header(let section), .row(let section, _), .footer(let section): section
        }
    }

    /// What the cell is in its section.
    public var kind: CellLayout.Kind {
        switch self {
        case .header: .header
        case .row: .row
        case .footer: .footer
        }
    }
}

extension CellLayout.ID: LosslessStringConvertible {
    /// The id as it is printed: `0.2`, `0.header`, `0.footer`.
    public var description: String {
        switch self {
        case .header(let section): "\(section).header"
        case .row(let section, let row): "\(section).\(row)"
        case .footer(let section): "\(section).footer"
        }
    }

    /// The id of a printed one; nil for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let section = Self.number(parts[0]) else { return nil }
        switch parts[1] {
        case "header": self = .header(section: section)
        case "footer": self = .footer(section: section)
        default:
            guard let row = Self.number(parts[1]) else { return nil }
            self = .row(section: section, row: row)
        }
    }

    /// A number as it is printed: no sign, no leading zero.
    private static func number(_ text: Substring) -> Int? {
        guard let number = Int(text), number >= 0, String(number) == text else { return nil }
        return number
    }
}
