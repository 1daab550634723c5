// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A figure beside its limit.
struct Result {
    var name: String
    var value: Double
    var limit: Double
    var unit: String

    init(_ name: String, seconds: Double, limit: Double) {
        self.init(name: name, value: seconds * 1000, limit: limit * 1000, unit: "ms")
    }

    init(_ name: String, mebibytes: Double, limit: Double) {
        self.init(name: name, value: mebibytes, limit: limit, unit: "MiB")
    }

    private init(name: String, value: Double, limit: Double, unit: String) {
        self.name = name
        self.value = value
        self.limit = limit
        self.unit = unit
    }

    var isOver: Bool { value > limit }

    var line: String {
        let figure = "\((value * 10).rounded() / 10) \(unit)"
        let padding = String(repeating: " ", count: max(1, 64 - name.count - figure.count))
        return "\(name)\(padding)\(figure)  \(isOver ? "over" : "ok") (limit \(Int(limit)) \(unit))"
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
