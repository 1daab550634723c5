// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A measurer for all scripts: Latin text by the recorded advances, the rest shaped by HarfBuzz, broken by ICU.
///
/// Text with recorded advances needs no font and no library, and is measured as `SystemFontMeasurer` does. Other text
/// is marked approximate; where no font has a character, it counts as wide as an average letter.
public struct FullTextMeasurer: TextMeasuring {
    let fonts: FontLibrary

    /// - Parameter fonts: What gives the widths of characters that the system font's record lacks.
    public init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    /// The lines of a text.
    public func layout(_ request: TextRequest) -> TextLayout {
        if let layout = SystemFontMeasurer().layout(ofKnown: request) { return layout }
        if isRecorded(request) { return SystemFontMeasurer().layout(request) }
        let shaper = TextShaper(measuringWith: fonts, font: request.font, language: request.language)
        let clusters = request.clusters { string, font in
            TextShaper(measuringWith: fonts, font: font, language: request.language).measuredClusters(of: string)
        }
        var layout = Typesetter(request, ellipsis: shaper.advances.ellipsisUnits)
            .layout(clusters, isApproximate: true)
        // A letter that joins its neighbours has another form, and so another width, where its line ends.
        if request.fontRuns.isEmpty, layout.lines.count > 1 || layout.isTruncated {
            for index in layout.lines.indices {
                layout.lines[index].width = shaper.width(of: layout.lines[index].string)
            }
        }
        let isOneParagraph = !request.string.utf8.contains(UInt8(ascii: "\n"))
        let direction = CharacterProperties.paragraphDirection(of: request.string)
        for index in layout.lines.indices {
            layout.lines[index].direction =
                isOneParagraph
                ? direction : CharacterProperties.paragraphDirection(of: layout.lines[index].string)
        }
        return layout
    }

    /// Whether the system font's own advances and the line breaks of ListCellText suffice.
    private func isRecorded(_ request: TextRequest) -> Bool {
        let bytes = request.string.utf8.span
        if bytes.indices.allSatisfy({ bytes[$0] < 0x80 }) { return true }
        let advances = SystemFontAdvances(request.font)
        return request.string.unicodeScalars.allSatisfy { $0.isASCII || advances.units(of: $0) != nil }
    }
}

extension TextShaper {
    /// A shaper that does without the person's fonts where these cannot be read: drawing says why.
    fileprivate init(measuringWith fonts: FontLibrary, font: ResolvedFont, language: String) {
        self.init(fonts: fonts, font: font, language: language, faces: (try? fonts.drawingFaces(for: font)) ?? [])
    }

    /// In points.
    fileprivate func width(of line: String) -> CGFloat {
        let units = shape(line, direction: .leftToRight).clusters.reduce(0) { $0 &+ $1.advance &+ $1.kerning }
        return CGFloat(units) * font.pointSize / CGFloat(TextCluster.unitsPerEm)
    }

    /// The widths of a text in logical order, with ICU's breaks.
    fileprivate func measuredClusters(of string: String) -> [TextCluster] {
        let result = shape(string, direction: .leftToRight)
        fonts.note(result.clusters.compactMap(\.face))
        let scalars = Array(string.unicodeScalars)
        var breaks = LineBreaks(language: language).boundaries(of: Array(string.utf16))[...]
        var utf8Offset = 0
        var utf16Offset = 0
        var clusters: [TextCluster] = []
        for cluster in result.clusters.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let text = scalars[cluster.range]
            var measured = TextCluster(
                utf8Offset: utf8Offset, advance: cluster.advance, kerning: cluster.kerning,
                isWhiteSpace: text.allSatisfy(CharacterProperties.isBreakingSpace))
            utf8Offset += text.reduce(0) { $0 + UTF8.width($1) }
            utf16Offset += text.reduce(0) { $0 + UTF16.width($1) }
            while let first = breaks.first, first.offset <= utf16Offset {
                if first.offset == utf16Offset { measured.breakAfter = first.isMandatory ? .mandatory : .allowed }
                breaks.removeFirst()
            }
            clusters.append(measured)
        }
        return clusters
    }
}
