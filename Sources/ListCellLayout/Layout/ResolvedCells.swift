// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The resolved cells of one list: cells that are set up alike, as most rows of a list are, share one.
///
/// A table with a few places; what is set up otherwise takes the place. The reading that remembers shares none, since
/// each cell has reasons of its own.
struct ResolvedCells<L: Length> {
    private final class Entry {
        let cell: ListCell
        let kind: CellLayout.Kind
        let resolved: ResolvedCell<L>

        init(_ cell: borrowing ListCell, kind: CellLayout.Kind, resolved: ResolvedCell<L>) {
            self.cell = copy cell
            self.kind = kind
            self.resolved = resolved
        }
    }

    private var entries: [Entry?] = Array(repeating: nil, count: L.Notes.areKept ? 0 : 256)
}

extension ResolvedCells {
    /// The resolved cell of one that is set up like this one, or what `resolve` makes of it.
    mutating func resolved(
        _ cell: borrowing ListCell, kind: CellLayout.Kind, _ resolve: (borrowing ListCell) -> ResolvedCell<L>
    ) -> ResolvedCell<L> {
        guard !L.Notes.areKept, !cell.content.hasAttributedText else { return resolve(cell) }
        let place = Int(cell.setUpHash % UInt(entries.count))
        if let entry = entries[place], entry.kind == kind, entry.cell.isSetUp(as: cell) { return entry.resolved }
        let resolved = resolve(cell)
        entries[place] = Entry(cell, kind: kind, resolved: resolved)
        return resolved
    }
}

extension ListCell {
    /// Tells most of the cells of a list apart that are set up differently.
    fileprivate var setUpHash: UInt {
        let accessory = accessories.isEmpty ? 0 : 1 + accessories[0].kind.identifier.rawValue
        let content = (content.image == nil ? 0 : 1) + (content.showsSecondaryText ? 2 : 0) + 4 * content.base.row
        return UInt(bitPattern: content &+ 83 &* accessory)
    }
}

extension ListContentConfiguration {
    /// Whether two differ in nothing but their letters, their picture and how that is drawn; neither has an attributed
    /// text.
    func isSetUp(as other: borrowing ListContentConfiguration) -> Bool {
        base == other.base && (image == nil) == (other.image == nil) && showsText == other.showsText
            && showsSecondaryText == other.showsSecondaryText
            && overrides.isEqualButForImage(to: other.overrides)
    }
}
