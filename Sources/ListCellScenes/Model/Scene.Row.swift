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
    /// What is nil is the preset's own, so that one scene can be laid out under several systems; what the file states is
    /// set, also where it is the preset's own value in one of them.
    public struct Row: Sendable {
        /// Where the row begins in the file, from 1.
        public var line: Int
        /// Default cell; header and footer for those of a section.
        public var preset: ListContentConfiguration.Preset
        /// The classic style of a table view's cell; default nil. It counts only while the list is in a table view.
        public var classicStyle: ListCell.ClassicStyle?
        /// As it is written; default nil.
        public var text: String?
        /// As it is written; default nil.
        public var secondaryText: String?
        /// Default nil.
        public var picture: Picture?
        /// Whether the picture was written as `icon:` and takes the system's standard slot.
        public var hasStandardSlot: Bool = false
        /// What the file states over the preset.
        public var content = ListContentConfiguration.Overrides()
        /// From the leading to the trailing side; default none.
        public var accessories: [CellAccessory] = []
        /// The control that the row is instead of texts; default nil.
        public var control: Control?
        /// The tint of that control; default nil: its own.
        public var controlTintColor: Color?
        /// Whether a header is written as a text alone: in a table the section's title; default no.
        public var isTitle = false
        /// What the cell is going through; default nothing.
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

        /// A row of a preset that states nothing else.
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
        /// The tile's colour.
        public enum Tint: Hashable, Sendable {
            /// A named one, which differs between systems.
            case catalog(CatalogColor)
            /// The same in all systems.
            case fixed(RGBA)
        }

        /// What stands on the tile.
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
        public var method: IconExhibit.Method?
    }
}
