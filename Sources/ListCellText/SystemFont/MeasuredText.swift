// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A text as clusters of one character with recorded advances, kerning and breaks.
struct MeasuredText {
    let clusters: [TextCluster]
    /// Whether an advance is no recorded fact.
    private(set) var isApproximate: Bool

    init(_ string: String, advances: SystemFontAdvances) {
        isApproximate = !advances.isRecordedWeight
        let bytes = string.utf8.span
        if bytes.indices.allSatisfy({ bytes[$0] < 0x80 && bytes[$0] != UInt8(ascii: "\r") }) {
            clusters = Self.clusters(ascii: bytes, advances: advances)
            isApproximate = isApproximate || bytes.indices.contains { bytes[$0] == UInt8(ascii: "\t") }
        } else {
            clusters = Self.clusters(characters: string, advances: advances)
            isApproximate = isApproximate || !string.unicodeScalars.allSatisfy(advances.isRecorded)
        }
    }
}

extension MeasuredText {
    /// A cluster for each byte.
    private static func clusters(ascii bytes: Span<UInt8>, advances: SystemFontAdvances) -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(bytes.count)
        var breaker = LineBreaker()
        let classes = LineBreakClass.ascii
        let glyphs = ASCIIGlyphs.tables
        for offset in bytes.indices {
            let breakClass = classes[Int(bytes[offset])]
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            clusters.append(glyphs.cluster(bytes[offset], breakClass, before: next, offset: offset, advances))
            breaker.append(breakClass, at: offset, of: &clusters)
        }
        return clusters
    }

    /// A cluster for each grapheme; one that is not ASCII has the advance of its only scalar or an average one.
    private static func clusters(characters string: String, advances: SystemFontAdvances) -> [TextCluster] {
        var clusters = [TextCluster](repeating: TextCluster(utf8Offset: 0, advance: 0), count: string.count)
        var breaker = LineBreaker()
        let glyphs = ASCIIGlyphs.tables
        var previous: Unicode.Scalar?
        var rest = string[...]
        for index in clusters.indices {
            let offset = string.utf8.count - rest.utf8.count
            guard let character = rest.popFirst(), let scalar = character.unicodeScalars.first else { break }
            let isOneScalar = character.unicodeScalars.count == 1
            let breakClass = LineBreakClass(character.asciiValue.map(Unicode.Scalar.init) ?? scalar)
            if let byte = character.asciiValue {
                clusters[index] = glyphs.cluster(byte, breakClass, before: 0, offset: offset, advances)
            } else if breakClass == .mandatory {
                clusters[index] = TextCluster(utf8Offset: offset, advance: 0, breakAfter: .mandatory)
            } else {
                let units = isOneScalar ? advances.units(of: scalar) : nil
                clusters[index] = TextCluster(utf8Offset: offset, advance: units ?? advances.averageLetterUnits)
            }
            if isOneScalar, let previous {
                clusters[index - 1].kerning = advances.kerningUnits(previous, scalar)
            }
            previous = isOneScalar ? scalar : nil
            breaker.append(breakClass, at: index, of: &clusters)
        }
        return clusters
    }
}

extension SystemFontAdvances {
    /// Whether a character's width is known; control characters have none.
    fileprivate func isRecorded(_ scalar: Unicode.Scalar) -> Bool {
        switch LineBreakClass(scalar) {
        case .combining, .mandatory, .carriageReturn: true
        default: units(of: scalar) != nil
        }
    }
}
