// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The accessories that UIKit draws itself, with its defaults.
///
/// All take when they are there, whether they only keep their space, the width they take (nil for the kind's own) and
/// their tint (nil for the kind's own).
extension CellAccessory {
    /// A chevron that says that a tap opens another screen; UICellAccessory.disclosureIndicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .disclosureIndicator, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }

    /// A chevron that opens and closes an outline; UICellAccessory.outlineDisclosure.
    public static func outlineDisclosure(
        style: OutlineDisclosureStyle = .automatic,
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .outlineDisclosure, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, outlineDisclosureStyle: style)
    }

    /// A mark of what is chosen; UICellAccessory.checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .checkmark, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }

    /// A circled i that tells more; UICellAccessory.detail.
    public static func detail(
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .detail, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }

    /// The red circle with a minus of a list that is edited; UICellAccessory.delete.
    ///
    /// - Parameter backgroundColor: The colour inside the glyph; nil for white.
    public static func delete(
        displayed: DisplayedState = .whenEditing, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, backgroundColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .delete, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, backgroundColor: backgroundColor)
    }

    /// The green circle with a plus of a list that is edited; UICellAccessory.insert.
    ///
    /// - Parameter backgroundColor: The colour inside the glyph; nil for white.
    public static func insert(
        displayed: DisplayedState = .whenEditing, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, backgroundColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .insert, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, backgroundColor: backgroundColor)
    }

    /// The circle that a tap fills with a mark; UICellAccessory.multiselect.
    ///
    /// - Parameter backgroundColor: The colour inside the glyph; nil for white.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, backgroundColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .multiselect, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, backgroundColor: backgroundColor)
    }

    /// The three lines by which a row is moved; UICellAccessory.reorder.
    ///
    /// - Parameter showsVerticalSeparator: Whether a line stands before it where it follows another accessory.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, showsVerticalSeparator: Bool = true
    ) -> CellAccessory {
        CellAccessory(
            .reorder, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, showsVerticalSeparator: showsVerticalSeparator)
    }

    /// The two chevrons of a menu; UICellAccessory.popUpMenu.
    public static func popUpMenu(
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .popUpMenu, displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }
}
