// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension BackgroundConfiguration {
    /// UIKit's presets, by their function names.
    public enum Preset: String, CaseIterable, Sendable, Hashable {
        case clear, listCell, listHeader, listFooter
        case listPlainCell, listGroupedCell, listSidebarCell, listAccompaniedSidebarCell
        case listPlainHeaderFooter, listGroupedHeaderFooter, listSidebarHeader
    }

    /// The configuration of a preset; a plain list's until it is updated for its list (apple).
    public init(_ preset: Preset) { self.init(base: BackgroundBase(preset)) }

    /// The configuration in a list and a state: UIKit's updated(for:).
    ///
    /// Only what was not set changes. The colours of states are reported.
    ///
    /// - Parameters:
    ///   - state: What the cell is going through.
    ///   - appearance: The list it stands in.
    ///   - design: The generation of the list's metrics.
    public func updated(for state: CellState, in appearance: List.Appearance, design: Design) -> Self {
        var result = self
        result.base = base.updated(for: state, in: appearance, design: design)
        return result
    }

    /// No background.
    public static func clear() -> Self { Self(.clear) }
    /// A row's background in the list it stands in; a plain list's until it is updated (apple).
    public static func listCell() -> Self { Self(.listCell) }
    /// A header's background in the list it stands in.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// A footer's background in the list it stands in.
    public static func listFooter() -> Self { Self(.listFooter) }
    /// A plain list's row.
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    /// A grouped list's row.
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    /// A sidebar's row.
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    /// A sidebar's row beside a column of content.
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
    /// A plain list's header or footer.
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    /// A grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    /// A sidebar's header.
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
}

extension BackgroundConfiguration.Preset {
    /// The colour of a cell without a state (reported): clear for everything but the cells of plain and grouped lists.
    var backgroundColor: Color {
        switch self {
        case .listCell, .listPlainCell: .systemBackground
        case .listGroupedCell: .secondarySystemGroupedBackground
        case .clear, .listHeader, .listFooter, .listSidebarCell, .listAccompaniedSidebarCell, .listPlainHeaderFooter,
            .listGroupedHeaderFooter, .listSidebarHeader:
            .clear
        }
    }

    var isSidebarCell: Bool { self == .listSidebarCell || self == .listAccompaniedSidebarCell }

    /// The preset of a list's own cells that this one stands for (apple, from iOS 18).
    func resolved(in appearance: List.Appearance) -> Self {
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        switch self {
        case .listCell:
            return isSidebar ? .listSidebarCell : appearance == .plain ? .listPlainCell : .listGroupedCell
        case .listHeader where isSidebar: return .listSidebarHeader
        case .listHeader, .listFooter:
            return appearance == .plain || isSidebar ? .listPlainHeaderFooter : .listGroupedHeaderFooter
        case .clear, .listPlainCell, .listGroupedCell, .listSidebarCell, .listAccompaniedSidebarCell,
            .listPlainHeaderFooter, .listGroupedHeaderFooter, .listSidebarHeader:
            return self
        }
    }
}
