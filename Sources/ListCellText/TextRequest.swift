// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// How text that is too long is shortened or broken; UIKit's NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Sendable, Hashable {
    /// Lines end between words; of the last line what does not fit is cut off between words.
    case byWordWrapping
    /// Lines end between any two characters.
    case byCharWrapping
    /// Lines end between words; the last one is cut off at its edge.
    case byClipping
    /// Lines end between words; the last one shows the text's end after an ellipsis.
    case byTruncatingHead
    /// Lines end between words; the last one ends with an ellipsis.
    case byTruncatingTail
    /// Lines end between words; the last one shows the text's end too, with an ellipsis in its middle.
    case byTruncatingMiddle
}

/// One text to be laid out in lines.
public struct TextRequest: Hashable, Sendable {
    /// The text, with any transform applied; line feeds begin a new line.
    public var string: String
    /// The font of the text, or of its ellipsis where the text has several.
    public var font: ResolvedFont
    /// The space a line has, in points; infinite for the natural width.
    public var width: CGFloat
    /// How much shorter the first line is, in points; default 0.
    public var firstLineIndent: CGFloat
    /// The most lines; 0, the default, for as many as it takes.
    public var numberOfLines: Int
    /// How a text that is too long is shortened; default `byTruncatingTail`.
    public var lineBreakMode: LineBreakMode
    /// The language of the traits, which decides line breaks of some scripts; default `en`.
    public var language: String
    /// The fonts of the text's stretches, in order, where it has several; empty, the default, for `font` alone.
    public var fontRuns: [FontRun]

    /// - Parameters:
    ///   - string: The text; line feeds begin a new line.
    ///   - font: The font of the text.
    ///   - width: The space a line has, in points; infinite for the natural width.
    ///   - firstLineIndent: How much shorter the first line is, in points.
    ///   - numberOfLines: The most lines; 0 for as many as it takes.
    ///   - lineBreakMode: How a text that is too long is shortened.
    ///   - language: An ISO 639 code.
    ///   - fontRuns: The fonts of the text's stretches where it has several.
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
