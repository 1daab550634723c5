// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellGraphics

@Suite struct CatalogColorTests {
    /// A colour over an opaque one, as it is seen in a screenshot.
    private func blend(_ top: RGBA, over bottom: RGBA) -> [Int] {
        func mix(_ a: Double, _ b: Double) -> Int { Int(((a * top.alpha + b * (1 - top.alpha)) * 255).rounded()) }
        return [mix(top.red, bottom.red), mix(top.green, bottom.green), mix(top.blue, bottom.blue)]
    }

    private func traits(_ system: OperatingSystem, _ style: UserInterfaceStyle, design: Design? = nil)
        -> TraitCollection
    {
        TraitCollection(system: system, design: design, userInterfaceStyle: style)
    }

    @Test func thePaletteFollowsTheSystemAndNotTheDesign() {
        let blue = CatalogColor.systemBlue
        #expect(blue.resolved(with: traits(.iOS27, .light)) == RGBA(hex: 0x0088FF))
        #expect(blue.resolved(with: traits(.iOS26, .dark, design: .design18)) == RGBA(hex: 0x0091FF))
        #expect(blue.resolved(with: traits(.iOS18, .light)) == RGBA(hex: 0x007AFF))
        #expect(blue.resolved(with: traits(.iOS17, .dark)) == RGBA(hex: 0x0A84FF))
        #expect(CatalogColor.systemGray6.resolved(with: traits(.iOS17, .dark)) == RGBA(hex: 0x1C1C1E))
    }

    struct Pixel: Sendable {
        var color: CatalogColor
        var system: OperatingSystem
        var style: UserInterfaceStyle
        var background: UInt32
        var seen: [Int]
    }

    static let pixels = [
        Pixel(color: .separator, system: .iOS18, style: .light, background: 0xFFFFFF, seen: [198, 198, 200]),
        Pixel(color: .separator, system: .iOS18, style: .dark, background: 0x1C1C1D, seen: [61, 61, 64]),
        Pixel(color: .separator, system: .iOS27, style: .light, background: 0xFFFFFF, seen: [232, 232, 232]),
        Pixel(color: .separator, system: .iOS27, style: .dark, background: 0x1C1C1D, seen: [56, 56, 59]),
        Pixel(color: .secondaryLabel, system: .iOS27, style: .light, background: 0xFFFFFF, seen: [138, 138, 142]),
        Pixel(color: .secondaryLabel, system: .iOS27, style: .light, background: 0xF2F2F7, seen: [133, 133, 139]),
    ]

    /// Pixels measured in screenshots; the recorded components are rounded to hundredths, so one step is allowed.
    @Test(arguments: pixels) func blendedColorsMatchMeasuredPixels(pixel: Pixel) {
        let color = pixel.color.resolved(with: traits(pixel.system, pixel.style))
        let drawn = blend(color, over: RGBA(hex: pixel.background))
        for (a, b) in zip(drawn, pixel.seen) { #expect(abs(a - b) <= 1, "\(drawn) is not \(pixel.seen)") }
    }

    @Test func aSeparatorFollowsTheDesign() {
        let color = CatalogColor.separator
        #expect(color.resolved(with: traits(.iOS26, .light, design: .design18)).alpha == 0.29)
        #expect(color.resolved(with: traits(.iOS26, .light)).alpha == 0.12)
    }

    @Test func theTintIsThatOfTheTraits() {
        func tint(_ color: Color) -> RGBA {
            Color.tintColor.resolved(with: TraitCollection(system: .iOS27, tintColor: color))
        }
        #expect(tint(.systemPink) == RGBA(hex: 0xFF2D55))
        #expect(tint(.tintColor) == RGBA(hex: 0x0088FF))
        #expect(tint(.tintColor.withAlpha(multipliedBy: 0.5)) == RGBA(hex: 0x0088FF, alpha: 0.5))
    }

    @Test func everyNameLeadsBackToItsColor() throws {
        for name in Color.allNames {
            #expect(try #require(Color.named(name)).name == name)
        }
        #expect(Color.named("red")?.name == "systemRed")
        #expect(Color.named("gray3")?.name == "systemGray3")
        #expect(Color.named("groupedBackground")?.name == "systemGroupedBackground")
        #expect(Color.named("Red") == nil)
        #expect(Color.named("system") == nil)
        #expect(Color.named("") == nil)
    }

    @Test func hexadecimalColorsHaveSixOrEightDigits() {
        #expect(RGBA(hex: "#FF8d28") == RGBA(hex: 0xFF8D28))
        #expect(RGBA(hex: "#ff8d2880") == RGBA(hex: 0xFF8D28, alpha: 128.0 / 255))
        for bad in ["", "#", "ff8d28", "#ff8d2", "#ff8d2g", "#ff8d28000", "#+f8d28"] { #expect(RGBA(hex: bad) == nil) }
    }
}
