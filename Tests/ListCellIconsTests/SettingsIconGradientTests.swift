// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct SettingsIconGradientTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var platform: SettingsIcon.Platform
        var name: String
        var base: [Double]
        var top: [Double]
        var bottom: [Double]

        var testDescription: String { "\(platform.rawValue) \(name)" }
    }

    /// The design notes' table, rows 6 and 71 of 78 on the phone, 3 and 43 of 48 on the watch.
    static let measured = [
        Sample(platform: .iOS, name: "red", base: [255, 56, 60], top: [255, 63, 66], bottom: [255, 56, 60]),
        Sample(platform: .iOS, name: "orange", base: [255, 141, 40], top: [255, 155, 54], bottom: [255, 141, 40]),
        Sample(platform: .iOS, name: "green", base: [52, 199, 89], top: [66, 212, 100], bottom: [52, 199, 89]),
        Sample(platform: .iOS, name: "blue", base: [0, 136, 255], top: [0, 147, 255], bottom: [0, 136, 255]),
        Sample(platform: .iOS, name: "indigo", base: [97, 85, 245], top: [109, 96, 255], bottom: [97, 85, 245]),
        Sample(platform: .iOS, name: "gray", base: [142, 142, 147], top: [159, 159, 164], bottom: [142, 142, 147]),
        Sample(platform: .iOS, name: "black", base: [0, 0, 0], top: [10, 10, 10], bottom: [0, 0, 0]),
        Sample(platform: .visionOS, name: "blue", base: [0, 136, 255], top: [0, 147, 255], bottom: [0, 136, 255]),
        Sample(platform: .watchOS, name: "red", base: [255, 56, 60], top: [255, 63, 66], bottom: [255, 56, 60]),
        Sample(
            platform: .watchOS, name: "orange", base: [255, 141, 40], top: [249, 151, 53], bottom: [255, 141, 40]),
        Sample(platform: .watchOS, name: "green", base: [52, 199, 89], top: [66, 212, 101], bottom: [52, 199, 89]),
        Sample(platform: .watchOS, name: "blue", base: [0, 136, 255], top: [0, 147, 255], bottom: [0, 136, 255]),
        Sample(platform: .watchOS, name: "indigo", base: [97, 85, 245], top: [109, 96, 255], bottom: [97, 85, 245]),
        Sample(platform: .watchOS, name: "pink", base: [255, 45, 85], top: [255, 51, 95], bottom: [255, 45, 85]),
    ]

    /// A tile's row, as the middle of a row of pixels shows it.
    private func row(_ row: Double, of height: Double, _ color: [Double], _ platform: SettingsIcon.Platform) -> [Double]
    {
        let rgba = RGBA(red: color[0] / 255, green: color[1] / 255, blue: color[2] / 255)
        let icon = SettingsIcon(symbol: .unknown, color: rgba, platform: platform)
        guard case .drawing(let drawing) = icon.image().content,
            case .fill(_, _, .gradient(let gradient))? = drawing.commands.first
        else { return [] }
        #expect(gradient.start.y == 0 && gradient.end.y == icon.tileSize && gradient.start.x == gradient.end.x)
        let color = Self.color(at: (row + 0.5) / height, in: gradient.stops)
        return [color.red * 255, color.green * 255, color.blue * 255]
    }

    static func color(at location: Double, in stops: [LinearGradient.Stop]) -> RGBA {
        guard let after = stops.firstIndex(where: { $0.location >= location }), after > 0 else {
            return stops[location <= stops[0].location ? 0 : stops.count - 1].color
        }
        let (a, b) = (stops[after - 1], stops[after])
        let t = (location - a.location) / (b.location - a.location)
        func mix(_ axis: KeyPath<RGBA, Double>) -> Double {
            a.color[keyPath: axis] + (b.color[keyPath: axis] - a.color[keyPath: axis]) * t
        }
        return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    }

    private func expect(_ color: [Double], _ expected: [Double], within tolerance: Double) {
        #expect(color.count == 3 && zip(color, expected).allSatisfy { abs($0 - $1) <= tolerance })
    }

    @Test(arguments: measured)
    func measuredPairsAtTheSampleRows(sample: Sample) {
        let isWatch = sample.platform == .watchOS
        let (top, bottom, height) = isWatch ? (3.0, 43.0, 48.0) : (6, 71, 78)
        expect(row(top, of: height, sample.base, sample.platform), sample.top, within: 1e-6)
        expect(row(bottom, of: height, sample.base, sample.platform), sample.bottom, within: 1e-6)
    }

    @Test(arguments: measured)
    func coloursWithinThreeAreRecognised(sample: Sample) {
        let isWatch = sample.platform == .watchOS
        let near = zip(sample.base, [-3.0, 3, -2]).map { max(0, min(255, $0 + $1)) }
        let far = zip(sample.base, [-4.0, 4, -4]).map { max(0, min(255, $0 + $1)) }
        let (top, height) = isWatch ? (3.0, 48.0) : (6, 78)
        expect(row(top, of: height, near, sample.platform), sample.top, within: 1e-6)
        let other = row(isWatch ? 43 : 71, of: height, far, sample.platform)
        expect(other, far, within: 1e-6)
    }

    /// Colours without a measured pair, and what the formula gives for the others.
    @Test(arguments: [
        ([255.0, 204, 0], [255.0, 222, 6]), ([0, 200, 179], [6, 218, 196]), ([0, 195, 208], [6, 213, 227]),
        ([0, 192, 232], [6, 210, 252]), ([203, 48, 224], [221, 57, 244]), ([172, 127, 94], [188, 141, 106]),
        ([255, 45, 85], [255, 54, 96]), ([255, 56, 60], [255, 65, 69]), ([255, 141, 40], [255, 156, 48]),
        ([52, 199, 89], [61, 217, 100]), ([0, 136, 255], [6, 150, 255]), ([97, 85, 245], [109, 96, 255]),
        ([142, 142, 147], [157, 157, 162]), ([0, 0, 0], [6, 6, 6]), ([146, 153, 162], [161, 168, 178]),
        ([134, 141, 150], [148, 156, 165]),
    ])
    func formula(base: [Double], top: [Double]) {
        let pair = SettingsIconColorPair(
            formulaFor: RGBA(red: base[0] / 255, green: base[1] / 255, blue: base[2] / 255))
        #expect(pair.top.channels == top)
        #expect(zip(pair.bottom.channels, base).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func pinkOfThePhoneFollowsTheFormula() {
        expect(row(6, of: 78, [255, 45, 85], .iOS), [255, 54, 96], within: 1e-6)
    }

    @Test func theRampGoesOnBeyondTheSampleRows() {
        expect(row(0, of: 84, [142, 142, 147], .iOS), [160.6, 160.6, 165.6], within: 0.05)
        expect(row(83, of: 84, [142, 142, 147], .iOS), [140.4, 140.4, 145.4], within: 0.05)
        expect(row(83, of: 84, [0, 0, 0], .iOS), [0, 0, 0], within: 1e-9)
    }

    /// Samples of a picture of iOS 26 in colour-managed pixels: within 4 of 255.
    @Test(arguments: [
        (0.12, [69.0, 167, 255]), (0.2, [58, 162, 255]), (0.3, [46, 156, 255]), (0.5, [20, 145, 255]),
        (0.6, [6, 140, 255]), (0.7, [2, 136, 255]), (0.88, [2, 135, 255]),
    ])
    func blueOfIOS26(location: Double, expected: [Double]) {
        let stops = SettingsIconGradient.iOS26.stops(for: RGBA(hex: 0x0088FF))
        let color = Self.color(at: location, in: stops)
        expect([color.red * 255, color.green * 255, color.blue * 255], expected, within: 4)
    }
}
