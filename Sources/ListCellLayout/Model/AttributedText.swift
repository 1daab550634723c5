// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// A text whose stretches may have fonts and colours of their own: what the layout takes of an attributed string.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of text with the attributes that it states.
    public struct Run: Hashable, Sendable {
        /// The stretch's letters.
        public var string: String
        /// Default nil: the text properties' font.
        public var font: Font?
        /// Default nil: the text properties' colour.
        public var color: Color?

        /// A stretch that looks as the text's properties say, but for what is stated.
        public init(_ string: String, font: Font? = nil, color: Color? = nil) {
            self.string = string
            self.font = font
            self.color = color
        }
    }

    /// The stretches, in the order of reading.
    public var runs: [Run]
    /// The paragraph's alignment; default nil: the text properties'.
    public var alignment: ListContentConfiguration.TextProperties.TextAlignment?

    /// A text of stretches.
    public init(_ runs: [Run], alignment: ListContentConfiguration.TextProperties.TextAlignment? = nil) {
        self.runs = runs
        self.alignment = alignment
    }
}

extension AttributedText {
    /// The whole text.
    public var string: String { runs.reduce(into: "") { $0 += $1.string } }
}
