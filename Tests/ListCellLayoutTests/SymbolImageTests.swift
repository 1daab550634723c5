// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellTestSupport
import ListCellText
import Testing

@testable import ListCellLayout

/// The images of symbols in rows: recorded sizes, the rule for the others, scales, weights and places.
@Suite struct SymbolImageTests {
    /// A symbol whose ink is 1 by 0.8 point sizes with bearings of 0.2, around a middle.
    private func symbol(_ name: String = "none", middle: CGPoint = CGPoint(x: -0.009, y: 0)) -> Symbol {
        let ink = CGRect(x: middle.x - 0.5, y: middle.y - 0.4, width: 1, height: 0.8)
        return Symbol(name: name, path: .rect(ink), bounds: ink, advance: 1.2)
    }

    private func row(
        _ symbol: Symbol, _ configuration: SymbolConfiguration = SymbolConfiguration(),
        preset: ListContentConfiguration.Preset = .cell, container: List.Container = .collectionView,
        size: ContentSizeCategory = .large, design: Design = .design26, scale: CGFloat = 2,
        direction: LayoutDirection = .leftToRight, change: (inout ListCell) -> Void = { _ in }
    ) -> CellLayout {
        let traits = TraitCollection(
            design: design, displayScale: scale, preferredContentSizeCategory: size, layoutDirection: direction)
        return ListLayout.of(
            preset, text: "Title", image: Image(symbol, configuration: configuration), traits: traits,
            container: container, change: change
        ).sections[0].rows[0]
    }

    // MARK: Recorded sizes

    @Test func everyRecordedSizeIsTheImages() throws {
        let rows = try Fixture("symbol-sizes.csv", in: .module).rows
        #expect(rows.count == RecordedSymbolSize.all.count)
        for recorded in rows {
            func number(_ name: String) throws -> CGFloat { CGFloat(try #require(Double(recorded[name] ?? ""))) }
            let name = try #require(recorded["symbol"])
            let configuration = SymbolConfiguration(
                pointSize: try number("point_size"), weight: recorded["weight"] == "medium" ? .medium : .regular,
                scale: SymbolScale(rawValue: recorded["scale"] ?? ""))
            let isSidebar = recorded["context"] == "sidebar"
            let layout = row(
                symbol(name), configuration, preset: isSidebar ? .sidebarCell : .cell,
                container: recorded["context"] == "swiftUI" ? .swiftUI : .collectionView,
                scale: try number("display_scale")
            ) { $0.content.directionalLayoutMargins.top = 30 }
            let size = try #require(layout.image?.frame.size)
            #expect(abs(size.width - (try number("width"))) < 0.001, "\(recorded)")
            #expect(abs(size.height - (try number("height"))) < 0.001, "\(recorded)")
        }
    }

    @Test func namesRiseAndNoSizeStandsTwice() {
        let all = RecordedSymbolSize.all
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.symbol <= $1.symbol })
        let keys = Set(
            all.map { "\($0.symbol) \($0.context) \($0.pointSize) \($0.weight) \($0.scale) \($0.displayScale)" })
        #expect(keys.count == all.count)
        #expect(RecordedSymbolSize.all(of: "star").count == 4)
        #expect(RecordedSymbolSize.all(of: "a").isEmpty && RecordedSymbolSize.all(of: "zzz").isEmpty)
    }

    // MARK: The rule

    /// 17 × 14 of ink at 17 pt, 22 × 17.5 at large: 2 and 2 at the sides, 1 and 2 above.
    @Test func otherSymbolsHaveTheirInkAndMargins() {
        let medium = SymbolConfiguration(scale: .medium)
        #expect(row(symbol(), medium).image?.frame.size == CGSize(width: 17 + 2 * 1.5, height: 14 + 2 * 1))
        #expect(row(symbol()).image?.frame.size == CGSize(width: 22 + 2 * 2, height: 17.5 + 2 * 2))
        #expect(row(symbol(), container: .swiftUI).image?.frame.size == CGSize(width: 22, height: 17.5))
    }

    /// A medium weight is 0.013 point sizes larger, so that ink of 1 no longer fits into 17 pt.
    @Test func heavierSymbolsAreLarger() {
        func width(_ weight: FontWeight) -> CGFloat? {
            row(symbol(), SymbolConfiguration(weight: weight, scale: .medium), container: .swiftUI).image?.frame.width
        }
        #expect(width(.light) == 17 && width(.regular) == 17)
        #expect(width(.medium) == 17.5 && width(.semibold) == 18 && width(.black) == 19)
    }

