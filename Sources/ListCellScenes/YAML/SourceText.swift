// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The lines of a file, for hints about what stands there.
struct SourceText {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The characters of a line from 1, without its end; nil where there is no such line.
    func line(_ number: Int) -> [Unicode.Scalar]? { lines(number...number).first }

    /// The lines of a range that there are.
    private func lines(_ range: ClosedRange<Int>) -> [[Unicode.Scalar]] {
        guard range.lowerBound >= 1 else { return [] }
        var rest = bytes[...]
        for _ in 1..<range.lowerBound {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
            rest = rest[(end + 1)...]
        }
        var lines: [[Unicode.Scalar]] = []
        for _ in range {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            let line = rest[..<(end ?? rest.endIndex)]
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            lines.append(Array(String(decoding: text, as: UTF8.self).unicodeScalars))
            guard let end else { break }
            rest = rest[(end + 1)...]
        }
        return lines
    }
}

extension SourceText {
    /// What begins with `#` where a value is missing: behind its place, or at the end of the line before it.
    func comment(inPlaceOfValueAt mark: Mark) -> String? {
        guard let line = line(Int(mark.line)) else { return nil }
        let place = min(max(0, Int(mark.column) - 1), line.count)
        let rest = line[place...].drop(while: Self.isBlank)
        if rest.first == "#" { return Self.string(rest) }
        guard line[..<place].allSatisfy(Self.isBlank), let before = self.line(Int(mark.line) - 1),
            let start = Self.comment(in: before)
        else { return nil }
        return Self.string(before[start...])
    }

    /// The colour and the place of the last comment before a place that looks like a colour in a value's place.
    func colorInComment(before mark: Mark) -> (color: String, mark: Mark)? {
        let first = max(1, Int(mark.line) - 40)
        for (offset, line) in lines(first...max(first, Int(mark.line))).enumerated().reversed() {
            guard let start = Self.comment(in: line) else { continue }
            let digits = line[(start + 1)...].prefix { $0.properties.isASCIIHexDigit }
            guard digits.count == 6 || digits.count == 8 || digits.count == 3 else { continue }
            let before = line[..<start].last { !Self.isBlank($0) }
            guard before == ":" || before == "," || before == "[" else { continue }
            let end = line[digits.endIndex...].first
            guard end.map({ !$0.properties.isAlphabetic }) ?? true else { continue }
            return (
                "#" + Self.string(digits),
                Mark(line: Int32(clamping: first + offset), column: Int32(clamping: start + 1))
            )
        }
        return nil
    }

    /// Where the comment of a line begins, as far as one line tells: behind a blank and outside quotation marks.
    private static func comment(in line: [Unicode.Scalar]) -> Int? {
        var quote: Unicode.Scalar?
        for (index, scalar) in line.enumerated() {
            if let open = quote {
                if scalar == open { quote = nil }
            } else if (scalar == "\"" || scalar == "'"), index == 0 || " [{,:".unicodeScalars.contains(line[index - 1])
            {
                quote = scalar
            } else if scalar == "#", index == 0 || isBlank(line[index - 1]) {
                return index
            }
        }
        return nil
    }

    static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    /// Characters without blanks at their end.
    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        let end = scalars.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? scalars.startIndex
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<end])
        return String(view)
    }
}
