// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A length with the sum that gives it, added up.
struct Sum: Sendable {
    /// In points.
    let value: CGFloat
    let formula: Formula

    init(_ formula: Formula) {
        value = formula.value
        self.formula = formula
    }

    private init(_ value: CGFloat, _ formula: Formula) {
        self.value = value
        self.formula = formula
    }
}

extension Sum {
    /// How sure its least sure term is; nil where all of it is stated.
    var certainty: Certainty? { formula.certainty }
}

/// The reading of the rules that remembers.
extension Sum: Length {
    init(_ sum: Sum) { self = sum }

    init(_ figure: Figure) { self.init(figure.value, .term(Term(figure))) }

    init(_ value: CGFloat, _ name: @autoclosure () -> String, _ basis: @autoclosure () -> Basis) {
        let basis = basis()
        self.init(value, .term(Term(name(), value, basis.certainty, basis.source)))
    }

    static func + (a: Sum, b: Sum) -> Sum { Sum(a.value + b.value, a.formula + b.formula) }
    static func - (a: Sum, b: Sum) -> Sum { Sum(a.value - b.value, a.formula - b.formula) }
    static func * (a: Sum, b: Sum) -> Sum { Sum(a.value * b.value, a.formula * b.formula) }
    static func / (a: Sum, b: Sum) -> Sum {
        Sum(b.value == 0 ? 0 : a.value / b.value, a.formula / b.formula)
    }

    static func larger(_ a: Sum, _ b: Sum) -> Sum {
        Sum(max(a.value, b.value), .maximum(a.formula.maximumParts + b.formula.maximumParts))
    }

    static func smaller(_ a: Sum, _ b: Sum) -> Sum {
        Sum(min(a.value, b.value), .minimum(a.formula.minimumParts + b.formula.minimumParts))
    }

    func up(to grid: PixelGrid) -> Sum { Sum(grid.ceil(value), .ceil(formula, grid)) }
    func nearest(on grid: PixelGrid) -> Sum { Sum(grid.round(value), .round(formula, grid)) }
    var orZero: Sum { value >= 0 ? self : .larger(.zero("least"), self) }

    func named(_ name: @autoclosure () -> String) -> Sum {
        Sum(value, .term(Term(name(), value, certainty)))
    }
}

extension Formula {
    /// The parts of a maximum, so that a maximum of maxima is one.
    fileprivate var maximumParts: [Formula] {
        if case .maximum(let parts) = self { parts } else { [self] }
    }

    fileprivate var minimumParts: [Formula] {
        if case .minimum(let parts) = self { parts } else { [self] }
    }
}

extension Sum {
    /// The lines of an explanation as the rules write them.
    final class Notes: LengthNotes {
        private var parts = [[Explanation.Entry]](repeating: [], count: Explanation.Part.allCases.count)

        init() {}

        static var areKept: Bool { true }

        var entries: [Explanation.Entry]? { parts.flatMap(\.self) }

        func add(
            _ part: Explanation.Part, _ name: @autoclosure () -> String, _ length: Sum,
            _ rule: @autoclosure () -> String, _ certainty: @autoclosure () -> Certainty?
        ) -> Sum {
            let certainty = [length.certainty, certainty()].compactMap(\.self).max()
            let entry = Explanation.Entry(
                name: name(), formula: length.formula, rule: rule(), certainty: certainty)
            parts[part.rawValue].append(entry)
            return Sum(length.value, .term(Term(entry.name, length.value, certainty)))
        }
    }
}
