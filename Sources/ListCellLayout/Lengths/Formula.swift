// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A length as the sum that gives it: it has a value, a text and a certainty.
public indirect enum Formula: Hashable, Sendable {
    case term(Term)
    case sum([Formula])
    case difference(Formula, Formula)
    case product(Formula, Formula)
    case quotient(Formula, Formula)
    case maximum([Formula])
    case minimum([Formula])
    /// Up to the next pixel border.
    case ceil(Formula, PixelGrid)
    /// To the nearest pixel border, half a pixel up.
    case round(Formula, PixelGrid)
}

extension Formula {
    init(_ figure: Figure) { self = .term(Term(figure)) }

    init(_ name: String, _ value: CGFloat, _ certainty: Certainty? = nil, _ source: String = "") {
        self = .term(Term(name, value, certainty, source))
    }

    static func + (a: Formula, b: Formula) -> Formula {
        if case .sum(let terms) = a { return .sum(terms + [b]) }
        return .sum([a, b])
    }

    static func - (a: Formula, b: Formula) -> Formula { .difference(a, b) }
    static func * (a: Formula, b: Formula) -> Formula { .product(a, b) }
    static func / (a: Formula, b: Formula) -> Formula { .quotient(a, b) }
}

extension Formula {
    /// In points; a quotient by 0 is 0.
    public var value: CGFloat {
        switch self {
        case .term(let term): return term.value
        case .sum(let parts): return parts.reduce(0) { $0 + $1.value }
        case .difference(let a, let b): return a.value - b.value
        case .product(let a, let b): return a.value * b.value
        case .quotient(let a, let b): return b.value == 0 ? 0 : a.value / b.value
        case .maximum(let parts): return parts.map(\.value).max() ?? 0
        case .minimum(let parts): return parts.map(\.value).min() ?? 0
        case .ceil(let a, let grid): return grid.ceil(a.value)
        case .round(let a, let grid): return grid.round(a.value)
        }
    }

    /// Its terms from left to right, each once.
    public var terms: [Term] {
        var seen: Set<Term> = []
        return leaves.filter { seen.insert($0).inserted }
    }

    /// How sure its least sure term is; nil where all of it is stated.
    public var certainty: Certainty? { leaves.compactMap(\.certainty).max() }

    private var leaves: [Term] {
        switch self {
        case .term(let term): [term]
        case .sum(let parts), .maximum(let parts), .minimum(let parts): parts.flatMap(\.leaves)
        case .difference(let a, let b), .product(let a, let b), .quotient(let a, let b): a.leaves + b.leaves
        case .ceil(let a, _), .round(let a, _): a.leaves
        }
    }
}
