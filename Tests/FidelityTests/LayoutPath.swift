// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A place in the printed layout, or a sum of such places: `rows[1].frame.y - rows[0].frame.bottom`.
struct LayoutPath {
    private let terms: [(sign: Double, name: String)]

    init(_ path: String) {
        var sign = 1.0
        var terms: [(Double, String)] = []
        for word in path.split(separator: " ") {
            switch word {
            case "-": sign = -1
            case "+": sign = 1
            default:
                terms.append((sign, String(word)))
                sign = 1
            }
        }
        self.terms = terms
    }

    /// The number; nil where a place does not exist.
    func value(in layout: Any) -> Double? {
        var total = 0.0
        for term in terms {
            guard let value = Double(term.name) ?? Self.node(layout, Self.steps(term.name)) as? Double else {
                return nil
            }
            total += term.sign * value
        }
        return total
    }

    /// Whether the element named last is there; its owner must be.
    func isPresent(in layout: Any) -> Bool {
        guard let name = terms.first?.name else { return false }
        return Self.node(layout, Self.steps(name)) != nil
    }

    /// `rows[0].frame.y` as `rows`, `[0]`, `frame`, `y`.
    private static func steps(_ name: String) -> [String] {
        name.replacing("[", with: ".[").split(separator: ".").map(String.init)
    }

    private static func node(_ value: Any, _ steps: [String]) -> Any? {
        guard let step = steps.first else { return value }
        let rest = Array(steps.dropFirst())
        if step.hasPrefix("[") {
            guard let array = value as? [Any] else { return nil }
            let key = String(step.dropFirst().dropLast())
            if let index = Int(key) { return array.indices.contains(index) ? node(array[index], rest) : nil }
            return array.first { ($0 as? [String: Any])?["kind"] as? String == key }.flatMap { node($0, rest) }
        }
        if let object = value as? [String: Any] { return object[step].flatMap { node($0, rest) } }
        guard let numbers = value as? [Double], numbers.count == 2 || numbers.count == 4 else { return nil }
        let frame = numbers.count == 2 ? [0, 0] + numbers : numbers
        return edge(step, of: frame)
    }

    private static func edge(_ name: String, of frame: [Double]) -> Double? {
        switch name {
        case "x": frame[0]
        case "y": frame[1]
        case "width": frame[2]
        case "height": frame[3]
        case "right": frame[0] + frame[2]
        case "bottom": frame[1] + frame[3]
        case "midX": frame[0] + frame[2] / 2
        case "midY": frame[1] + frame[3] / 2
        default: nil
        }
    }
}
