// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of accessories: slots, glyphs and controls.
public enum AccessoryMetrics {
    /// The slot of a disclosure indicator in a collection view's list.
    public static let disclosureSlot = Figure(14, .measured, "content view 30 before the edge with a chevron")
    /// The slot of the other system accessories.
    public static let systemSlot = Figure(24, .measured, "content view 40 before the edge with a checkmark")
    /// Between two trailing accessories.
    public static let trailingGap = Figure(8, .measured, "content view 62 before the edge with both")
    /// Between two leading accessories.
    public static let leadingGap = Figure(16, .reported, "leading accessories of a list cell")

    /// The system's view of a disclosure indicator in a collection view's list at large.
    static let disclosureView = (
        width: Figure(14, .measured, "view frames, iOS 26.1"), height: Figure(14, .measured, "view frames, iOS 26.1")
    )
    /// The same at AX2.
    static let disclosureViewAX2 = (
        width: Figure(28.5, .measured, "view frames, iOS 26.1"),
        height: Figure(28.5, .measured, "view frames, iOS 26.1")
    )
    /// A checkmark at AX2.
    static let checkmarkAX2 = (
        width: Figure(37.5, .measured, "view frames, iOS 26.1"),
        height: Figure(34.5, .measured, "view frames, iOS 26.1")
    )

    /// A SwiftUI list's chevron at large.
    static let swiftUIChevron = (
        width: Figure(7, .measured, "view frames, iOS 26.6"), height: Figure(12, .measured, "view frames, iOS 26.6")
    )
    /// The same at AX3.
    static let swiftUIChevronAX3 = (
        width: Figure(15.7, .measured, "a picture, iOS 27"), height: Figure(28, .measured, "a picture, iOS 27")
    )
    /// From a SwiftUI chevron to the row's edge.
    static let swiftUIChevronMargin = GenerationFigure(
        Figure(20, .measured, "20 to 21 at M, iOS 18"), Figure(18.333, .measured, "view frames, iOS 26.6"))
    /// The same at AX3.
    static let swiftUIChevronMarginAX3 = Figure(23, .measured, "a picture, iOS 27")
    /// From a SwiftUI switch to the row's edge.
    static let swiftUISwitchMargin = GenerationFigure(
        Figure(20, .assumed, "as the row margin"), Figure(14, .measured, "view frames, iOS 26.6"))

    /// UISwitch.
    static let switchSize = (
        width: GenerationFigure(
            Figure(51, .measured, "pixels, iOS 15 to 17"), Figure(63, .measured, "view frames, iOS 26")),
        height: GenerationFigure(
            Figure(31, .measured, "pixels, iOS 15 to 17"), Figure(28, .measured, "view frames, iOS 26"))
    )

    /// The image of a system accessory's glyph at large, side bearings included; it scales with the body size.
    static func glyphImage(of kind: CellAccessory.Kind) -> (width: Figure, height: Figure)? {
        switch kind {
        case .disclosureIndicator, .outlineDisclosure:
            (Figure(10.2, .measured, "10.333 at L and 9.667 at M"), Figure(14, .measured, "14 at L, 13.333 at M"))
        case .checkmark:
            (Figure(19, .measured, "view frames, iOS 26.1"), Figure(18, .measured, "view frames, iOS 26.1"))
        case .delete, .insert, .multiselect:
            (Figure(26, .measured, "Catalyst 27"), Figure(26, .measured, "Catalyst 27"))
        case .reorder: (Figure(27, .measured, "view frames, iOS 26"), Figure(15, .measured, "view frames, iOS 26"))
        case .detail: (Figure(24, .assumed, "not seen"), Figure(24, .assumed, "not seen"))
        case .popUpMenu: (Figure(14, .assumed, "not seen"), Figure(18, .assumed, "not seen"))
        case .label, .switch, .customView: nil
        }
    }

    /// The drawn glyph within its image at large.
    static func glyphInk(of kind: CellAccessory.Kind) -> (width: Figure, height: Figure)? {
        switch kind {
        case .disclosureIndicator, .outlineDisclosure:
            (Figure(7, .assumed, "as SwiftUI's chevron"), Figure(12, .assumed, "as SwiftUI's chevron"))
        case .checkmark:
            (Figure(15, .assumed, "its image less the bearings"), Figure(15, .assumed, "its image less the bearings"))
        case .delete, .insert, .multiselect, .detail:
            (Figure(22, .assumed, "a circle symbol, large"), Figure(22, .assumed, "a circle symbol, large"))
        case .reorder:
            (Figure(21, .assumed, "its image less the bearings"), Figure(12, .assumed, "its image less the bearings"))
        case .popUpMenu: (Figure(10, .assumed, "not seen"), Figure(15, .assumed, "not seen"))
        case .label, .switch, .customView: nil
        }
    }
}
