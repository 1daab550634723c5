// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A text as clusters with recorded advances, kerning and breaks.
struct MeasuredText {
    private(set) var clusters: [TextCluster] = []
    /// Whether an advance is no recorded fact.
    private(set) var isApproximate: Bool
    private let advances: SystemFontAdvances
    private var breaker = LineBreaker()

    init(_ string: String, advances: SystemFontAdvances) {
        self.advances = advances
        isApproximate = !advances.isRecordedWeight
        clusters.reserveCapacity(string.utf8.count)
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
            append(ascii: string.utf8.span)
        } else {
            append(characters: string)
        }
    }
}

extension MeasuredText {
    private mutating func append(ascii bytes: Span<UInt8>) {
        var previous: UInt8 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            append(LineBreakClass.ascii[Int(byte)], byte: byte, after: previous, offset: offset)
            previous = byte
        }
    }

    private mutating func append(characters string: String) {
        var offset = 0
        var previous: UInt8 = 0
        for character in string {
            if let byte = character.asciiValue {
                append(LineBreakClass.ascii[Int(byte)], byte: byte, after: previous, offset: offset)
                previous = byte
            } else {
                append(character.unicodeScalars, offset: offset)
                previous = 0
            }
            offset += character.utf8.count
        }
    }

    /// One ASCII character.
    private mutating func append(_ class: LineBreakClass, byte: UInt8, after previous: UInt8, offset: Int) {
        breaker.append(`class`, to: &clusters)
        if let last = clusters.indices.last { clusters[last].kerning = advances.kerningUnits(previous, byte) }
        var cluster = TextCluster(utf8Offset: offset, advance: 0)
        switch `class` {
        case .mandatory, .carriageReturn: cluster.breakAfter = .mandatory
        case .combining: break
        default:
            let isTab = byte == UInt8(ascii: "\t")
            cluster.isWhiteSpace = `class` == .space
            cluster.advance = advances.units(ofPrintable: isTab ? UInt8(ascii: " ") : byte)
            if isTab { isApproximate = true }
        }
        clusters.append(cluster)
    }

    /// One character that is not ASCII.
    private mutating func append(_ scalars: Character.UnicodeScalarView, offset: Int) {
        guard let first = scalars.first else { return }
        let breakClass = LineBreakClass(first)
        breaker.append(breakClass, to: &clusters)
        var cluster = TextCluster(utf8Offset: offset, advance: 0)
        if breakClass == .mandatory || breakClass == .carriageReturn {
            cluster.breakAfter = .mandatory
        } else if scalars.count == 1, let units = advances.units(of: first) {
            cluster.advance = units
        } else {
            cluster.advance = advances.averageLetterUnits
            isApproximate = true
        }
        clusters.append(cluster)
    }
}
