// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension CellAccessory {
    /// Where an accessory stands among the others of its side, counted from the leading to the trailing side;
    /// UICellAccessory.Placement.Position.
    public enum Position: Hashable, Sendable {
        /// Next to the content: UIKit's default for own views.
        case inside
        /// Before the accessory of a kind, or before all where there is none.
        case before(Kind)
        /// After the accessory of a kind, or after all where there is none.
        case after(Kind)
        /// Before the accessory of an index; what is out of range counts as the nearest end.
        case index(Int)
    }
}

extension CellAccessory.Position {
    /// The index at which an accessory is put in among others of its side.
    func index(in others: [CellAccessory]) -> Int {
        func first(of kind: CellAccessory.Kind) -> Int? { others.firstIndex { $0.kind.identifier == kind.identifier } }
        return switch self {
        case .inside: others.first?.kind.placement == .leading ? others.count : 0
        case .before(let kind): first(of: kind) ?? 0
        case .after(let kind): first(of: kind).map { $0 + 1 } ?? others.count
        case .index(let index): Swift.max(0, Swift.min(index, others.count))
        }
    }
}
