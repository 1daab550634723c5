// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellText

extension Scene {
    /// A row, header or footer as the file describes it: a preset, and what differs from it.
    ///
    /// What is nil is the preset's own, so that one scene can be laid out under several systems.
    public struct Row: Sendable {
        /// Where the row begins in the file, from 1.
        public var line: Int
        public var preset: ListContentConfiguration.Preset
        /// The classic style of a table view's cell; default nil. It counts only while the list is in a table view.
        public var classicStyle: ListCell.ClassicStyle?
        public var text: String?
        public var secondaryText: String?
        public var picture: Picture?
        /// Whether the picture was written as `icon:` and takes the system's standard slot.
        public var hasStandardSlot: Bool = false
        public var content = ContentOverrides()
        public var accessories: [CellAccessory] = []
        /// The control that the row is instead of texts; default nil.
        public var control: Control?
        /// The tint of that control; default nil: its own.
        public var controlTintColor: Color?
        public var state: CellState = []
        /// Default 0.
        public var indentationLevel: Int = 0
        /// Default nil: the list's own.
        public var background: BackgroundConfiguration?
        /// Default automatic.
        public var separator = ListSeparatorConfiguration()
        /// The whole row's height in points, separator included; default nil: the content decides.
        public var height: CGFloat?
        /// The path of the scene that a tap opens, ready to be read; default nil.
        public var opens: String?

        public init(line: Int = 1, preset: ListContentConfiguration.Preset = .cell) {
            self.line = line
            self.preset = preset
        }
    }

    /// What a row shows beside its text.
    public enum Picture: Hashable, Sendable {
        /// A symbol, a bitmap or a plain colour.
        case image(Image)
        /// A Settings icon, whose look follows the system.
        case icon(Icon)
    }

    /// A Settings icon before a system has decided its look.
    public struct Icon: Hashable, Sendable {
        public enum Tint: Hashable, Sendable {
            case catalog(CatalogColor)
            case fixed(RGBA)
        }

        public var symbol: Symbol
        /// Default gray (assumed: the colour most rows of Settings have).
        public var color: Tint
        /// Default iOS.
        public var platform: Platform
        /// Default nil: the platform's own.
        public var shape: Shape?
        /// In points; default nil: the platform's own.
        public var pointSize: CGFloat?
        /// Default tile.
        public var canvas: Canvas
        /// A way to draw that is to be compared with the right one; default nil: the right one.
        public var method: SettingsIcon.Method?
    }
}

extension Scene.Row {
    /// What a row changes of its preset's content.
    public struct ContentOverrides: Sendable {
        public var imageProperties: ImageOverrides?
        public var textProperties: TextOverrides?
        public var secondaryTextProperties: TextOverrides?
        /// In points.
        public var directionalLayoutMargins: DirectionalEdgeInsets?
        public var axesPreservingSuperviewLayoutMargins: ListContentConfiguration.Axes?
        /// In points.
        public var imageToTextPadding: CGFloat?
        /// In points.
        public var textToSecondaryTextHorizontalPadding: CGFloat?
        /// In points.
        public var textToSecondaryTextVerticalPadding: CGFloat?
        public var prefersSideBySideTextAndSecondaryText: Bool?
        /// From 0 to 1.
        public var alpha: CGFloat?
    }

    /// What a row changes of its preset's image.
    public struct ImageOverrides: Sendable {
        public var maximumSize: CGSize?
        public var reservedLayoutSize: CGSize?
        public var cornerRadius: CGFloat?
        public var tintColor: Color?
        public var strokeWidth: CGFloat?
        public var strokeColor: Color?
        public var preferredSymbolConfiguration: SymbolConfiguration?
    }

    /// What a row changes of one of its preset's texts.
    public struct TextOverrides: Sendable {
        public var font: Font?
        public var color: Color?
        public var alignment: ListContentConfiguration.TextProperties.TextAlignment?
        public var lineBreakMode: LineBreakMode?
        public var numberOfLines: Int?
        public var adjustsFontSizeToFitWidth: Bool?
        public var minimumScaleFactor: Double?
        public var allowsDefaultTighteningForTruncation: Bool?
        public var adjustsFontForContentSizeCategory: Bool?
        public var transform: ListContentConfiguration.TextProperties.TextTransform?
    }
}
