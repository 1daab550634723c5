// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Reads and writes PNG through libpng.
public enum PNG {
    /// What a PNG file says besides its pixels.
    public struct Metadata: Hashable, Sendable {
        /// Pixels a point: written as pHYs, 72 dpi × scale; nil writes none.
        public var scale: Double?
        /// Text chunks in order, Latin-1 keywords.
        public var text: [(keyword: String, value: String)] = []

        public init(scale: Double? = nil, text: [(keyword: String, value: String)] = []) {
            self.scale = scale
            self.text = text
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.scale == b.scale && a.text.elementsEqual(b.text, by: ==)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(scale) }
    }

    /// The file's bytes: sRGB, without an alpha channel where every pixel is opaque.
    public static func encode(_ bitmap: Bitmap, metadata: Metadata = Metadata()) throws(PNGError) -> [UInt8] { [] }

    /// The pixels of a file's bytes, premultiplied.
    public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap { Bitmap(width: 1, height: 1) }
}

/// Why a PNG cannot be read or written.
public enum PNGError: Error, Hashable, Sendable {
    /// The bytes are no PNG; carries what they look like where it is known, as a Git LFS pointer.
    case notPNG(looksLike: String?)
    /// A side above the limit.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// What libpng said.
    case damaged(String)
}
