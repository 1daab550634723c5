// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// No row gets lower as its text grows: every preset and classic style in every list, on every release.
@Suite struct SizeConsistencyTests {
    /// A list in which every row of `Row.all` is laid out.
    struct Surroundings: CustomTestStringConvertible, Sendable {
        var system: OperatingSystem
        var container: List.Container
        var appearance: List.Appearance
        var width: CGFloat

        var testDescription: String { "\(system.name) \(container) \(appearance) \(width)" }

        /// All systems, containers and appearances; the widths take turns, so that each kind of list of a generation has
        /// one of a phone and one of an iPad or of a phone in landscape.
        static let all: [Surroundings] = {
            let widths: [CGFloat] = [320, 820, 393, 1024, 375, 667, 402, 440]
            let kinds = OperatingSystem.allCases.flatMap { system in
                List.Container.allCases.flatMap { container in
                    List.Appearance.allCases.map { (system, container, $0) }
                }
            }
            return kinds.enumerated().map { index, kind in
                Surroundings(
                    system: kind.0, container: kind.1, appearance: kind.2, width: widths[index % widths.count])
            }
        }()

        func traits(_ size: ContentSizeCategory) -> TraitCollection {
            let isPad = width > 700
            return TraitCollection(
                system: system, userInterfaceIdiom: isPad ? .pad : .phone, displayScale: isPad ? 2 : 3,
                preferredContentSizeCategory: size)
        }
    }

    /// A row: its preset or classic style, and what it shows.
    struct Row: CustomStringConvertible {
        enum Picture: String, CaseIterable { case none, icon, symbol, artwork }

        var preset: ListContentConfiguration.Preset
        var style: ListCell.ClassicStyle?
        var text: String
        var secondaryText: String?
        var picture: Picture

        var description: String {
            let kind = style.map { "classic \($0)" } ?? preset.rawValue
            return "\(kind) with \(text), \(secondaryText ?? "nothing"), \(picture)"
        }

        func cell(in appearance: List.Appearance, design: Design) -> ListCell {
            var content = ListContentConfiguration(preset: preset, design: design, in: appearance)
            content.text = text
            content.secondaryText = secondaryText
            content.image =
                switch picture {
                case .none: nil
                case .icon: icon
                case .symbol: Image(Self.symbol)
                case .artwork: Image(.systemBlue, size: CGSize(width: 60, height: 60))
                }
            style?.apply(to: &content)
            return ListCell(content, classicStyle: style)
        }

        private static let symbol: Symbol = {
            let ink = CGRect(x: -0.5, y: -0.4, width: 1, height: 0.8)
            return Symbol(name: "none", path: .rect(ink), bounds: ink, advance: 1.2)
        }()

        /// The rows of all presets, and in a table view those of the classic styles.
        static func all(in container: List.Container) -> [Row] {
            let long = "Some words that need more than one line of a row on a phone"
            let texts: [(String, String?)] = [
                ("Wi-Fi", nil), (long, nil), ("Wi-Fi", "On"), ("Wi-Fi", long), (long, long),
            ]
            let presets = ListContentConfiguration.Preset.allCases.map { ($0, ListCell.ClassicStyle?.none) }
            let styles = ListCell.ClassicStyle.allCases.map { ($0.preset, Optional($0)) }
            return (presets + (container == .tableView ? styles : [])).flatMap { preset, style in
                texts.flatMap { text, secondaryText in
                    Picture.allCases.map {
                        Row(preset: preset, style: style, text: text, secondaryText: secondaryText, picture: $0)
                    }
                }
            }
        }

        /// Whether the row may be lower at AX1 than at XXXL, as it was measured at AX3 in SwiftUI: at accessibility sizes
        /// the text wraps under the image, which raises no row.
        ///
        /// In cells it takes a picture higher than their text; the text of headers and footers is lower than any.
        var mayFallWhereTextWraps: Bool {
            switch picture {
            case .none: false
            case .icon, .symbol: preset.isHeader || preset.isFooter
            case .artwork: true
            }
        }
    }

    @Test(arguments: Surroundings.all) func noRowGetsLowerAsItsTextGrows(_ surroundings: Surroundings) {
        let rows = Row.all(in: surroundings.container)
        var unexplained: [String] = []
        var measured: [String] = []
        var before: [CGFloat] = []
        for size in ContentSizeCategory.allCases {
            let heights = heights(of: rows, in: surroundings, size: size)
            for (row, (height, smaller)) in zip(rows, zip(heights, before)) where height < smaller - 0.001 {
                let fall = "\(row): \(height) at \(size.abbreviation), \(smaller) before"
                if size == .accessibilityMedium, row.mayFallWhereTextWraps {
                    measured.append(fall)
                } else {
                    unexplained.append(fall)
                }
            }
            before = heights
        }
        #expect(unexplained.isEmpty)
        withKnownIssue("at accessibility sizes text wraps under an image, which raises no row (measured)") {
            #expect(measured.isEmpty)
        }
    }

    private func heights(of rows: [Row], in surroundings: Surroundings, size: ContentSizeCategory) -> [CGFloat] {
        let traits = surroundings.traits(size)
        let list = List(
            appearance: surroundings.appearance, container: surroundings.container,
            sections: [List.Section(rows: rows.map { $0.cell(in: surroundings.appearance, design: traits.design) })],
            headerMode: List.HeaderMode.none)
        return ListLayout(list, traits: traits, width: surroundings.width, measurer: SystemFontMeasurer()).sections[0]
            .rows.map(\.frame.height)
    }
}
