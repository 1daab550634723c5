// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Texts and own views as accessories.
///
/// All take when they are there, whether they only keep their space, the width they take (nil for the kind's own) and
/// their tint (nil for the kind's own).
extension CellAccessory {
    /// A short text, body and secondary unless font and tint say otherwise; UICellAccessory.label.
    ///
    /// - Parameters:
    ///   - font: nil for body.
    ///   - adjustsFontForContentSizeCategory: Whether the font follows the text size.
    public static func label(
        text: String,
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, font: Font? = nil,
        adjustsFontForContentSizeCategory: Bool = true
    ) -> CellAccessory {
        CellAccessory(
            .label(text), displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, font: font,
            adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory)
    }

    /// A count or a word before the chevron, grey unless it has a tint; SwiftUI's `badge`.
    public static func badge(
        _ text: String, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .badge(text), displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }

    /// An own view of a size in points; UICellAccessory.customView.
    ///
    /// - Parameter position: Where it stands among those of its side; nil for its place in the list of them.
    public static func customView(
        size: CGSize, placement: Placement = .trailing, position: Position? = nil,
        displayed: DisplayedState = .always, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: Color? = nil, maintainsFixedSize: Bool = false
    ) -> CellAccessory {
        CellAccessory(
            .customView(width: size.width, height: size.height, placement: placement), displayed: displayed,
            tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden, maintainsFixedSize: maintainsFixedSize,
            position: position)
    }
}
