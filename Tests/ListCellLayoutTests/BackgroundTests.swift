// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

@Suite struct BackgroundTests {
    private func color(
        _ background: BackgroundConfiguration, _ state: CellState, in appearance: List.Appearance
    ) -> Color? {
        background.updated(for: state, in: appearance, design: .design26).resolvedBackgroundColor(for: .systemBlue)
    }

    @Test func cellsTakeTheColourOfTheirList() {
        #expect(color(.listCell(), [], in: .plain) == Color(.systemBackground))
        #expect(color(.listCell(), [], in: .insetGrouped) == Color(.secondarySystemGroupedBackground))
        #expect(color(.listCell(), [], in: .sidebar) == .catalog(.clear))
        #expect(color(.listGroupedCell(), [], in: .plain) == Color(.secondarySystemGroupedBackground))
        #expect(color(.listHeader(), [], in: .plain) == .catalog(.clear))
        #expect(color(.clear(), .selected, in: .plain) == .catalog(.clear))
    }

    @Test func statesChangeTheColourThatIsNotSet() {
        #expect(color(.listCell(), .selected, in: .insetGrouped) == Color(.systemGray4))
        #expect(color(.listCell(), .swiped, in: .insetGrouped) == Color(.systemGray5))
        #expect(color(.listCell(), [.highlighted, .dropTargeted], in: .plain) == Color(.systemGray2))
        #expect(color(.listCell(), .selected, in: .sidebar) == Color(.quaternarySystemFill))
        #expect(color(.listCell(), .focused, in: .plain) == Color(.systemBlue).withAlpha(multipliedBy: 0.12))
        let moved = Color(.secondarySystemGroupedBackground).withAlpha(multipliedBy: 0.8)
        #expect(color(.listCell(), .reordering, in: .insetGrouped) == moved)
        var own = BackgroundConfiguration.listCell()
        own.backgroundColor = Color(.systemRed)
        #expect(color(own, .selected, in: .insetGrouped) == Color(.systemRed))
        own.backgroundColor = nil
        #expect(own.resolvedBackgroundColor(for: Color(.systemGreen)) == Color(.systemGreen))
    }

    @Test func cornersAreRoundedInSidebarsAndWhileSwiped() {
        func radius(_ state: CellState, _ appearance: List.Appearance) -> CGFloat {
            BackgroundConfiguration.listCell().updated(for: state, in: appearance, design: .design26).cornerRadius
        }
        #expect(radius([], .sidebar) == 26)
        #expect(radius(.swiped, .plain) == 26)
        #expect(radius([], .plain) == 0)
    }

    @Test(arguments: [
        (ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 50)),
        (.scaleAspectFit, CGRect(x: 35, y: 20, width: 50, height: 50)),
        (.scaleAspectFill, CGRect(x: 10, y: -5, width: 100, height: 100)),
        (.center, CGRect(x: 50, y: 35, width: 20, height: 20)),
        (.topLeft, CGRect(x: 10, y: 20, width: 20, height: 20)),
        (.right, CGRect(x: 90, y: 35, width: 20, height: 20)),
        (.bottom, CGRect(x: 50, y: 50, width: 20, height: 20)),
    ])
    func picturesLieAsTheirModeSays(_ mode: ContentMode, _ frame: CGRect) {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(mode.frame(of: CGSize(width: 20, height: 20), in: bounds) == frame)
    }

    @Test func anImageLiesInTheBackgroundInBothDirections() throws {
        func frame(_ direction: LayoutDirection) throws -> CGRect {
            var traits = TraitCollection()
            traits.layoutDirection = direction
            let layout = ListLayout.of(.cell, text: "Title", traits: traits) {
                $0.background = .listCell()
                $0.background?.image = Image(Color(.systemRed), size: CGSize(width: 20, height: 10))
                $0.background?.imageContentMode = .right
                $0.background?.backgroundInsets.leading = 30
            }
            return try #require(layout.sections[0].rows[0].background?.image?.frame)
        }
        #expect(try frame(.leftToRight) == CGRect(x: 350, y: 21, width: 20, height: 10))
        // Left and right are the screen's; the background itself is mirrored.
        #expect(try frame(.rightToLeft) == CGRect(x: 320, y: 21, width: 20, height: 10))
    }

    @Test func anOwnViewFillsTheBackgroundInPlaceOfItsColour() throws {
        let row = ListLayout.of(.cell, text: "Title") {
            $0.background = .listCell()
            $0.background?.backgroundColor = Color(.systemRed)
            $0.background?.customView = Image(Color(.systemBlue), size: CGSize(width: 1, height: 1))
        }.sections[0].rows[0]
        let background = try #require(row.background)
        #expect(background.color == .catalog(.clear))
        #expect(background.image?.frame == CGRect(x: 0, y: 0, width: 370, height: 52))
    }

    @Test func aShadowIsSeenOnlyWithAnOpacity() {
        func shadow(_ opacity: CGFloat) -> ShadowProperties? {
            ListLayout.of(.cell, text: "Title") {
                $0.background = .listCell()
                $0.background?.shadowProperties.opacity = opacity
            }.sections[0].rows[0].background?.shadow
        }
        #expect(shadow(0) == nil)
        #expect(shadow(0.5)?.opacity == 0.5)
        #expect(shadow(.nan) == nil)
    }
}
