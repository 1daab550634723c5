// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A figure beside its limit.
struct Result {
    var name: String
    var value: Double
    var limit: Double
    var unit: String
    /// How many digits after the point are shown.
    var digits = 1

    static func time(_ name: String, seconds: Double, limit: Double) -> Result {
        Result(name: name, value: seconds * 1000, limit: limit * 1000, unit: "ms", digits: seconds < 0.02 ? 2 : 1)
    }

    static func memory(_ name: String, mebibytes: Double, limit: Double) -> Result {
        Result(name: name, value: mebibytes, limit: limit, unit: "MiB")
    }

    /// A time as a multiple of another.
    static func ratio(_ name: String, _ value: Double, limit: Double) -> Result {
        Result(name: name, value: value, limit: limit, unit: "times", digits: 2)
    }

    var isOver: Bool { !(value <= limit) }

    var line: String {
        let figure = "\(Self.text(value, digits: digits)) \(unit)"
        let padding = String(repeating: " ", count: max(1, 76 - name.count - figure.count))
        return "\(name)\(padding)\(figure)  \(isOver ? "over" : "ok") (limit \(Self.text(limit, digits: 2)) \(unit))"
    }

    /// A number with at most some digits after the point, without a point that nothing follows.
    private static func text(_ value: Double, digits: Int) -> String {
        let power = digits == 1 ? 10.0 : 100.0
        let text = String((value * power).rounded() / power)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// What one run took.
struct Measurement {
    var seconds: Double
    /// The greatest memory of the process; 0 where it was not measured.
    var mebibytes = 0.0

    func best(with other: Measurement) -> Measurement {
        Measurement(seconds: min(seconds, other.seconds), mebibytes: min(mebibytes, other.mebibytes))
    }
}
