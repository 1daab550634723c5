// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellTestSupport
import Testing

@testable import ListCellRendering

/// Every element of a layout is painted once, at its frame, in its colour and opacity, from back to front.
@Suite("Layout and display list")
struct LayoutItemsTests {
    static let seeds: [UInt64] = Array(0..<20)

    @Test("Each element of random lists has its items, and nothing else is painted", arguments: seeds)
    func everyElement(seed: UInt64) {
        for step in 0..<25 {
            var random = RandomScreen(seed: seed * 1000 + UInt64(step))
            let screen = random.screen()
            var items = DisplayList(screen, text: .blocks).items[...]
            if let title = screen.title { Self.expectTitle(title, of: screen, in: items.popLast()) }
            for expected in ExpectedItems(screen).items {
                let found = items.prefix { $0.name == items.first?.name }.map { "\($0.name) \($0.frame)" }
                guard Self.take(expected, from: &items) else {
                    Issue.record("seed \(seed), step \(step): no \(expected), but \(found)")
                    return
                }
            }
            #expect(items.isEmpty, "seed \(seed), step \(step): \(items.map(\.name))")
        }
    }

    @Test("The random lists have every kind of element, and more than a few of each")
    func kinds() {
        var counts: [String: Int] = [:]
        for seed in 0..<400 {
            var random = RandomScreen(seed: UInt64(seed))
            for item in ExpectedItems(random.screen()).items {
                let name = item.name.drop { $0 != " " }.dropFirst()
                let content = "\(item.content)".prefix { $0 != "(" }
                counts["\(name) \(content)", default: 0] += 1
                if case .text(_, _, let extraSpace) = item.content, extraSpace > 0 {
                    counts["justified", default: 0] += 1
                }
            }
        }
        let names = [
            "card fill", "background fill", "background clip", "background ink", "background shadow shadow",
            "background image fill", "image fill", "image picture", "image ink", "image clip", "text text", "text clip",
            "secondaryText text", "topSeparator fill", "separator fill", "reorder separator fill", "label text",
            "switch accessory", "delete accessory", "customView accessory", "justified",
        ]
        for name in names { #expect(counts[name, default: 0] > 20, "\(name)") }
    }

    /// The title is one line in bold between the list's margins, at the side on which lines begin.
    private static func expectTitle(_ title: String, of screen: Screen, in item: DisplayItem?) {
        guard let item, case .text(let run) = item.content else {
            Issue.record("no title")
            return
        }
        let traits = screen.layout.traits
        let grid = PixelGrid(scale: traits.displayScale)
        let margin = screen.layout.titleMargin
        #expect(item.name == "title" && run.line.string == title)
        #expect(run.font == screen.titleFont && run.font.weight == .bold)
        #expect(run.color == Color.label.resolved(with: traits))
        #expect(run.origin.y == grid.round(screen.titleTop + run.font.ascender))
        // The list begins below the label, at every text size.
        #expect(screen.listTop > screen.titleTop + grid.ceil(run.font.lineHeight))
        let isMirrored = traits.layoutDirection == .rightToLeft
        let x = isMirrored ? screen.size.width - margin - grid.ceil(run.line.width) : margin
        #expect(run.origin.x == x && item.frame == run.frame)
    }

    /// Takes the items of an expected one from the front; false where they are others.
    private static func take(_ expected: ExpectedItem, from items: inout ArraySlice<DisplayItem>) -> Bool {
        if case .accessory(let count, let tint, let ground) = expected.content {
            let group = items.prefix { $0.name == expected.name }
            items = items.dropFirst(group.count)
            let isTinted = tint == nil || group.contains { color(of: $0) == tint }
            let hasGround = ground == nil || group.first.flatMap { color(of: $0) } == ground
            return !group.isEmpty && (count ?? group.count) == group.count && isTinted && hasGround
                && group.allSatisfy { lies($0.frame, in: expected.frame) }
        }
        guard let item = items.popFirst(), item.name == expected.name else { return false }
        return matches(item, expected)
    }

    private static func color(of item: DisplayItem) -> RGBA? {
        switch item.content {
        case .rectangle(let color), .path(_, _, let color): color
        case .text(let run): run.color
        case .shadow, .picture, .pushClip, .popClip: nil
        }
    }

    private static func matches(_ item: DisplayItem, _ expected: ExpectedItem) -> Bool {
        switch (item.content, expected.content) {
        case (.rectangle(let color), .fill(let wanted)):
            color == wanted && isNear(item.frame, expected.frame)
        case (.path(let path, _, let color), .fill(let wanted)):
            color == wanted && isNear(item.frame, expected.frame) && isNear(path.bounds, expected.frame, 0.01)
        case (.path(let path, _, let color), .ink(let wanted)):
            color == wanted && isNear(path.bounds, expected.frame, 0.05)
        case (.shadow(let path, _, let shadow), .shadow(let opacity)):
            abs(shadow.color.alpha - opacity) < 1e-9 && isNear(path.bounds, expected.frame, 0.01)
        case (.picture(let picture), .picture(let tint, let opacity, let isMirrored)):
            picture.tint == tint && picture.opacity == opacity && picture.isMirrored == isMirrored
                && isNear(item.frame, expected.frame)
        case (.text(let run), .text(let string, let color, let extraSpace)):
            run.line.string == string && run.color == color && abs(run.extraSpace - extraSpace) < 1e-9
                && isNear(item.frame, expected.frame)
                && isNear(run.frame, expected.frame)
        case (.pushClip, .clip), (.popClip, .endOfClip): true
        default: false
        }
    }

    /// Whether a frame lies within another, but for a rounding error of curves.
    private static func lies(_ inner: CGRect, in outer: CGRect) -> Bool {
        inner.minX > outer.minX - 0.1 && inner.maxX < outer.maxX + 0.1 && inner.minY > outer.minY - 0.1
            && inner.maxY < outer.maxY + 0.1
    }

    private static func isNear(_ a: CGRect, _ b: CGRect, _ limit: CGFloat = 1e-6) -> Bool {
        abs(a.minX - b.minX) < limit && abs(a.minY - b.minY) < limit && abs(a.maxX - b.maxX) < limit
            && abs(a.maxY - b.maxY) < limit
    }
}
