// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import Testing

/// What people who write list cells ran into with whole lists: cases 10 and 11.
@Suite struct ListCases {
    @Test("10. A card has lines between its rows and none at its edges", arguments: List.Container.allCases)
    func cardEdges(_ container: List.Container) throws {
        let rows = try Case("{ text: A }", "{ text: B }", "{ text: C }").rows { $0.container = container }
        #expect(rows.map { $0.separator != nil } == [true, true, false])
        #expect(rows.allSatisfy { $0.topSeparator == nil })
    }

    @Test("11. From right to left every frame is mirrored; the chevron turns round, an icon's glyph does not")
    func mirrorImage() throws {
        let scene = try Case(
            "{ cell: valueCell, text: Wi-Fi, secondaryText: Home, icon: { symbol: wifi, color: blue }, accessories: [ disclosureIndicator ] }"
        )
        let left = scene.rows()[0]
        let right = scene.rows { $0.direction = .rightToLeft }[0]
        let width = left.frame.width
        func frames(_ row: CellLayout) -> [CGRect] {
            row.textFrames + [row.contentView, row.image?.frame, row.image?.reserved].compactMap(\.self)
                + row.accessories.map(\.frame)
        }
        for (a, b) in zip(frames(left), frames(right)) {
            #expect(abs(width - a.minX - a.width - b.minX) < 0.001)
            #expect(a.size == b.size && a.minY == b.minY)
        }
        #expect(right.accessories[0].isMirrored && !left.accessories[0].isMirrored)
        #expect(right.image?.isMirrored == false)
    }
}
