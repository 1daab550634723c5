// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A picture of a row: pixels, a drawing, one plain colour, or a symbol that takes its size from the text.
public final class Image: Sendable {
    /// What a picture consists of.
    public enum Content: Hashable, Sendable {
        /// Pixels, drawn at the frame's size whatever their number.
        case bitmap(Bitmap)
        /// Commands, scaled from the drawing's size to the frame.
        case drawing(Drawing)
        /// The frame in one colour.
        case plain(Color)
        /// A symbol with what it says of its own size and weight.
        case symbol(Symbol, SymbolConfiguration)
    }

    /// What is drawn.
    public let content: Content
    /// The size in points; for a symbol nil, unless the picture states its size itself.
    public let statedSize: CGSize?
    /// The visible tile of a Settings icon within the picture, in points; nil for every other picture.
    public let tile: CGRect?
    /// A tint of the image's own, which wins over the row's.
    public let tintColor: Color?

    /// A picture of any content.
    ///
    /// - Parameters:
    ///   - statedSize: The size in points; nil lets a symbol take it from the text beside it.
    ///   - tile: The visible part of a Settings icon, in points from the picture's corner; none by default.
    ///   - tintColor: The image's own tint; by default the row's.
    public init(_ content: Content, statedSize: CGSize?, tile: CGRect? = nil, tintColor: Color? = nil) {
        self.content = content
        self.statedSize = statedSize
        self.tile = tile
        self.tintColor = tintColor
    }
}

extension Image {
    /// A bitmap of `width / scale` × `height / scale` points.
    public convenience init(_ bitmap: Bitmap, scale: CGFloat) {
        self.init(
            .bitmap(bitmap),
            statedSize: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    }

    /// A drawing at its own size, in points; `tile` is the visible part of a Settings icon.
    public convenience init(_ drawing: Drawing, tile: CGRect? = nil) {
        self.init(.drawing(drawing), statedSize: drawing.size, tile: tile)
    }

    /// One colour, for layout work.
    public convenience init(_ color: Color, size: CGSize) {
        self.init(.plain(color), statedSize: size)
    }

    /// A symbol, as large as its configuration says and otherwise as the text beside it.
    ///
    /// - Parameters:
    ///   - statedSize: A size in points that the picture keeps at every text size; none by default.
    ///   - tintColor: The image's own tint; by default the row's.
    public convenience init(
        _ symbol: Symbol, configuration: SymbolConfiguration = SymbolConfiguration(), statedSize: CGSize? = nil,
        tintColor: Color? = nil
    ) {
        self.init(.symbol(symbol, configuration), statedSize: statedSize, tintColor: tintColor)
    }

    /// Whether layout treats the image as a symbol, which has a standard slot of its own.
    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }
}

extension Image: Hashable {
    /// Whether both show the same at the same size; two instances may be equal.
    public static func == (a: Image, b: Image) -> Bool {
        a === b
            || (a.content == b.content && a.statedSize == b.statedSize && a.tile == b.tile
                && a.tintColor == b.tintColor)
    }

    /// Hashes content and size alone, which tell pictures apart well enough.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(statedSize)
    }
}
