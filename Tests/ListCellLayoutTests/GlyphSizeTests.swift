// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// The glyphs of accessories as systems of 26 and 27 gave them.
@Suite struct GlyphSizeTests {
    private func size(
        _ accessory: CellAccessory, _ container: List.Container, _ size: ContentSizeCategory, scale: CGFloat = 2
    ) -> CGSize? {
        let traits = TraitCollection(displayScale: scale, preferredContentSizeCategory: size)
        return ListLayout.of(.cell, text: "Title", accessories: [accessory], traits: traits, container: container) {
            $0.state = .editing
        }.sections[0].rows[0].accessories.first?.frame.size
    }

    /// Large up to XXXL, medium from AX1 on (measured at L, XXXL and AX2).
    @Test func editControls() {
        #expect(size(.delete(), .tableView, .large) == CGSize(width: 26, height: 26))
        #expect(size(.delete(), .tableView, .extraExtraExtraLarge) == CGSize(width: 34.5, height: 34.5))
        #expect(size(.delete(), .tableView, .accessibilityLarge) == CGSize(width: 39, height: 38))
        #expect(size(.reorder(), .tableView, .large) == CGSize(width: 27, height: 15))
        #expect(size(.reorder(), .tableView, .extraExtraExtraLarge)?.width == 36.5)
        #expect(size(.reorder(), .tableView, .accessibilityLarge) == CGSize(width: 41, height: 21.5))
    }

    @Test func chevronsOfTables() {
        func chevron(_ category: ContentSizeCategory, scale: CGFloat = 2) -> CGSize? {
            size(.disclosureIndicator(), .tableView, category, scale: scale)
        }
        #expect(chevron(.large) == CGSize(width: 10.5, height: 14))
        #expect(chevron(.extraExtraExtraLarge) == CGSize(width: 14, height: 19.5))
        #expect(chevron(.accessibilityLarge) == CGSize(width: 20, height: 28.5))
        #expect(chevron(.large, scale: 3) == CGSize(width: 31.0 / 3, height: 14))
        #expect(chevron(.medium, scale: 3) == CGSize(width: 29.0 / 3, height: 40.0 / 3))
    }

    @Test func chevronsOfSwiftUILists() {
        func chevron(_ category: ContentSizeCategory) -> CGSize? {
            size(.disclosureIndicator(), .swiftUI, category, scale: 3)
        }
        #expect(chevron(.large) == CGSize(width: 7, height: 12))
        #expect(chevron(.medium) == CGSize(width: 20.0 / 3, height: 34.0 / 3))
        #expect(chevron(.accessibilityExtraExtraExtraLarge) == CGSize(width: 65.0 / 3, height: 112.0 / 3))
    }
}
