// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A view at the leading or trailing side of a cell, beside its content; UICellAccessory.
public struct CellAccessory: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu
        case label(String)
        case `switch`(isOn: Bool)
        case customView(width: CGFloat, height: CGFloat, placement: Placement)
    }

    public enum Placement: String, CaseIterable, Sendable, Hashable { case leading, trailing }
    public enum DisplayedState: String, CaseIterable, Sendable, Hashable { case always, whenEditing, whenNotEditing }

    /// The width an accessory takes; UIKit's LayoutDimension.
    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    public var kind: Kind
    /// Default: `always`; delete, insert, reorder and multiselect `whenEditing`.
    public var displayed: DisplayedState
    /// Default nil: the system's own for the kind.
    public var tintColor: Color?
    /// Default nil: `standard`; `actual` for a disclosure indicator and own views.
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
    public var outlineDisclosureStyle: OutlineDisclosureStyle = .automatic
    /// Whether an own view keeps its size instead of taking the one it prefers; default false. Carried: the model's
    /// views have one size.
    public var maintainsFixedSize = false
    /// Where the accessory stands among those of its side; default nil: where it stands in the cell's list of them.
    public var position: Position?

    /// UICellAccessory.OutlineDisclosureOptions.Style.
    public enum OutlineDisclosureStyle: String, CaseIterable, Sendable, Hashable { case automatic, header, cell }

    public init(
        _ kind: Kind, displayed: DisplayedState? = nil, tintColor: Color? = nil,
        reservedLayoutWidth: LayoutDimension? = nil, isHidden: Bool = false, backgroundColor: Color? = nil,
        showsVerticalSeparator: Bool = true, font: Font? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
        self.kind = kind
        self.displayed = displayed ?? kind.defaultDisplayedState
        self.tintColor = tintColor
        self.reservedLayoutWidth = reservedLayoutWidth
        self.isHidden = isHidden
        self.backgroundColor = backgroundColor
        self.showsVerticalSeparator = showsVerticalSeparator
        self.font = font
        self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
}

extension CellAccessory.Kind {
    /// The name a scene file and the printed layout have for the kind.
    public var name: String {
        switch self {
        case .disclosureIndicator: "disclosureIndicator"
        case .checkmark: "checkmark"
        case .detail: "detail"
        case .delete: "delete"
        case .insert: "insert"
        case .reorder: "reorder"
        case .multiselect: "multiselect"
        case .outlineDisclosure: "outlineDisclosure"
        case .popUpMenu: "popUpMenu"
        case .label: "label"
        case .switch: "switch"
        case .customView: "customView"
        }
    }

    /// The side the accessory stands on.
    public var placement: CellAccessory.Placement {
        switch self {
        case .delete, .insert, .multiselect: .leading
        case .customView(_, _, let placement): placement
        default: .trailing
        }
    }

    var defaultDisplayedState: CellAccessory.DisplayedState {
        switch self {
        case .delete, .insert, .reorder, .multiselect: .whenEditing
        default: .always
        }
    }
}
