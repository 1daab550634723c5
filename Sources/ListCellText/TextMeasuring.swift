// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// How text that is too long is shortened or broken; UIKit's NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Sendable, Hashable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// One text to be laid out in lines.
public struct TextRequest: Hashable, Sendable {
    /// The text, with any transform applied; line feeds begin a new line.
    public var string: String
    public var font: ResolvedFont
    /// The space a line has, in points; infinite for the natural width.
    public var width: CGFloat
    /// How much shorter the first line is, in points.
    public var firstLineIndent: CGFloat
    /// The most lines; 0 for as many as it takes.
    public var numberOfLines: Int
    public var lineBreakMode: LineBreakMode
    /// The language of the traits, which decides line breaks of some scripts.
    public var language: String
    /// The fonts of the text's stretches, in order, where it has several; empty, the default, for `font` alone.
    public var fontRuns: [FontRun]

    public init(
        string: String, font: ResolvedFont, width: CGFloat, firstLineIndent: CGFloat = 0, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .byTruncatingTail, language: String = "en", fontRuns: [FontRun] = []
    ) {
        self.string = string
        self.font = font
        self.width = width
        self.firstLineIndent = firstLineIndent
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
        self.language = language
        self.fontRuns = fontRuns
    }
}

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
    /// What is shown: no line feed, no white space at a wrapped end, an ellipsis where the text is shortened.
    public var string: String
    /// The sum of the advances and kerning, in points, not rounded to a pixel; at most the space where text is clipped.
    public var width: CGFloat
    /// How far the line begins from the leading edge, in points.
    public var indent: CGFloat
    /// How much closer together the letters stand than they would by their advances, in points a letter; the width
    /// already counts it.
    public var tightening: CGFloat
    /// The direction of the line's paragraph, which orders runs of both directions: that of its first strong letter,
    /// not the list's (apple: a natural writing direction follows rules P2 and P3 of the bidirectional algorithm).
    public var direction: LayoutDirection
    /// The line's parts where the text has several fonts; empty where it has one.
    public var runs: [LineRun]

    public init(
        string: String, width: CGFloat, indent: CGFloat = 0, tightening: CGFloat = 0,
        direction: LayoutDirection = .leftToRight, runs: [LineRun] = []
    ) {
        self.string = string
        self.width = width
        self.indent = indent
        self.tightening = tightening
        self.direction = direction
        self.runs = runs
    }
}

/// A text laid out in lines.
public struct TextLayout: Hashable, Sendable {
    /// At least one, except for an empty text.
    public var lines: [TextLine]
    /// Whether part of the text is not shown.
    public var isTruncated: Bool
    /// Whether a width is no recorded fact: another script, a fallback font.
    public var isApproximate: Bool

    public init(lines: [TextLine], isTruncated: Bool = false, isApproximate: Bool = false) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.isApproximate = isApproximate
    }

    /// The widest line with its indent, in points, not rounded to a pixel.
    public var width: CGFloat { lines.reduce(0) { max($0, $1.indent + $1.width) } }
}

/// Breaks text into lines and measures them; layout is generic over it and so needs no font.
public protocol TextMeasuring: Sendable {
    func layout(_ request: TextRequest) -> TextLayout
}
