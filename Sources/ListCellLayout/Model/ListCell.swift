// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A row of a list, or a section's header or footer: content, accessories and how the cell stands in the list.
public struct ListCell: Hashable, Sendable {
    /// Image and texts.
    public var content: ListContentConfiguration
    /// From the leading to the trailing side; default none.
    public var accessories: [CellAccessory]
    /// What the cell is going through; default nothing.
    public var state: CellState
    /// Steps to the trailing side; default 0.
    public var indentationLevel: Int
    @Boxed private var rest: Rest?

    /// What few cells state.
    private struct Rest: Hashable, Sendable {
        var indentationWidth: CGFloat?
        var indentsAccessories = true
        var background: BackgroundConfiguration?
        var separator = ListSeparatorConfiguration()
        var fixedHeight: CGFloat?
        var classicStyle: ClassicStyle?
        var control: Control?
        var controlTintColor: Color?
        var isSectionTitle = false
    }

    /// UITableViewCell.CellStyle.
    public enum ClassicStyle: String, CaseIterable, Sendable, Hashable { case `default`, subtitle, value1, value2 }

    /// A cell of a content; all else has the default of its property.
    public init(
        _ content: ListContentConfiguration, accessories: [CellAccessory] = [], state: CellState = [],
        indentationLevel: Int = 0, indentationWidth: CGFloat? = nil, indentsAccessories: Bool = true,
        background: BackgroundConfiguration? = nil,
        separator: ListSeparatorConfiguration = ListSeparatorConfiguration(), fixedHeight: CGFloat? = nil,
        classicStyle: ClassicStyle? = nil, control: Control? = nil, controlTintColor: Color? = nil,
        isSectionTitle: Bool = false
    ) {
        self.content = content
        self.accessories = accessories
        self.state = state
        self.indentationLevel = indentationLevel
        let rest = Rest(
            indentationWidth: indentationWidth, indentsAccessories: indentsAccessories, background: background,
            separator: separator, fixedHeight: fixedHeight, classicStyle: classicStyle, control: control,
            controlTintColor: controlTintColor, isSectionTitle: isSectionTitle)
        self.rest = rest == Rest() ? nil : rest
    }
}

extension ListCell {
    /// The length of a step of the indentation, in points; default nil: 10 (apple).
    public var indentationWidth: CGFloat? {
        get { rest?.indentationWidth }
        set { set { $0.indentationWidth = newValue } }
    }
    /// Whether leading accessories are indented with the content; default true.
    public var indentsAccessories: Bool {
        get { rest?.indentsAccessories ?? true }
        set { set { $0.indentsAccessories = newValue } }
    }
    /// Default nil: the list's own.
    public var background: BackgroundConfiguration? {
        get { rest?.background }
        set { set { $0.background = newValue } }
    }
    /// Default automatic: the list's own.
    public var separator: ListSeparatorConfiguration {
        get { rest?.separator ?? ListSeparatorConfiguration() }
        set { set { $0.separator = newValue } }
    }
    /// The separators that the cell states; nil where it states nothing.
    var statedSeparator: ListSeparatorConfiguration? { rest?.separator }
    /// UITableView's rowHeight, in points, the separator included; default nil: the content decides.
    public var fixedHeight: CGFloat? {
        get { rest?.fixedHeight }
        set { set { $0.fixedHeight = newValue } }
    }
    /// The classic UITableViewCell style that lays the texts out instead of a content configuration; default nil.
    public var classicStyle: ClassicStyle? {
        get { rest?.classicStyle }
        set { set { $0.classicStyle = newValue } }
    }

    /// Whether a header is no more than a title, as tableView(_:titleForHeaderInSection:) gives it, which a grouped
    /// UITableView lays out by itself; default no.
    public var isSectionTitle: Bool {
        get { rest?.isSectionTitle ?? false }
        set { set { $0.isSectionTitle = newValue } }
    }

    /// The control that the row is instead of texts; default nil. It fills the space between the content's margins.
    public var control: Control? {
        get { rest?.control }
        set { set { $0.control = newValue } }
    }
    /// The tint of that control; default nil: its own.
    public var controlTintColor: Color? {
        get { rest?.controlTintColor }
        set { set { $0.controlTintColor = newValue } }
    }

    /// Whether two cells differ in nothing but the letters and the picture of their contents, so that they resolve to
    /// the same.
    func isSetUp(as other: borrowing ListCell) -> Bool {
        content.isSetUp(as: other.content) && state == other.state && indentationLevel == other.indentationLevel
            && _rest == other._rest && accessories == other.accessories
    }

    private mutating func set(_ change: (inout Rest) -> Void) {
        var changed = rest ?? Rest()
        change(&changed)
        rest = changed == Rest() ? nil : changed
    }
}
