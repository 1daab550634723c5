// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A piece of text that is never split, usually one character, with its width and what may follow it.
///
/// Widths are whole numbers of 1/2⁴⁰ em, so that sums are exact and do not depend on the order of adding.
public struct TextCluster: Hashable, Sendable {
    /// Where the cluster begins in the text, in UTF-8 bytes.
    public var utf8Offset: Int
    /// The advance, in 1/2⁴⁰ em.
    public var advance: Int
    /// What is added between this cluster and the next one of its line, in 1/2⁴⁰ em; 0 unless the font kerns the pair.
    public var kerning: Int
    /// Whether it is white space, which hangs over the end of a wrapped line without taking room.
    public var isWhiteSpace: Bool
    /// Whether a line may or must end after the cluster.
    public var breakAfter: LineBreak

    /// A cluster at a place of a text; `advance` and `kerning` in 1/2⁴⁰ em.
    public init(
        utf8Offset: Int, advance: Int, kerning: Int = 0, isWhiteSpace: Bool = false, breakAfter: LineBreak = .prohibited
    ) {
        self.utf8Offset = utf8Offset
        self.advance = advance
        self.kerning = kerning
        self.isWhiteSpace = isWhiteSpace
        self.breakAfter = breakAfter
    }
}

/// Whether a line ends at a place of the text.
public enum LineBreak: UInt8, Sendable, Hashable {
    case prohibited, allowed
    /// The cluster before it is a line feed (or another character that ends a paragraph), which is not shown.
    case mandatory
}

extension TextCluster {
    /// The unit of widths: so many make an em.
    public static let unitsPerEm = 1 << 40

    /// A width in ems (points divided by the font's size) as a whole number of units; 0 for one that is not finite.
    public static func units(ems: CGFloat) -> Int {
        Int(exactly: (ems * CGFloat(unitsPerEm)).rounded()) ?? 0
    }
}
