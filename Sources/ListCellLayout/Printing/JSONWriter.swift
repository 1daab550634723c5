// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes JSON value by value, in the order of the calls: it knows commas and indentation, nothing of what it prints.
struct JSONWriter {
    private(set) var buffer = TextBuffer()
    /// For each open object or array: whether its members stand on lines of their own, and whether it has one yet.
    private var open: [(isBroken: Bool, hasMember: Bool)] = []

    /// Hands over what was printed so far, and goes on with nothing.
    mutating func take() -> [UInt8] { buffer.take() }

    /// Opens an object; `isBroken` puts each member on its own line.
    mutating func beginObject(isBroken: Bool = false) { begin("{", isBroken: isBroken) }
    mutating func endObject() { end("}") }

    /// Opens an array; `isBroken` puts each element on its own line.
    mutating func beginArray(isBroken: Bool = false) { begin("[", isBroken: isBroken) }
    mutating func endArray() { end("]") }

    /// Starts the next element of an array or the next member of an object.
    mutating func next() {
        guard let last = open.indices.last else { return }
        if open[last].hasMember { buffer.append(open[last].isBroken ? "," : ", ") }
        open[last].hasMember = true
        if open[last].isBroken { breakLine() }
    }

    /// Starts the next member of an object.
    mutating func key(_ name: String) {
        next()
        buffer.append("\"")
        buffer.append(name)
        buffer.append("\": ")
    }

    private mutating func begin(_ bracket: StaticString, isBroken: Bool) {
        buffer.append(bracket)
        open.append((isBroken, false))
    }

    private mutating func end(_ bracket: StaticString) {
        if let closed = open.popLast(), closed.isBroken, closed.hasMember { breakLine() }
        buffer.append(bracket)
    }

    private mutating func breakLine() {
        buffer.append("\n")
        buffer.append(spaces: 2 * open.count { $0.isBroken })
    }
}

extension JSONWriter {
    mutating func value(_ text: String) { buffer.append(quoted: text) }
    mutating func value(_ number: CGFloat) { buffer.append(number) }
    mutating func value(_ number: Int) { buffer.append(number) }
    mutating func value(_ flag: Bool) { buffer.append(flag ? "true" : "false") }

    mutating func value(_ rect: CGRect) {
        value([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    mutating func value(_ size: CGSize) { value([size.width, size.height]) }

    mutating func value(_ numbers: [CGFloat]) {
        beginArray()
        for number in numbers {
            next()
            value(number)
        }
        endArray()
    }

    mutating func value(_ texts: [String]) {
        beginArray()
        for text in texts {
            next()
            value(text)
        }
        endArray()
    }

    /// Ends the document with a line feed.
    mutating func finish() { buffer.append("\n") }
}
