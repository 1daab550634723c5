// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension ListContentConfiguration {
    /// UIKit's presets, by their function names.
    public enum Preset: String, CaseIterable, Sendable, Hashable {
        case cell, subtitleCell, valueCell
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    }

    /// A set of axes; UIAxis.
    public struct Axes: OptionSet, Hashable, Sendable {
        /// A bit an axis.
        public let rawValue: Int

        /// The axes of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Axes(rawValue: 1)
        /// Up and down.
        public static let vertical = Axes(rawValue: 2)
    }
}

extension ListContentConfiguration.Preset {
    /// Whether the preset is one of a section's headers, which have no minimum height.
    public var isHeader: Bool {
        switch self {
        case .header, .plainHeader, .groupedHeader, .sidebarHeader, .prominentInsetGroupedHeader,
            .extraProminentInsetGroupedHeader:
            true
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell, .footer, .plainFooter, .groupedFooter:
            false
        }
    }

    /// Whether the preset is one of a section's footers, which have no minimum height.
    public var isFooter: Bool { self == .footer || self == .plainFooter || self == .groupedFooter }

    /// Whether the preset is one of a sidebar's cells.
    public var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        case .cell, .subtitleCell, .valueCell, .header, .footer, .plainHeader, .plainFooter, .groupedHeader,
            .groupedFooter, .sidebarHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
            false
        }
    }

    /// The preset that this one becomes in a list: UIKit's listEnvironment trait (apple).
    public func resolved(in appearance: List.Appearance) -> Self {
        switch (self, appearance) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .plain): .plainHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
        case (.footer, _): .plainFooter
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
        case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
        default: self
        }
    }
}
