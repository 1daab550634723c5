// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellTestSupport
import Testing

@testable import ListCellGraphics

/// Every named colour in light and dark, at normal and high contrast, on every release, against the recorded table.
@Suite struct CatalogColorTableTests {
    /// A line of the table.
    struct Row {
        var color: CatalogColor
        var systems: [OperatingSystem]
        var values: [AccessibilityContrast: [UserInterfaceStyle: RGBA]]

        init(_ line: [String: String]) throws {
            color = try #require(CatalogColor(rawValue: line["color"] ?? ""))
            systems = line["generation"] == "26" ? [.iOS26, .iOS27] : [.iOS17, .iOS18]
            let normal = [
                UserInterfaceStyle.light: try Self.color(line["light"]), .dark: try Self.color(line["dark"]),
            ]
            let isKnown = line["high_light"]?.isEmpty == false
            let high =
                isKnown
                ? [
                    UserInterfaceStyle.light: try Self.color(line["high_light"]),
                    .dark: try Self.color(line["high_dark"]),
                ]
                : normal
            values = [.normal: normal, .high: high]
        }

        /// `RRGGBB`, or `RRGGBB@0.6` and `RRGGBB@61/255` with an opacity.
        static func color(_ text: String?) throws -> RGBA {
            let parts = try #require(text).split(separator: "@")
            let alpha = try parts.dropFirst().first.map { text in
                let quotient = try text.split(separator: "/").map { try #require(Double($0)) }
                return quotient.dropFirst().reduce(quotient[0], /)
            }
            return RGBA(hex: try #require(UInt32(parts[0], radix: 16)), alpha: alpha ?? 1)
        }
    }

    static func rows() throws -> [Row] { try Fixture("colors.csv", in: .module).rows.map(Row.init) }

    @Test func everyColorHasItsRecordedValues() throws {
        for row in try Self.rows() {
            for (contrast, styles) in row.values {
                for (style, expected) in styles {
                    for system in row.systems {
                        let traits = TraitCollection(
                            system: system, userInterfaceStyle: style, accessibilityContrast: contrast)
                        let color = row.color.resolved(with: traits)
                        #expect(color == expected, "\(row.color) \(system.name) \(style) \(contrast)")
                    }
                }
            }
        }
    }

    @Test func theTableHasEveryColorOnEveryRelease() throws {
        let rows = try Self.rows()
        for system in OperatingSystem.allCases {
            let colors = rows.filter { $0.systems.contains(system) }.map(\.color)
            #expect(colors.count == CatalogColor.allCases.count)
            #expect(Set(colors) == Set(CatalogColor.allCases))
        }
    }

    /// A colour of an app's own is the same at high contrast; the parts of a pair that have names are not.
    @Test func onlyNamedColorsFollowTheContrast() {
        let high = TraitCollection(system: .iOS27, accessibilityContrast: .high)
        let own = RGBA(hex: 0x123456)
        #expect(Color(own).resolved(with: high) == own)
        #expect(Color(light: .systemBlue, dark: Color(own)).resolved(with: high) == RGBA(hex: 0x1E6EF4))
        #expect(Color.systemBlue.withAlpha(multipliedBy: 0.5).resolved(with: high) == RGBA(hex: 0x1E6EF4, alpha: 0.5))
    }
}
