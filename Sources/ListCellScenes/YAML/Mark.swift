// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A place in a file, both numbers from 1; the column counts characters.
struct Mark: Hashable, Sendable {
    var line: Int32
    var column: Int32
}

extension Mark {
    /// The place of a byte.
    init(byteOffset: Int, in text: [UInt8]) {
        let before = text[..<byteOffset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = text[start..<byteOffset].count { $0 & 0xC0 != 0x80 } + 1
        self.init(line: Int32(clamping: line), column: Int32(clamping: column))
    }
}
