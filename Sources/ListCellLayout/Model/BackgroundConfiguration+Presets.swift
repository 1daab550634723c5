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

    /// The configuration of a preset.
    public init(_ preset: Preset) {
        self.preset = preset
        backgroundColor = preset.backgroundColor
        imageContentMode = .scaleToFill
        shadowProperties = ShadowProperties()
        cornerRadius = 0
        backgroundInsets = .zero
        edgesAddingLayoutMarginsToBackgroundInsets = []
        strokeColor = preset == .clear ? nil : .catalog(.clear)
        strokeWidth = 0
        strokeOutset = 0
    }

    /// No background.
    public static func clear() -> Self { Self(.clear) }
    /// A row's background in the list it stands in; a plain list's until it is updated (apple).
    public static func listCell() -> Self { Self(.listCell) }
    /// A header's background in the list it stands in.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// A footer's background in the list it stands in.
    public static func listFooter() -> Self { Self(.listFooter) }
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
}

extension BackgroundConfiguration.Preset {
    /// The colour of a cell without a state (reported): clear for everything but the cells of plain and grouped lists.
    var backgroundColor: Color {
        switch self {
        case .listCell, .listPlainCell: .catalog(.systemBackground)
        case .listGroupedCell: .catalog(.secondarySystemGroupedBackground)
        default: .catalog(.clear)
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
        default: return self
        }
    }
}
