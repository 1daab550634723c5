// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a text from top to bottom.
///
/// Lines that are parts of one text are kept as plain numbers, and a single one of them needs no memory of its own.
public struct TextLines: RandomAccessCollection, MutableCollection, Sendable {
    /// What all lines are parts of; any where they are kept in `own`.
    private var text: String
    /// The first line; any where there is none.
    private var top: Part
    private var others: [Part]
    /// How far the first line begins from the leading edge, in points.
    private var firstLineIndent: CGFloat
    /// All lines, where not each is a part of one text with the defaults of a line; otherwise none.
    private var own: [TextLine]
    /// The number of lines.
    public private(set) var count: Int

    /// A line that is a part of a text.
    struct Part {
        /// The bytes of the text that are shown, as in `TextLine`.
        var start: Int32
        var end: Int32
        /// In points.
        var width: CGFloat
    }

    /// Lines that are parts of a text.
    ///
    /// - Parameters:
    ///   - top: The first of them.
    ///   - firstLineIndent: How far that begins from the leading edge, in points.
    init(_ top: Part, _ others: consuming [Part] = [], of text: String, firstLineIndent: CGFloat) {
        self.text = text
        self.top = top
        self.firstLineIndent = firstLineIndent
        count = 1 + others.count
        self.others = others
        own = []
    }

    /// The lines of a sequence, in order.
    public init(_ lines: some Sequence<TextLine>) {
        self.init(Part(start: 0, end: 0, width: 0), of: "", firstLineIndent: 0)
        own = Array(lines)
        count = own.count
    }

    /// No lines.
    public init() { self.init([]) }

    /// A single line.
    public init(_ line: TextLine) { self.init([line]) }
}

extension TextLines {
    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { count }

    /// The line at an index.
    public subscript(index: Int) -> TextLine {
        get {
            precondition(index < count, "no line of this index")
            guard own.isEmpty else { return own[index] }
            return index == 0
                ? TextLine(top, of: text, indent: firstLineIndent) : TextLine(others[index - 1], of: text, indent: 0)
        }
        set { change { $0[index] = newValue } }
    }

    /// Adds a line below the others.
    public mutating func append(_ line: TextLine) { change { $0.append(line) } }

    /// Makes room for some lines in all.
    public mutating func reserveCapacity(_ count: Int) { change { $0.reserveCapacity(count) } }

    /// The widest line with its indent, in points; at least 0.
    var width: CGFloat {
        var width: CGFloat = 0
        if own.isEmpty, count > 0 { width = Swift.max(0, firstLineIndent + top.width) }
        for line in others { width = Swift.max(width, line.width) }
        for line in own { width = Swift.max(width, line.indent + line.width) }
        return width
    }

    private mutating func change(_ change: (inout [TextLine]) -> Void) {
        if own.isEmpty { self = TextLines(Array(self)) }
        change(&own)
        count = own.count
    }
}

extension TextLines: Hashable {
    /// Whether two texts show the same lines; how they are kept does not count.
    public static func == (a: TextLines, b: TextLines) -> Bool { a.elementsEqual(b) }

    /// Feeds the lines in order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for line in self { hasher.combine(line) }
    }
}

extension TextLines: ExpressibleByArrayLiteral {
    /// The lines of a literal, in order.
    public init(arrayLiteral lines: TextLine...) { self.init(lines) }
}
