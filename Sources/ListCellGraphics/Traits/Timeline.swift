// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Values that hold from a moment on, each until a later one replaces it.
///
/// ```swift
/// var inset: ByGeneration<CGFloat> = [.design18: 20, .design26: 16]
/// inset[Design(rawValue: 28)] = 18     // from 28 on; 18 and 26 keep theirs
/// ```
public struct Timeline<Moment: Comparable & Sendable, Value: Sendable>: Sendable {
    /// What holds before the first step.
    private var first: Value
    /// What holds from a moment on, oldest first.
    private var steps: [Step]

    fileprivate struct Step: Sendable {
        var start: Moment
        var value: Value
    }
}

/// Values by the generation of list metrics.
public typealias ByGeneration<Value: Sendable> = Timeline<Design, Value>
/// Values by the release of iOS.
public typealias ByRelease<Value: Sendable> = Timeline<OperatingSystem, Value>

extension Timeline {
    /// One value for all time.
    public init(_ value: Value) {
        first = value
        steps = []
    }

    /// The value at a moment; setting it sets what holds from that moment on, up to the next step.
    public subscript(moment: Moment) -> Value {
        get {
            for step in steps.reversed() where step.start <= moment { return step.value }
            return first
        }
        set {
            let index = steps.firstIndex { $0.start >= moment } ?? steps.count
            if index < steps.count, steps[index].start == moment {
                steps[index].value = newValue
            } else {
                steps.insert(Step(start: moment, value: newValue), at: index)
            }
        }
    }

    /// Each value turned into another one.
    public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Timeline<Moment, Other> {
        var result = Timeline<Moment, Other>(transform(first))
        for step in steps { result[step.start] = transform(step.value) }
        return result
    }
}

extension Timeline: ExpressibleByDictionaryLiteral {
    /// Values by the moment from which they hold; the earliest holds before its moment too. At least one.
    public init(dictionaryLiteral elements: (Moment, Value)...) {
        let sorted = elements.sorted { $0.0 < $1.0 }
        precondition(!sorted.isEmpty, "a table without values")
        self.init(sorted[0].1)
        for (moment, value) in sorted.dropFirst() { self[moment] = value }
    }
}

extension Timeline.Step: Equatable where Value: Equatable {}
extension Timeline.Step: Hashable where Moment: Hashable, Value: Hashable {}
extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Hashable where Moment: Hashable, Value: Hashable {}
