// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A scene of many rows of all kinds; the same seed gives the same scene.
struct GeneratedScene {
    let rows: Int
    private var random: SplitMix

    init(rows: Int, seed: UInt64) {
        self.rows = rows
        self.random = SplitMix(state: seed)
    }

    /// The scene as a file: sections of 100 rows with a header and a footer.
    var yaml: String {
        var copy = self
        return copy.write()
    }

    private static let words = [
        "Airplane", "Mode", "Allow", "apps", "to", "request", "tracking", "Background", "refresh", "Privacy", "and",
        "security", "Display", "brightness", "Cellular", "data", "roaming", "for", "this", "network", "Reset", "all",
        "settings", "Language", "region", "Keyboard", "Face", "recognition", "of", "the", "owner", "AirPlay", "Wi-Fi",
    ]
    private static let presets = ["cell", "subtitleCell", "valueCell"]
    private static let accessories = ["disclosureIndicator", "{ switch: on }", "checkmark", "{ label: \"3\" }"]
    private static let symbols = ["wifi", "airplane", "gear", "bell.badge.fill", "hourglass"]
    private static let colors = ["blue", "orange", "gray", "red", "indigo"]

    private mutating func write() -> String {
        var text = "listcell: 1\ntitle: Generated\nsections:\n"
        for index in 0..<rows {
            if index % 100 == 0 {
                text += "  - header: \(phrase(1...3))\n    footer: \(phrase(8...24))\n    rows:\n"
            }
            text += row()
        }
        return text
    }

    private mutating func row() -> String {
        let preset = pick(Self.presets)
        var text = "      - text: \(phrase(1...6))\n        cell: \(preset)\n"
        if preset != "cell" { text += "        secondaryText: \(phrase(1...9))\n" }
        if random.next(below: 2) == 0 {
            text += "        icon: { symbol: \(pick(Self.symbols)), color: \(pick(Self.colors)) }\n"
        }
        if random.next(below: 3) > 0 { text += "        accessories: [ \(pick(Self.accessories)) ]\n" }
        return text
    }

    private mutating func phrase(_ count: ClosedRange<Int>) -> String {
        let count = count.lowerBound + random.next(below: count.count)
        return (0..<count).map { _ in pick(Self.words) }.joined(separator: " ")
    }

    private mutating func pick(_ values: [String]) -> String { random.pick(values) }
}
