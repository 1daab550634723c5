// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A text as clusters with recorded advances, kerning and breaks.
struct MeasuredText {
    let clusters: [TextCluster]
    /// Whether an advance is no recorded fact.
    private(set) var isApproximate: Bool

    /// - Parameter joinsLetters: Whether the letters of a word make one cluster, where all characters are ASCII.
    init(_ string: String, advances: SystemFontAdvances, joinsLetters: Bool = false) {
        isApproximate = !advances.isRecordedWeight
        let bytes = string.utf8.span
        if bytes.indices.allSatisfy({ bytes[$0] < 0x80 && bytes[$0] != UInt8(ascii: "\r") }) {
            clusters = Self.clusters(ascii: bytes, advances: advances, joinsLetters: joinsLetters)
            isApproximate = isApproximate || bytes.indices.contains { bytes[$0] == UInt8(ascii: "\t") }
        } else {
            clusters = Self.clusters(characters: string, advances: advances)
            isApproximate = isApproximate || !string.unicodeScalars.allSatisfy(advances.isRecorded)
        }
    }
}

extension MeasuredText {
    /// A cluster for each byte, or for the letters that follow one another.
    private static func clusters(
        ascii bytes: Span<UInt8>, advances: SystemFontAdvances, joinsLetters: Bool
    ) -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(joinsLetters ? bytes.count / 2 : bytes.count)
        var breaker = LineBreaker()
        let classes = LineBreakClass.ascii
        let glyphs = ASCIIGlyphs(advances)
        var offset = 0
        while offset < bytes.count {
            let breakClass = classes[Int(bytes[offset])]
            var end = offset + 1
            if joinsLetters, breakClass == .alphabetic {
                let limit = min(bytes.count, offset + longestWord)
                while end < limit, classes[Int(bytes[end])] == .alphabetic { end += 1 }
                clusters.append(glyphs.cluster(bytes, letters: offset..<end))
            } else {
                let next = end < bytes.count ? bytes[end] : 0
                clusters.append(glyphs.cluster(bytes[offset], breakClass, before: next, offset: offset))
            }
            breaker.append(breakClass, at: clusters.count - 1, of: &clusters)
            offset = end
        }
        return clusters
    }

    /// The most letters in a cluster, so that no sum overflows.
    private static let longestWord = 1 << 15

    /// A cluster for each grapheme; one that is not ASCII has the advance of its only scalar or an average one.
    private static func clusters(characters string: String, advances: SystemFontAdvances) -> [TextCluster] {
        var clusters = [TextCluster](repeating: TextCluster(utf8Offset: 0, advance: 0), count: string.count)
        var breaker = LineBreaker()
        let glyphs = ASCIIGlyphs(advances)
        var rest = string[...]
        for index in clusters.indices {
            let offset = string.utf8.count - rest.utf8.count
            guard let character = rest.popFirst(), let scalar = character.unicodeScalars.first else { break }
            let breakClass = LineBreakClass(character.asciiValue.map(Unicode.Scalar.init) ?? scalar)
            if let byte = character.asciiValue {
                let next = rest.first?.asciiValue ?? 0
                clusters[index] = glyphs.cluster(byte, breakClass, before: next, offset: offset)
            } else if breakClass == .mandatory {
                clusters[index] = TextCluster(utf8Offset: offset, advance: 0, breakAfter: .mandatory)
            } else {
                let units = character.unicodeScalars.count == 1 ? advances.units(of: scalar) : nil
                clusters[index] = TextCluster(utf8Offset: offset, advance: units ?? advances.averageLetterUnits)
            }
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
