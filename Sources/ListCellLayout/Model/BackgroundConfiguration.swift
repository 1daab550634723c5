// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What lies behind a cell's content; UIBackgroundConfiguration.
///
/// From back to front: shadow, colour or own view, image, stroke. As a content configuration it is a preset and what
/// was set over it, and equality compares the values alone.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// Where the values come from that were not set.
    var base: BackgroundBase
    /// What was set; nil where nothing was.
    @Boxed public package(set) var overrides: Overrides?

    init(base: BackgroundBase) { self.base = base }

    /// A set of edges; NSDirectionalRectEdge.
    public struct Edges: OptionSet, Hashable, Sendable {
        /// A bit an edge.
        public let rawValue: Int

        /// The edges of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The upper edge.
        public static let top = Edges(rawValue: 1)
        /// The edge on which lines begin.
        public static let leading = Edges(rawValue: 2)
        /// The lower edge.
        public static let bottom = Edges(rawValue: 4)
        /// The edge on which lines end.
        public static let trailing = Edges(rawValue: 8)
        /// All four edges.
        public static let all: Edges = [.top, .leading, .bottom, .trailing]
    }
}

extension BackgroundConfiguration {
    /// The preset the configuration was made from, as its list makes it: it decides all that was not set.
    public var preset: Preset { base.preset }

    /// The drawn colour where the list has a tint, the transformer applied.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke's colour where the list has a tint, the transformer applied.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension BackgroundConfiguration {
    /// Whether two configurations show the same: the values of all members, in the state that they are updated for.
    public static func == (a: Self, b: Self) -> Bool {
        (a.base == b.base && a.$overrides == b.$overrides) || (a.preset == b.preset && a.complete == b.complete)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(preset)
        hasher.combine(complete)
    }
}

extension BackgroundConfiguration: CustomReflectable {
    /// The values that the members have.
    public var customMirror: Mirror {
        Mirror(self, children: [("preset", preset)] + Array(Mirror(reflecting: complete).children))
    }
}
