// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Turns a line of text into glyph clusters from left to right.
///
/// 1. The text is cut into units, what a person takes for one character, and each finds its font.
/// 2. The Unicode Bidirectional Algorithm orders the line.
/// 3. Units of the Latin font are placed one by one at the system font's advances; neighbours of another font are
///    shaped together.
struct TextShaper {
    let fonts: FontLibrary
    let font: ResolvedFont
    let language: String
    let advances: SystemFontAdvances
    /// The fonts of Latin text, best first.
    let faces: [FontFace]

    /// - Throws: `FontError` where the person's folder of fonts cannot be read.
    init(fonts: FontLibrary, font: ResolvedFont, language: String) throws(FontError) {
        self.init(fonts: fonts, font: font, language: language, faces: try fonts.drawingFaces(for: font))
    }

    init(fonts: FontLibrary, font: ResolvedFont, language: String, faces: [FontFace]) {
        self.fonts = fonts
        self.font = font
        self.language = language
        self.faces = faces
        advances = SystemFontAdvances(font)
    }
}

extension TextShaper {
    struct Result {
        /// From left to right.
        var clusters: [GlyphCluster] = []
        /// The characters that no font has, each once.
        var missing: [Unicode.Scalar] = []
    }

    func shape(_ string: String, direction: LayoutDirection) -> Result {
        let scalars = string.unicodeScalars.map(\.value)
        let units = units(of: string)
        var result = Result()
        for run in BidiRuns.visual(of: Array(string.utf16), direction: direction) {
            let first = units.partitioningIndex { $0.utf16Offset >= run.range.lowerBound }
            let last = units.partitioningIndex { $0.utf16Offset >= run.range.upperBound }
            let line = Run(scalars: scalars, units: Array(units[first..<last]), isRightToLeft: run.isRightToLeft)
            result.clusters.append(contentsOf: shape(line))
        }
        result.missing = missing(of: units, scalars: scalars)
        return result
    }

    private func missing(of units: [TextUnit], scalars: [UInt32]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var known: Set<Unicode.Scalar> = []
        for unit in units where unit.role == .missing || unit.role == .system && unit.face == nil {
            for scalar in scalars[unit.range].lazy.compactMap(Unicode.Scalar.init)
            where !CharacterProperties.isIgnorable(scalar) && known.insert(scalar).inserted {
                result.append(scalar)
            }
        }
        return result
    }

    /// Units of one direction, in logical order.
    struct Run {
        var scalars: [UInt32]
        var units: [TextUnit]
        var isRightToLeft: Bool
    }

    private func shape(_ run: Run) -> [GlyphCluster] {
        var parts: [[GlyphCluster]] = []
        var start = 0
        while start < run.units.count {
            let unit = run.units[start]
            var end = start + 1
            if unit.role == .shaped {
                while end < run.units.count, run.units[end].isShaped(with: unit) { end += 1 }
            } else {
                while end < run.units.count, run.units[end].role != .shaped { end += 1 }
            }
            let part = Run(scalars: run.scalars, units: Array(run.units[start..<end]), isRightToLeft: run.isRightToLeft)
            parts.append(unit.role == .shaped ? shapedClusters(of: part) : systemClusters(of: part))
            start = end
        }
        return run.isRightToLeft ? parts.reversed().flatMap { $0 } : parts.flatMap { $0 }
    }
}

extension TextUnit {
    /// Whether the unit is shaped together with one before it; joiners and marks go with their text.
    fileprivate func isShaped(with other: TextUnit) -> Bool {
        role == .ignorable || role == .shaped && face === other.face && script == other.script
    }
}

extension Array {
    /// The first index whose element has a property that all the elements after it have, too.
    fileprivate func partitioningIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
