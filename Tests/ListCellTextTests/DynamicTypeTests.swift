// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@Suite struct DynamicTypeTests {
    @Test func everyStyleAndSizeIsAsRecorded() throws {
        let rows = try Fixture("dynamic-type.csv").rows
        #expect(rows.count == TextStyle.allCases.count * ContentSizeCategory.allCases.count)
        for row in rows {
            let (style, size) = (try row.style(), try row.size())
            var traits = TraitCollection()
            traits.preferredContentSizeCategory = size
            let font = Font(textStyle: style).resolved(with: traits)
            #expect(font.pointSize == (try row.number("point_size")), "\(style) \(size)")
            #expect(font.leading == (try row.number("leading")), "\(style) \(size)")
            #expect(abs(font.lineHeight - (try row.number("line_height"))) < 1e-6, "\(style) \(size)")
            for scale in [2, 3] {
                let height = PixelGrid(scale: CGFloat(scale)).ceil(font.lineHeight)
                #expect(abs(height - (try row.number("label_height_\(scale)x"))) < 5e-4, "\(style) \(size) @\(scale)x")
            }
        }
    }

    @Test func scaledValuesAreAsRecorded() throws {
        let rows = try Fixture("scaled-values.csv").rows
        #expect(rows.count == 429)
        for row in rows {
            let value = FontMetrics(forTextStyle: try row.style())
                .scaledValue(for: try row.number("base"), at: try row.size(), displayScale: try row.number("scale"))
            #expect(abs(value - (try row.number("scaled_value"))) < 5e-4, "\(row)")
        }
    }

    @Test func scaledFontsHaveWholeSizesUpToTheMaximum() {
        let metrics = FontMetrics(forTextStyle: .body)
        let base = Font(systemFontOfSize: 17, weight: .semibold)
        var traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: base).resolved(with: traits).pointSize == 48)  // 17 × 62 / 22 = 47.9
        #expect(metrics.scaledFont(for: base, maximumPointSize: 30.5).resolved(with: traits).pointSize == 30.5)
        #expect(metrics.scaledFont(for: base).resolved(with: traits, adjusts: false).pointSize == 17)
        traits.preferredContentSizeCategory = .medium
        #expect(metrics.scaledFont(for: base).resolved(with: traits).pointSize == 16)  // 17 × 21 / 22 = 16.2
        #expect(metrics.scaledFont(for: base).resolved(with: traits).weight == .semibold)
        #expect(metrics.scaledFont(for: base) != base)
    }
}
