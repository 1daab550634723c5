// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Text that does not fit: tightened, drawn smaller, shortened.
@Suite struct FittingTests {
    private static let text = "Display & Brightness"
    private static let natural = SystemFontMeasurer().layout(
        TextRequest(string: text, font: Font.body.resolved(with: TraitCollection()), width: .infinity)
    ).width

    /// The label in a row that leaves it a part of its natural width.
    private func label(_ share: CGFloat, change: (inout ListContentConfiguration.TextProperties) -> Void)
        -> LabelLayout?
    {
        ListLayout.of(.cell, text: Self.text, width: 64 + Self.natural * share) {
            $0.content.textProperties.numberOfLines = 1
            change(&$0.content.textProperties)
        }.sections[0].rows[0].text
    }

    @Test func shortenedUnlessAllowedToShrink() throws {
        let label = try #require(label(0.8) { _ in })
        #expect(label.isTruncated)
        #expect(label.lines[0].line.string.hasSuffix("…"))
    }

    @Test func shrinksByQuarterPointsAndKeepsItsBaseline() throws {
        let whole = try #require(label(1.1) { _ in })
        let label = try #require(
            label(0.95) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
            })
        #expect(!label.isTruncated)
        #expect(label.font.pointSize < 17 && label.font.pointSize >= 15.5)
        #expect(label.font.pointSize * 4 == (label.font.pointSize * 4).rounded())
        #expect(label.firstBaseline == whole.firstBaseline)
        #expect(label.frame.height == whole.frame.height)
    }

    @Test func shrinksNoFurtherThanItsFactor() throws {
        let label = try #require(
            label(0.5) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.9
            })
        #expect(label.isTruncated)
        #expect(abs(label.font.pointSize - 15.3) < 0.001)
    }

    @Test func aFactorOfZeroDoesNotShrink() throws {
        let label = try #require(label(0.9) { $0.adjustsFontSizeToFitWidth = true })
        #expect(label.font.pointSize == 17)
        #expect(label.isTruncated)
    }

    @Test func tightensWithinItsFactor() throws {
        let tightened = try #require(label(0.96) { $0.allowsDefaultTighteningForTruncation = true })
        #expect(!tightened.isTruncated)
        #expect(tightened.lines[0].line.tightening > 0)
        let shortened = try #require(label(0.9) { $0.allowsDefaultTighteningForTruncation = true })
        #expect(shortened.isTruncated)
    }
}
