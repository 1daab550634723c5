// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The colours of a tile at the upper and the lower sample row.
struct SettingsIconColorPair: Hashable, Sendable {
    /// Components from 0 to 255.
    struct Components: Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double

        var channels: [Double] { [red, green, blue] }
    }

    /// The system colour's name; empty for a pair by the formula.
    var name: String
    var top: Components
    /// The system colour itself, in its light variant.
    var bottom: Components

    init(_ name: String, top: (Double, Double, Double), bottom: (Double, Double, Double)) {
        self.name = name
        self.top = Components(red: top.0, green: top.1, blue: top.2)
        self.bottom = Components(red: bottom.0, green: bottom.1, blue: bottom.2)
    }
}

extension SettingsIconColorPair {
    /// The pair of any colour: below the colour, above it dodged and veiled with white, rounded to whole components.
    ///
    /// Source: the design notes; within 6 of every measured pair.
    init(formulaFor color: RGBA) {
        func lightened(_ component: Double) -> Double {
            let dodged = min(1, component / (1 - SettingsIconMetrics.dodge.value))
            let white = SettingsIconMetrics.whiteOverlay.value
            let veiled = dodged * (1 - white) + white
            return (veiled * 255).rounded()
        }
        self.init(
            "", top: (lightened(color.red), lightened(color.green), lightened(color.blue)),
            bottom: (color.red * 255, color.green * 255, color.blue * 255))
    }

    /// The pair whose colour is within the tolerance in every component; of several the nearest.
    static func nearest(to color: RGBA, in pairs: [SettingsIconColorPair]) -> SettingsIconColorPair? {
        let tolerance = SettingsIconMetrics.recognitionTolerance.value + 1e-9
        var nearest: (pair: SettingsIconColorPair, distance: Double)?
        for pair in pairs {
            let distance = zip(pair.bottom.channels, [color.red, color.green, color.blue]).reduce(0) {
                max($0, abs($1.0 - $1.1 * 255))
            }
            if distance <= tolerance && distance < nearest?.distance ?? .infinity { nearest = (pair, distance) }
        }
        return nearest?.pair
    }
}