    /// A weight of the row's configuration is drawn too, and the symbol's own wins over it.
    @Test func theWeightIsTheConfigurationsOrItsOwn() {
        func weight(_ own: SymbolConfiguration) -> FontWeight? {
            row(symbol(), own) {
                $0.content.imageProperties.preferredSymbolConfiguration = SymbolConfiguration(weight: .bold)
            }.image?.symbolWeight
        }
        #expect(weight(SymbolConfiguration()) == .bold)
        #expect(weight(SymbolConfiguration(weight: .light)) == .light)
    }

    // MARK: Scales

    /// Large up to XXXL and small at accessibility sizes where nothing is set; what is set stays.
    @Test func theScaleFollowsTheTextSize() {
        func pointSize(_ size: ContentSizeCategory, _ scale: SymbolScale? = nil) -> CGFloat? {
            row(symbol(), SymbolConfiguration(scale: scale), size: size).image?.symbolPointSize
        }
        #expect(pointSize(.large) == 17 * 1.2765)
        #expect(pointSize(.extraExtraExtraLarge) == 23 * 1.2765)
        #expect(pointSize(.accessibilityMedium) == 28 * 0.791)
        #expect(pointSize(.accessibilityExtraExtraExtraLarge) == 53 * 0.791)
        #expect(pointSize(.accessibilityMedium, .large) == 28 * 1.2765)
        let set = row(symbol(), size: .accessibilityMedium) {
            $0.content.imageProperties.preferredSymbolConfiguration = SymbolConfiguration(
                textStyle: .body, scale: .large)
        }
        #expect(set.image?.symbolPointSize == 28 * 1.2765)
    }

    @Test func aSymbolBehindTheContentIsMedium() {
        let layout = row(symbol()) {
            var background = BackgroundConfiguration.clear()
            background.image = Image(self.symbol())
            background.imageContentMode = .center
            $0.background = background
        }
        #expect(layout.background?.image?.symbolPointSize == 17)
    }

    // MARK: Places

    /// Ink 0.1 to the right and 0.05 below the middle of its box, in body point sizes at large.
    @Test func inkOffTheMiddleMovesTheImage() throws {
        let large: CGFloat = 17 * 1.2765
        let off = symbol(middle: CGPoint(x: 0.1 - 0.009, y: 0.05))
        let middle = try #require(row(symbol()).image?.frame)
        let moved = try #require(row(off).image?.frame)
        #expect(moved.size == middle.size)
        #expect(abs(moved.minX - middle.minX - 0.1 * large) <= 0.25)
        #expect(abs(moved.minY - middle.minY - 0.05 * large) <= 0.25)
        // From right to left the symbol is not mirrored, and its ink stays to the right; a directional one is.
        let mirrored = try #require(row(symbol(), direction: .rightToLeft).image?.frame)
        let kept = try #require(row(off, direction: .rightToLeft).image?.frame)
        #expect(abs(kept.minX - mirrored.minX - 0.1 * large) <= 0.25)
        var directional = off
        directional.isDirectional = true
        let turned = try #require(row(directional, direction: .rightToLeft).image?.frame)
        #expect(abs(turned.minX - mirrored.minX + 0.1 * large) <= 0.25)
    }

    @Test func whatHardlyStandsOffCountsAsCentred() {
        #expect(symbol(middle: CGPoint(x: -0.0045, y: 0.0045)).inkOffset == .zero)
        let offset = symbol(middle: CGPoint(x: 0, y: -0.006)).inkOffset
        #expect(abs(offset.x - 0.009) < 1e-9 && abs(offset.y + 0.006) < 1e-9)
    }

    // MARK: Certainty

    @Test func explainSaysHowTheSizeIsKnown() throws {
        func certainty(_ name: String, weight: FontWeight = .regular, design: Design = .design26) throws -> Certainty? {
            let traits = TraitCollection(design: design, displayScale: 2)
            var content = ListContentConfiguration(preset: .cell, design: design)
            content.image = Image(symbol(name), configuration: SymbolConfiguration(weight: weight))
            let list = List(sections: [List.Section(rows: [ListCell(content)])])
            let reasons = Explanation.reasons(in: list, traits: traits, width: 402, measurer: SystemFontMeasurer())
            return try #require(reasons.first?.entries.first { $0.name == "image.natural.width" }).certainty
        }
        #expect(try certainty("star") == .measured)
        #expect(try certainty("star", design: .design18) == .assumed)
        #expect(try certainty("none") == .rule)
        #expect(try certainty("none", weight: .bold) == .assumed)
    }
}
