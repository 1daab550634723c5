// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension BackgroundConfiguration {
    /// The configuration in a list and a state: UIKit's updated(for:).
    ///
    /// Only what still has the preset's value changes: a property that was set keeps its value. The colours of states
    /// are reported.
    ///
    /// - Parameters:
    ///   - state: What the cell is going through.
    ///   - appearance: The list it stands in.
    ///   - design: The generation of the list's metrics.
    public func updated(for state: CellState, in appearance: List.Appearance, design: Design) -> Self {
        guard preset != .clear else { return self }
        var result = self
        result.preset = preset.resolved(in: appearance)
        let isRounded =
            (result.preset.isSidebarCell && appearance == .sidebar) || (state.contains(.swiped) && design >= .design26)
        if isRounded, cornerRadius == 0 {
            result.cornerRadius = SystemMetrics.standard.sidebarCornerRadius[design].value
        }
        if backgroundColor == preset.backgroundColor {
            result.backgroundColor = result.preset.backgroundColor
            result.applyColor(of: state, design: design)
        }
        return result
    }

    /// Selected and highlighted rows are systemGray4, in a sidebar quaternarySystemFill; swiped ones systemGray5; the
    /// row that a drop goes to systemGray2; focused ones a breath of the tint, and a selected one in a sidebar all of
    /// it (assumed, since its text is white). A row that is moved is a little transparent.
    private mutating func applyColor(of state: CellState, design: Design) {
        let isSidebarCell = preset.isSidebarCell
        guard isSidebarCell || preset == .listPlainCell || preset == .listGroupedCell else { return }
        let isHighlighted = state.contains(.highlighted)
        if isSidebarCell, state.contains([.selected, .focused]) {
            backgroundColor = nil
        } else if isHighlighted, state.contains(.dropTargeted), !isSidebarCell {
            backgroundColor = .catalog(.systemGray2)
        } else if state.contains(.selected) || isHighlighted || state.contains(.dropTargeted) {
            backgroundColor = .catalog(isSidebarCell ? .quaternarySystemFill : .systemGray4)
        } else if state.contains(.swiped) {
            backgroundColor = .catalog(.systemGray5)
        } else if state.contains(.focused) {
            backgroundColor = nil
            fade(to: SystemMetrics.standard.focusedBackgroundAlpha[design])
        }
        if state.contains(.reordering) { fade(to: SystemMetrics.standard.reorderingBackgroundAlpha[design]) }
        guard isSidebarCell else { return }
        if state.contains(.disabled) {
            fade(to: SystemMetrics.standard.disabledSidebarAlpha[design])
        } else if isHighlighted {
            fade(to: SystemMetrics.standard.highlightedSidebarAlpha[design])
        }
    }

    /// Makes the colour, or the tint where there is none, more transparent.
    private mutating func fade(to alpha: Figure) {
        let color = backgroundColor ?? .catalog(.systemBlue)
        backgroundColor = color.withAlpha(multipliedBy: Double(alpha.value))
    }
}
