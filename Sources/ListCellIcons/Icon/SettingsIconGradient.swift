// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The shading of a tile from top to bottom, as a named style of a system.
public enum SettingsIconGradient: String, CaseIterable, Sendable, Hashable {
    /// Lighter towards the top, by measured pairs or a formula (design notes, iOS 27); also visionOS (assumed).
    case iOS27
    /// The same with the watch's own pairs and sample rows (design notes, watchOS 27).
    case watchOS27
    /// White over the upper two thirds (measured on pictures of iOS 26).
    case iOS26
    /// The plain colour, as on iOS 18 and before (assumed).
    case flat
}

extension SettingsIconGradient {
    /// The stops over the tile's height, linear in sRGB components.
    ///
    /// Where a component would leave 0...255 there is a stop, so that it stays at the limit from there on and the
    /// colours between the stops remain exact.
    public func stops(for color: RGBA) -> [LinearGradient.Stop] {
        switch self {
        case .iOS27:
            ramp(for: color, pairs: Self.pairsIOS27, rows: SettingsIconMetrics.sampleRowsIOS)
        case .watchOS27:
            ramp(for: color, pairs: Self.pairsWatchOS27, rows: SettingsIconMetrics.sampleRowsWatchOS)
        case .iOS26: overlay(on: color)
        case .flat: [LinearGradient.Stop(location: 0, color: color)]
        }
    }

    private func ramp(
        for color: RGBA, pairs: [SettingsIconColorPair], rows figures: SettingsIconMetrics.SampleRows
    ) -> [LinearGradient.Stop] {
        let rows = (top: Double(figures.top.value), bottom: Double(figures.bottom.value))
        let pair = SettingsIconColorPair.nearest(to: color, in: pairs) ?? SettingsIconColorPair(formulaFor: color)
        let lines = zip(pair.top.channels, pair.bottom.channels).map { top, bottom in
            (
                start: top - (bottom - top) * rows.top / (rows.bottom - rows.top),
                slope: (bottom - top) / (rows.bottom - rows.top)
            )
        }
        var locations = [0.0, 1.0]
        for line in lines where line.slope != 0 {
            for limit in [0.0, 255.0] {
                let location = (limit - line.start) / line.slope
                if location > 0 && location < 1 { locations.append(location) }
            }
        }
        return locations.sorted().map { location in
            let values = lines.map { max(0, min(255, $0.start + $0.slope * location)) / 255 }
            return LinearGradient.Stop(
                location: location,
                color: RGBA(red: values[0], green: values[1], blue: values[2], alpha: color.alpha))
        }
    }

    private func overlay(on color: RGBA) -> [LinearGradient.Stop] {
        let end = Double(SettingsIconMetrics.overlayEnd26.value)
        let white = end / 2
        let top = RGBA(
            red: color.red + (1 - color.red) * white, green: color.green + (1 - color.green) * white,
            blue: color.blue + (1 - color.blue) * white, alpha: color.alpha)
        return [LinearGradient.Stop(location: 0, color: top), LinearGradient.Stop(location: end, color: color)]
    }

    /// The pairs of iOS 27 (measured). Pink, yellow, mint, teal, cyan, purple and brown were not to be seen there.
    static let pairsIOS27 = [
        SettingsIconColorPair("red", top: (255, 63, 66), bottom: (255, 56, 60)),
        SettingsIconColorPair("orange", top: (255, 155, 54), bottom: (255, 141, 40)),
        SettingsIconColorPair("green", top: (66, 212, 100), bottom: (52, 199, 89)),
        SettingsIconColorPair("blue", top: (0, 147, 255), bottom: (0, 136, 255)),
        SettingsIconColorPair("indigo", top: (109, 96, 255), bottom: (97, 85, 245)),
        SettingsIconColorPair("gray", top: (159, 159, 164), bottom: (142, 142, 147)),
        SettingsIconColorPair("black", top: (10, 10, 10), bottom: (0, 0, 0)),
    ]

    /// The pairs of watchOS 27 (measured). The watch's own grays follow the formula, black was not to be seen.
    static let pairsWatchOS27 = [
        SettingsIconColorPair("red", top: (255, 63, 66), bottom: (255, 56, 60)),
        SettingsIconColorPair("orange", top: (249, 151, 53), bottom: (255, 141, 40)),
        SettingsIconColorPair("green", top: (66, 212, 101), bottom: (52, 199, 89)),
        SettingsIconColorPair("blue", top: (0, 147, 255), bottom: (0, 136, 255)),
        SettingsIconColorPair("indigo", top: (109, 96, 255), bottom: (97, 85, 245)),
        SettingsIconColorPair("pink", top: (255, 51, 95), bottom: (255, 45, 85)),
    ]
}
