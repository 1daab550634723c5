// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A row of a list, or a section's header or footer: content, accessories and how the cell stands in the list.
public struct ListCell: Hashable, Sendable {
    public var content: ListContentConfiguration
    public var accessories: [CellAccessory]
    public var state: CellState
    /// Steps to the trailing side; default 0.
    public var indentationLevel: Int
    /// The length of such a step, in points; default nil: 10 (apple).
    public var indentationWidth: CGFloat?
    /// Whether leading accessories are indented with the content; default true.
    public var indentsAccessories = true
    /// Default nil: the list's own.
    @Boxed public var background: BackgroundConfiguration?
    public var separator: ListSeparatorConfiguration
    /// UITableView's rowHeight, in points, the separator included; default nil: the content decides.
    public var fixedHeight: CGFloat?
    /// The classic UITableViewCell style that lays the texts out instead of a content configuration; default nil.
    public var classicStyle: ClassicStyle?
    /// The control that the row is instead of texts; default nil. It fills the space between the content's margins.
    @Boxed public var control: Control?
    /// The tint of that control; default nil: its own.
    public var controlTintColor: Color?

    /// UITableViewCell.CellStyle.
    public enum ClassicStyle: String, CaseIterable, Sendable, Hashable { case `default`, subtitle, value1, value2 }

    public init(
        _ content: ListContentConfiguration, accessories: [CellAccessory] = [], state: CellState = [],
        indentationLevel: Int = 0, background: BackgroundConfiguration? = nil,
        separator: ListSeparatorConfiguration = ListSeparatorConfiguration(), fixedHeight: CGFloat? = nil,
        classicStyle: ClassicStyle? = nil, control: Control? = nil, controlTintColor: Color? = nil
    ) {
        self.content = content
        self.accessories = accessories
        self.state = state
        self.indentationLevel = indentationLevel
        self.background = background
        self.separator = separator
        self.fixedHeight = fixedHeight
        self.classicStyle = classicStyle
        self.control = control
        self.controlTintColor = controlTintColor
    }
}

/// What a cell is going through; UICellConfigurationState.
public struct CellState: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let selected = CellState(rawValue: 1)
    public static let highlighted = CellState(rawValue: 2)
    public static let disabled = CellState(rawValue: 4)
    public static let focused = CellState(rawValue: 8)
    public static let editing = CellState(rawValue: 16)
    public static let expanded = CellState(rawValue: 32)
    public static let swiped = CellState(rawValue: 64)
    public static let pinned = CellState(rawValue: 128)
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
