// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of accessories: slots, glyphs and controls.
public enum AccessoryMetrics {
    /// A size of two figures.
    public struct FigureSize: Hashable, Sendable {
        public let width: Figure
        public let height: Figure

        init(_ width: CGFloat, _ height: CGFloat, _ certainty: Certainty, _ source: String) {
            self.width = Figure(width, certainty, source)
            self.height = Figure(height, certainty, source)
        }

        var size: CGSize { CGSize(width: width.value, height: height.value) }
    }

    /// The slot of a disclosure indicator in a collection view's list.
    public static let disclosureSlot = Figure(14, .measured, "content view 30 before the edge with a chevron")
    /// The slot of the other system accessories there.
    public static let systemSlot = Figure(24, .measured, "content view 40 before the edge with a checkmark")
    /// Between two trailing accessories.
    public static let trailingGap = Figure(8, .measured, "content view 62 before the edge with both")
    /// Between two leading accessories.
    public static let leadingGap = Figure(16, .reported, "leading accessories of a list cell")

    /// The system's view of a disclosure indicator in a collection view's list at large.
    public static let disclosureView = FigureSize(14, 14, .measured, "view frames, iOS 26.1")
    /// The same at AX2.
    public static let disclosureViewAX2 = FigureSize(28.5, 28.5, .measured, "view frames, iOS 26.1")
    /// A checkmark at AX2.
    public static let checkmarkAX2 = FigureSize(37.5, 34.5, .measured, "view frames, iOS 26.1")

    /// A SwiftUI list's chevron at large.
    public static let swiftUIChevron = FigureSize(7, 12, .measured, "view frames, iOS 26.6")
    /// The same at AX3.
    public static let swiftUIChevronAX3 = FigureSize(15.7, 28, .measured, "a picture, iOS 27, to 0.1 pt")
    /// From a SwiftUI chevron to the row's edge.
    public static let swiftUIChevronMargin = GenerationFigure(
        Figure(20, .measured, "20 to 21 at M, iOS 18"), Figure(18.333, .measured, "view frames, iOS 26.6"))
    /// The same at AX3.
    public static let swiftUIChevronMarginAX3 = Figure(23, .measured, "a picture, iOS 27, to 0.1 pt")
    /// From a SwiftUI switch to the row's edge.
    public static let swiftUISwitchMargin = GenerationFigure(
        Figure(20, .assumed, "as the row margin"), Figure(14, .measured, "view frames, iOS 26.6"))

    /// UISwitch.
    public static let switchWidth = GenerationFigure(
        Figure(51, .measured, "pixels, iOS 15 to 17"), Figure(63, .measured, "view frames, iOS 26"))
    public static let switchHeight = GenerationFigure(
        Figure(31, .measured, "pixels, iOS 15 to 17"), Figure(28, .measured, "view frames, iOS 26"))

    /// The image of a system accessory's glyph at large, side bearings included; it scales with the body size.
    static func glyphImage(of kind: CellAccessory.Kind) -> FigureSize {
        switch kind {
        case .disclosureIndicator, .outlineDisclosure: chevronImage
        case .checkmark: checkmarkImage
        case .reorder: reorderImage
        case .popUpMenu: popUpMenuImage
        case .detail: detailImage
        default: circleImage
        }
    }

    /// The drawn glyph within its image at large.
    static func glyphInk(of kind: CellAccessory.Kind) -> FigureSize {
        switch kind {
        case .disclosureIndicator, .outlineDisclosure: chevronInk
        case .checkmark: checkmarkInk
        case .reorder: reorderInk
        case .popUpMenu: popUpMenuInk
        default: circleInk
        }
    }

    public static let chevronImage = FigureSize(10.2, 14, .measured, "10.333 × 14 at L, 9.667 × 13.333 at M")
    public static let checkmarkImage = FigureSize(19, 18, .measured, "view frames, iOS 26.1")
    public static let circleImage = FigureSize(26, 26, .measured, "delete, insert, multiselect; Catalyst 27")
    public static let reorderImage = FigureSize(27, 15, .measured, "view frames, iOS 26")
    public static let popUpMenuImage = FigureSize(14, 18, .assumed, "not seen")
    public static let detailImage = FigureSize(24, 24, .assumed, "not seen")

    public static let chevronInk = FigureSize(7, 12, .assumed, "as a SwiftUI chevron")
    public static let checkmarkInk = FigureSize(15, 15, .assumed, "its image less the bearings")
    public static let circleInk = FigureSize(22, 22, .assumed, "a circle symbol at large scale")
    public static let reorderInk = FigureSize(21, 12, .assumed, "its image less the bearings")
    public static let popUpMenuInk = FigureSize(10, 15, .assumed, "not seen")
}
