// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The lines of a text from top to bottom: an array that needs no memory of its own for a single line.
public struct TextLines: RandomAccessCollection, MutableCollection, Hashable, Sendable {
    /// The first line; any where there is none.
    private var top: TextLine
    private var others: [TextLine] = []
    /// The number of lines.
    public private(set) var count: Int

    /// No lines.
    public init() {
        top = TextLine(part: 0..<0, of: "", width: 0)
        count = 0
    }

    /// A single line.
    public init(_ line: TextLine) {
        top = line
        count = 1
    }

    /// The lines of a sequence, in order.
    public init(_ lines: some Sequence<TextLine>) {
        self.init()
        for line in lines { append(line) }
    }
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
            return index == 0 ? top : others[index - 1]
        }
        set {
            precondition(index < count, "no line of this index")
            if index == 0 { top = newValue } else { others[index - 1] = newValue }
        }
    }

    /// Adds a line below the others.
    public mutating func append(_ line: TextLine) {
        if count == 0 { top = line } else { others.append(line) }
        count += 1
    }

    /// Makes room for some lines in all.
    public mutating func reserveCapacity(_ count: Int) {
        if count > 1 { others.reserveCapacity(count - 1) }
    }
}

extension TextLines: ExpressibleByArrayLiteral {
    /// The lines of a literal, in order.
    public init(arrayLiteral lines: TextLine...) { self.init(lines) }
}
