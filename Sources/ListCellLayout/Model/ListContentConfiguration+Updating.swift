// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension ListContentConfiguration {
    /// The configuration in a list and a state: UIKit's updated(for:).
    ///
    /// Only what was not set changes. `cell`, `header` and `footer` take the kind of the list (apple, from iOS 18), all
    /// presets the values of the generation, and a state changes colours, font and opacity (`PresetBase.Changes`): what
    /// an earlier state changed is gone. A layout updates the content of each cell for the cell's own state.
    ///
    /// - Parameters:
    ///   - state: What the cell is going through.
    ///   - appearance: The list it stands in.
    ///   - design: The generation of the list's metrics.
    public func updated(
        for state: CellState, in appearance: List.Appearance, design: Design
    ) -> ListContentConfiguration {
        var result = self
        result.base = base.updated(for: state, in: appearance, design: design)
        return result
    }

    /// Whether nothing would change: the usual case, which spares a copy of everything.
    func isUpdated(for state: CellState, in appearance: List.Appearance, design: Design) -> Bool {
        base.updated(for: state, in: appearance, design: design) == base
    }
}
