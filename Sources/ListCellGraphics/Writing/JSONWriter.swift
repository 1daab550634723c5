// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes JSON value by value, in the order of the calls: it knows commas and indentation, nothing of what it prints.
package struct JSONWriter {
    package private(set) var buffer = TextBuffer()
    /// For each open object or array: whether its members stand on lines of their own, and whether it has one yet.
    private var open: [(isBroken: Bool, hasMember: Bool)] = []
    /// What stands between a key and its value, the key's quotation mark included.
    private let keyEnd: StaticString

    /// - Parameter hasSpaceBeforeColon: Whether a key is followed by ` : `, as Xcode writes it, and not by `: `.
    package init(hasSpaceBeforeColon: Bool = false) { keyEnd = hasSpaceBeforeColon ? "\" : " : "\": " }

    /// Hands over what was printed so far, and goes on with nothing.
    package mutating func take() -> [UInt8] { buffer.take() }

    /// Opens an object; `isBroken` puts each member on its own line.
    package mutating func beginObject(isBroken: Bool = false) { begin("{", isBroken: isBroken) }
    package mutating func endObject() { end("}") }

    /// Opens an array; `isBroken` puts each element on its own line.
    package mutating func beginArray(isBroken: Bool = false) { begin("[", isBroken: isBroken) }
    package mutating func endArray() { end("]") }

    /// Starts the next element of an array or the next member of an object.
    package mutating func next() {
        guard let last = open.indices.last else { return }
        if open[last].hasMember { buffer.append(open[last].isBroken ? "," : ", ") }
        open[last].hasMember = true
        if open[last].isBroken { breakLine() }
    }

    /// Starts the next member of an object.
    package mutating func key(_ name: String) {
        next()
        buffer.append("\"")
        buffer.append(name)
        buffer.append(keyEnd)
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
    package mutating func value(_ text: String) { buffer.append(quoted: text) }
    package mutating func value(_ number: CGFloat) { buffer.append(number) }
    package mutating func value(_ number: Int) { buffer.append(number) }
    package mutating func value(_ flag: Bool) { buffer.append(flag ? "true" : "false") }

    package mutating func value(_ rect: CGRect) {
        value([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    package mutating func value(_ size: CGSize) { value([size.width, size.height]) }

    package mutating func value(_ numbers: [CGFloat]) {
        beginArray()
        for number in numbers {
            next()
            value(number)
        }
        endArray()
    }

    package mutating func value(_ texts: [String]) {
        beginArray()
        for text in texts {
            next()
            value(text)
        }
        endArray()
    }

    /// Ends the document with a line feed.
    package mutating func finish() { buffer.append("\n") }
}
