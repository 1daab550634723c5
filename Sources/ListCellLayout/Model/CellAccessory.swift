// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A view at the leading or trailing side of a cell, beside its content; UICellAccessory.
///
/// The static functions make one of each kind with the defaults that UIKit gives it:
///
///     let cell = ListCell(content, accessories: [.label(text: "3"), .disclosureIndicator()])
public struct CellAccessory: Hashable, Sendable {
    /// The side of a cell that an accessory stands on; UICellAccessory.Placement.
    public enum Placement: String, CaseIterable, Sendable, Hashable { case leading, trailing }

    /// When an accessory is there; UICellAccessory.DisplayedState.
    public enum DisplayedState: String, CaseIterable, Sendable, Hashable { case always, whenEditing, whenNotEditing }

    /// The width an accessory takes; UICellAccessory.LayoutDimension.
    public enum LayoutDimension: Hashable, Sendable {
        /// As wide as the view itself.
        case actual
        /// The slot that the system gives every accessory of the kind.
        case standard
        /// A width in points; 0 or less counts as `actual`.
        case custom(CGFloat)
    }

    /// What a tap on an outline disclosure opens; UICellAccessory.OutlineDisclosureOptions.Style.
    public enum OutlineDisclosureStyle: String, CaseIterable, Sendable, Hashable { case automatic, header, cell }

    /// What is shown, with its value.
    public var kind: Kind
    /// Default: `always`; delete, insert, reorder and multiselect `whenEditing`.
    public var displayed: DisplayedState
    /// Default nil: the system's own for the kind.
    public var tintColor: Color?
    /// Default nil: `standard`; `actual` for a disclosure indicator, texts, controls and own views.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether the accessory is invisible but keeps its space; default false.
    public var isHidden: Bool
    /// The colour inside a delete, insert or multiselect glyph; default nil: white.
    public var backgroundColor: Color?
    /// Whether a line stands before a reorder glyph that follows another accessory; default true.
    public var showsVerticalSeparator: Bool
    /// A label's font; default nil: body.
    public var font: Font?
    /// Whether a label's font follows the text size; default true.
    public var adjustsFontForContentSizeCategory: Bool
    /// What a tap on an outline disclosure opens: a header's whole row or the glyph alone; default automatic.
    /// Carried: the styles look alike.
    public var outlineDisclosureStyle: OutlineDisclosureStyle
    /// Whether an own view keeps its size instead of taking the one it prefers; default false. Carried: the model's
    /// views have one size.
    public var maintainsFixedSize: Bool
    /// Where the accessory stands among those of its side; default nil: where it stands in the cell's list of them.
    public var position: Position?

    /// An accessory of a kind; what is not given is the kind's own.
    ///
    /// - Parameter displayed: nil takes the kind's own: `always`, or `whenEditing` for the editing controls.
    public init(
        _ kind: Kind, displayed: DisplayedState? = nil, tintColor: Color? = nil,
        reservedLayoutWidth: LayoutDimension? = nil, isHidden: Bool = false, backgroundColor: Color? = nil,
        showsVerticalSeparator: Bool = true, font: Font? = nil, adjustsFontForContentSizeCategory: Bool = true,
        outlineDisclosureStyle: OutlineDisclosureStyle = .automatic, maintainsFixedSize: Bool = false,
        position: Position? = nil
    ) {
        self.kind = kind
        self.displayed = displayed ?? kind.descriptor.displayed
        self.tintColor = tintColor
        self.reservedLayoutWidth = reservedLayoutWidth
        self.isHidden = isHidden
        self.backgroundColor = backgroundColor
        self.showsVerticalSeparator = showsVerticalSeparator
        self.font = font
        self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        self.outlineDisclosureStyle = outlineDisclosureStyle
        self.maintainsFixedSize = maintainsFixedSize
        self.position = position
    }
}

extension CellAccessory {
    /// Whether a line stands before the accessory where it follows another one.
    var showsSeparatorBefore: Bool { showsVerticalSeparator && kind.descriptor.standsBehindLine }

    /// Whether the accessory is there in a cell's state.
    func isDisplayed(in state: CellState) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: state.contains(.editing)
        case .whenNotEditing: !state.contains(.editing)
        }
    }
}
