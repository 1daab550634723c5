// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// One line of laid-out text.
///
/// It refers to the text that it is a part of, and so needs no memory of its own for its string.
public struct TextLine: Sendable {
    private var text: String
    /// The bytes of `text` that are shown, from the first to the one behind the last; `Int32.max` for all there are.
    private var start: Int32
    private var end: Int32
    /// The sum of the advances and kerning, in points, not rounded to a pixel; at most the space where text is clipped.
    public var width: CGFloat
    /// How far the line begins from the leading edge, in points; default 0.
    public var indent: CGFloat
    /// What few lines have; nil where all of it has its default.
    private var details: Details?

    /// A line with its own text.
    ///
    /// - Parameters:
    ///   - string: What is shown.
    ///   - width: In points.
    ///   - indent: How far the line begins from the leading edge, in points.
    ///   - tightening: How much closer together the letters stand, in points a letter.
    ///   - direction: The direction of the line's paragraph.
    ///   - runs: The line's parts where the text has several fonts.
    public init(
        string: String, width: CGFloat, indent: CGFloat = 0, tightening: CGFloat = 0,
        direction: LayoutDirection = .leftToRight, runs: [LineRun] = []
    ) {
        text = string
        start = 0
        end = .max
        self.width = width
        self.indent = indent
        guard tightening != 0 || direction != .leftToRight || !runs.isEmpty else { return }
        details = Details(Details.Values(tightening: tightening, direction: direction, runs: runs))
    }

    /// A line that is a part of a text.
    ///
    /// - Parameter part: Bytes of the text that begin and end between characters.
    init(part: Range<Int>, of text: String, width: CGFloat, indent: CGFloat = 0) {
        self.text = text
        start = 0
        end = .max
        self.width = width
        self.indent = indent
        guard part != 0..<text.utf8.count else { return }
        if part.upperBound < Int32.max, !part.isEmpty {
            start = Int32(part.lowerBound)
            end = Int32(part.upperBound)
        } else {
            self.text = text.part(part.lowerBound, part.upperBound)
        }
    }

    /// A line that is a part of a text, kept with others; `indent` in points.
    init(_ part: TextLines.Part, of text: String, indent: CGFloat) {
        self.text = text
        start = part.start
        end = part.end
        width = part.width
        self.indent = indent
    }

    /// What is set for few lines, behind one reference.
    private final class Details: Sendable {
        let values: Values

        init(_ values: Values) { self.values = values }

        struct Values: Hashable {
            var tightening: CGFloat = 0
            var direction = LayoutDirection.leftToRight
            var runs: [LineRun] = []
        }
    }
}

extension TextLine {
    /// What is shown: no line feed, no white space at a wrapped end, an ellipsis where the text is shortened.
    public var string: String {
        get { end == .max ? text : text.part(Int(start), Int(end)) }
        set { (text, start, end) = (newValue, 0, .max) }
    }

    /// How much closer together the letters stand than they would by their advances, in points a letter; the width
    /// already counts it. Default 0.
    public var tightening: CGFloat {
        get { details?.values.tightening ?? 0 }
        set { change { $0.tightening = newValue } }
    }

    /// The direction of the line's paragraph, which orders runs of both directions: that of its first strong letter,
    /// not the list's (apple: a natural writing direction follows rules P2 and P3 of the bidirectional algorithm).
    public var direction: LayoutDirection {
        get { details?.values.direction ?? .leftToRight }
        set { change { $0.direction = newValue } }
    }

    /// The line's parts where the text has several fonts; empty, the default, where it has one.
    public var runs: [LineRun] {
        get { details?.values.runs ?? [] }
        set { change { $0.runs = newValue } }
    }

    private mutating func change(_ change: (inout Details.Values) -> Void) {
        var values = details?.values ?? Details.Values()
        change(&values)
        details = values == Details.Values() ? nil : Details(values)
    }
}

extension TextLine: Hashable {
    /// Whether two lines show the same in the same place; where their strings are kept does not count.
    public static func == (a: TextLine, b: TextLine) -> Bool {
        a.width == b.width && a.indent == b.indent && a.details?.values == b.details?.values && a.string == b.string
    }

    /// Feeds what is shown, and where.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(width)
        hasher.combine(indent)
        hasher.combine(details?.values)
    }
}

extension String {
    /// The bytes from an offset up to another, which stand between characters.
    fileprivate func part(_ start: Int, _ end: Int) -> String {
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        return String(self[first..<utf8.index(first, offsetBy: end - start)])
    }
}
