// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Where a cell stands in its section.
enum CellPosition: Hashable {
    /// A header or footer.
    case outside
    case row(isFirst: Bool, isLast: Bool)

    var isFirst: Bool { if case .row(true, _) = self { true } else { false } }
    var isLast: Bool { if case .row(_, true) = self { true } else { false } }
}
