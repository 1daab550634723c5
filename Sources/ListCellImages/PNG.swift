// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Reads and writes PNG through libpng.
public enum PNG {
    /// The longest side of a picture that is read or written, in pixels.
    public static let maximumSide = 16_384

    /// What a PNG file says besides its pixels.
    public struct Metadata: Hashable, Sendable {
        /// Pixels a point: written as pHYs, 72 dpi × scale; nil writes none.
        public var scale: Double?
        /// Text chunks in order: keywords of 1 to 79 Latin-1 characters, any text without NUL.
        public var text: [(keyword: String, value: String)] = []

        /// What is to be written; by default no pHYs chunk and no text.
        public init(scale: Double? = nil, text: [(keyword: String, value: String)] = []) {
            self.scale = scale
            self.text = text
        }

        /// Whether scale and all texts are the same, in the same order.
        public static func == (a: Self, b: Self) -> Bool {
            a.scale == b.scale && a.text.elementsEqual(b.text, by: ==)
        }

        /// Hashes the scale and the keywords.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(scale)
            for entry in text { hasher.combine(entry.keyword) }
        }
    }
}

extension PNG.Metadata {
    /// Pixels a metre at one pixel a point: 72 dots an inch of 0.0254 m.
    static let pixelsPerMetreAtScale1 = 72 / 0.0254

    /// The value of pHYs; 0 for none.
    var pixelsPerMetre: UInt32 {
        guard let scale, scale > 0 else { return 0 }
        return UInt32(min((scale * Self.pixelsPerMetreAtScale1).rounded(), Double(Int32.max)))
    }

    /// The scale that a pHYs value stands for, to a thousandth; nil for 0.
    static func scale(pixelsPerMetre: UInt32) -> Double? {
        guard pixelsPerMetre > 0 else { return nil }
        return (Double(pixelsPerMetre) / pixelsPerMetreAtScale1 * 1000).rounded() / 1000
    }
}
