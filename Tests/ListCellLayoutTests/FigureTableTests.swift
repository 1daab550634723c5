// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellTestSupport
import ListCellText
import Testing

@testable import ListCellLayout

/// The figures and presets of the layout against the tables of what is recorded of UIKit.
///
/// Figures are looked up by the names that are printed, so that the tables do not depend on how the figures are held.
@Suite struct FigureTableTests {
    /// A number or a quotient of two: `53/3`.
    private static func number(_ text: String?) throws -> CGFloat? {
        guard let text, !text.isEmpty else { return nil }
        let numbers = try text.split(separator: "/").map { CGFloat(try #require(Double($0))) }
        return numbers.dropFirst().reduce(numbers[0], /)
    }

    @Test func everyRecordedFigureIsTheLayouts() throws {
        var entries: [String: FigureEntry] = [:]
        for entry in FigureGroup.all.flatMap(\.entries) { entries[entry.name] = entry }
        let rows = try Fixture("figures.csv", in: .module).rows
        #expect(rows.count > 60)
        for row in rows {
            let name = try #require(row["name"])
            let entry = try #require(entries[name], "no figure is called \(name)")
            for (generation, figure) in [("18", entry[.design18]), ("26", entry[.design26])] {
                guard let value = try Self.number(row["value\(generation)"]) else { continue }
                let figure = try #require(figure, "\(generation) \(name)")
                let sure = try #require(Certainty(rawValue: row["sure\(generation)"] ?? ""))
                #expect(abs(figure.value - value) < 1e-9, "\(generation) \(name): \(figure.value)")
                #expect(figure.certainty >= sure, "\(generation) \(name) claims more than is known")
            }
        }
    }

    /// A font as the table writes it: `body semibold`.
    private static func name(of font: Font) -> String {
        let weight = font.weight
        return (font.textStyle?.rawValue ?? "") + (weight == .regular ? "" : " " + weight.name)
    }

    @Test func everyPresetIsTheRecordedOne() throws {
        let rows = try Fixture("presets.csv", in: .module).rows
        #expect(rows.count == 2 * ListContentConfiguration.Preset.allCases.count)
        for row in rows {
            let preset = try #require(ListContentConfiguration.Preset(rawValue: row["preset"] ?? ""))
            let design = row["generation"] == "26" ? Design.design26 : .design18
            let content = ListContentConfiguration(preset: preset, design: design)
            let margins = content.directionalLayoutMargins
            let text = content.textProperties
            let secondary = content.secondaryTextProperties
            let found: [String: String] = [
                "top": "\(Int(margins.top))", "leading": "\(Int(margins.leading))", "bottom": "\(Int(margins.bottom))",
                "trailing": "\(Int(margins.trailing))", "image_to_text": "\(Int(content.imageToTextPadding))",
                "between_texts": "\(Int(content.textToSecondaryTextVerticalPadding))",
                "text": Self.name(of: text.font), "text_color": text.color.name ?? "",
                "secondary": Self.name(of: secondary.font), "secondary_color": secondary.color.name ?? "",
                "lines": "\(text.numberOfLines)",
                "scale": text.minimumScaleFactor == 0 ? "0" : "\(text.minimumScaleFactor)",
                "transform": text.transform.rawValue,
                "side_by_side": content.prefersSideBySideTextAndSecondaryText ? "yes" : "no",
            ]
            for (column, value) in found { #expect(value == row[column], "\(preset) \(design) \(column)") }
            #expect(content.textToSecondaryTextHorizontalPadding == 8)
            #expect(text.allowsDefaultTighteningForTruncation == (text.minimumScaleFactor > 0))
            #expect(text.adjustsFontSizeToFitWidth == (text.minimumScaleFactor > 0))
            #expect(content.alpha == 1 && content.axesPreservingSuperviewLayoutMargins == .horizontal)
            #expect(secondary.numberOfLines == 0 && secondary.minimumScaleFactor == 0)
            #expect(text.adjustsFontForContentSizeCategory && secondary.adjustsFontForContentSizeCategory)
        }
    }
}
