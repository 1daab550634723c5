// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The pairs of `\u` escapes of a JSON file, joined to the `\U` escapes that YAML has in their place.
struct SurrogatePairs {
    /// The file with its pairs joined.
    private(set) var bytes: [UInt8] = []
    /// Where pairs ended in the joined file: by line, the columns behind them.
    private var columns: [Int32: [Int32]] = [:]

    /// `\ud83d\ude00` has twelve characters, `\U0001F600` ten.
    private static let shortening: Int32 = 2

    init(joining json: [UInt8]) {
        bytes.reserveCapacity(json.count)
        var line: Int32 = 1
        var column: Int32 = 1
        var index = 0
        while index < json.count {
            let byte = json[index]
            if byte == UInt8(ascii: "\\"), let scalar = Self.pair(in: json, at: index) {
                bytes.append(contentsOf: Self.escape(scalar))
                index += 12
                column += 10
                columns[line, default: []].append(column)
            } else {
                // The character behind a backslash belongs to its escape and begins none of its own.
                let length = byte == UInt8(ascii: "\\") && index + 1 < json.count ? 2 : 1
                for byte in json[index..<index + length] {
                    bytes.append(byte)
                    if byte == UInt8(ascii: "\n") {
                        line += 1
                        column = 1
                    } else if byte & 0xC0 != 0x80 {
                        column += 1
                    }
                }
                index += length
            }
        }
    }

    /// The place in the file as it was written of one in the joined file.
    func original(_ mark: Mark) -> Mark {
        guard let joined = columns[mark.line] else { return mark }
        let before = joined.prefix { $0 <= mark.column }.count
        return Mark(line: mark.line, column: mark.column + Int32(before) * Self.shortening)
    }

    private static func pair(in json: [UInt8], at index: Int) -> UInt32? {
        guard let high = unit(in: json, at: index), 0xD800...0xDBFF ~= high,
            let low = unit(in: json, at: index + 6), 0xDC00...0xDFFF ~= low
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    /// The number of a `\uXXXX`.
    private static func unit(in json: [UInt8], at index: Int) -> UInt32? {
        guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return Hexadecimal.value(json[index + 2..<index + 6])
    }

    private static func escape(_ scalar: UInt32) -> [UInt8] {
        var escape = Array("\\U".utf8)
        Hexadecimal.append(scalar, digits: 8, to: &escape)
        return escape
    }
}
