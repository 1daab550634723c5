// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a cell is going through; UICellConfigurationState.
public struct CellState: OptionSet, Hashable, Sendable {
    /// A bit a state.
    public let rawValue: Int

    /// The states of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The cell is chosen.
    public static let selected = CellState(rawValue: 1)
    /// A finger lies on the cell.
    public static let highlighted = CellState(rawValue: 2)
    /// The cell takes no taps.
    public static let disabled = CellState(rawValue: 4)
    /// The keyboard acts on the cell.
    public static let focused = CellState(rawValue: 8)
    /// The list is edited: it decides which accessories are displayed.
    public static let editing = CellState(rawValue: 16)
    /// The items below the cell's are shown.
    public static let expanded = CellState(rawValue: 32)
    /// The cell is moved aside from its swipe actions.
    public static let swiped = CellState(rawValue: 64)
    /// The header or footer stays at the list's edge while its section scrolls.
    public static let pinned = CellState(rawValue: 128)
    /// The cell is moved to another place in its list.
    public static let reordering = CellState(rawValue: 256)
    /// The drag state of a cell that is being picked up.
    public static let lifting = CellState(rawValue: 512)
    /// The drag state of a cell that is being moved.
    public static let dragging = CellState(rawValue: 1024)
    /// The drop state of a cell in a list that something is dragged over.
    public static let dropNotTargeted = CellState(rawValue: 2048)
    /// The drop state of the cell that would take what is dragged.
    public static let dropTargeted = CellState(rawValue: 4096)
}
