// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Where the values of a content configuration come from that were not set: a preset, the generation, the list and the
/// state.
///
/// It is a few bytes, and each value is read from a table.
struct PresetBase: Hashable, Sendable {
    typealias Preset = ListContentConfiguration.Preset

    /// The preset that was asked for.
    let origin: Preset
    /// What it is in the list: `cell`, `header` and `footer` take the list's kind (apple, from iOS 18).
    let preset: Preset
    let design: Design
    /// What the state and the place change.
    var changes: Changes = []
    private let storedRow: UInt8

    init(_ origin: Preset, as preset: Preset, design: Design) {
        self.origin = origin
        self.preset = preset
        self.design = design
        storedRow = UInt8(PresetValues.row(of: preset, in: design))
    }

    /// What a state or a place makes of a preset's values.
    struct Changes: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        /// Texts and image of a disabled cell are paler (reported).
        static let paler = Changes(rawValue: 1)
        /// A disabled sidebar row is half as opaque (reported).
        static let disabledSidebar = Changes(rawValue: 2)
        /// A highlighted sidebar row is at 30 % (reported).
        static let highlightedSidebar = Changes(rawValue: 4)
        /// A selected sidebar row has a medium font (reported).
        static let marked = Changes(rawValue: 8)
        /// A selected sidebar row with the focus is white (reported).
        static let white = Changes(rawValue: 16)
        /// The first grouped header of a UITableView of 18 has a larger top margin (reported).
        static let firstHeaderOfTable = Changes(rawValue: 32)
    }
}

extension PresetBase {
    /// The base in a state, a list and a generation; what the place changes stays.
    func updated(for state: CellState, in appearance: List.Appearance, design: Design) -> PresetBase {
        let preset = origin.resolved(in: appearance)
        var result =
            preset == self.preset && design == self.design ? self : PresetBase(origin, as: preset, design: design)
        result.changes = changes.intersection(.firstHeaderOfTable)
        if !state.isEmpty { result.changes.formUnion(Changes(of: state, for: preset)) }
        return result
    }

    /// Where the values stand in the tables. Each is read there by itself: a copy of them all would count references.
    var row: Int { Int(storedRow) }

    var margins: DirectionalEdgeInsets {
        var margins = PresetValues.table[row].margins
        if let top = firstHeaderTop { margins.top = top.value }
        return margins
    }

    /// The top margin of a table's first grouped header in place of the preset's; nil for any other.
    var firstHeaderTop: Figure? {
        guard changes.contains(.firstHeaderOfTable), preset == .groupedHeader else { return nil }
        return SystemMetrics.standard.firstTableHeaderTop[design]
    }

    var imageToTextPadding: CGFloat { PresetValues.table[row].imageToTextPadding }
    var verticalPadding: CGFloat { PresetValues.table[row].verticalPadding }

    var alpha: CGFloat {
        if changes.contains(.highlightedSidebar) { return SystemMetrics.standard.highlightedSidebarAlpha[design].value }
        return changes.contains(.disabledSidebar) ? SystemMetrics.standard.disabledSidebarAlpha[design].value : 1
    }

    /// nil: the list's tint.
    var imageTintColor: Color? {
        changes.contains(.paler) ? .tertiaryLabel : changes.contains(.white) ? .white : nil
    }
}

extension PresetBase.Changes {
    /// What a state changes: disabled cells are paler, but not headers and footers; all else is a sidebar's.
    fileprivate init(of state: CellState, for preset: PresetBase.Preset) {
        self = []
        let isDisabled = state.contains(.disabled) && !state.contains(.swiped)
        guard preset.isSidebarCell else {
            if isDisabled, !preset.isHeader, !preset.isFooter { insert(.paler) }
            return
        }
        if isDisabled { insert(.disabledSidebar) }
        if state.contains(.highlighted) { insert(.highlightedSidebar) }
        let isSelected = state.contains(.selected) && !state.contains(.editing)
        guard isSelected || state.contains(.dropTargeted) else { return }
        insert(.marked)
        if state.contains([.selected, .focused]) { insert(.white) }
    }
}
