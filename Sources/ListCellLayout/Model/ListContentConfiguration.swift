// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The content of a list cell, header or footer: an image, a text and a secondary text; UIListContentConfiguration.
public struct ListContentConfiguration: Hashable, Sendable {
    /// The preset the configuration was made from: it decides the minimum height and what follows the generation.
    public let preset: Preset
    /// The generation whose preset it was made from; what was not set follows the list's when it is laid out.
    public let design: Design
    public var image: Image?
    public var imageProperties: ImageProperties
    /// Default nil. Setting it clears the attributed text.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// Default nil. Setting it clears the text.
    public var attributedText: AttributedText? { didSet { if attributedText != nil { text = nil } } }
    public var textProperties: TextProperties
    /// Default nil. Setting it clears the attributed secondary text.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// Default nil. Setting it clears the secondary text.
    public var secondaryAttributedText: AttributedText? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    public var secondaryTextProperties: TextProperties
    /// The axes on which the list's margins count and the configuration's own are only a minimum; default horizontal.
    public var axesPreservingSuperviewLayoutMargins: Axes
    /// The space around the content, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// Whether the secondary text stands beside the text where both fit; true for `valueCell`.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Between the image's slot and the text, in points.
    public var imageToTextPadding: CGFloat
    /// Between the texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between the texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the whole content, 0 to 1; default 1.
    public var alpha: CGFloat
}

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
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let horizontal = Axes(rawValue: 1)
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
        default: false
        }
    }

    /// Whether the preset is one of a section's footers, which have no minimum height.
    public var isFooter: Bool { self == .footer || self == .plainFooter || self == .groupedFooter }

    /// Whether the preset is one of a sidebar's cells.
    public var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        default: false
        }
    }
}
