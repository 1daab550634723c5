// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension CellAccessory.Kind.Identifier {
    /// What all accessories of the kind have in common: the one place that says it.
    ///
    /// Glyphs: chevron.forward and checkmark semibold, reorder, delete and insert are measured; the others assumed.
    /// Tints: apple where UIKit states them, otherwise assumed.
    var descriptor: AccessoryDescriptor {
        switch self {
        case .disclosureIndicator: .disclosureIndicator
        case .checkmark: .checkmark
        case .detail: .detail
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .outlineDisclosure: .outlineDisclosure
        case .popUpMenu: .popUpMenu
        case .label: .label
        case .badge: .badge
        case .customView: .customView
        case .switch: .switch
        case .stepper: .stepper
        case .slider: .slider
        case .textField: .textField
        case .segmented: .segmented
        case .datePicker: .datePicker
        case .progress: .progress
        case .activityIndicator: .activityIndicator
        case .button: .button
        }
    }
}

extension AccessoryDescriptor {
    fileprivate static let disclosureIndicator = AccessoryDescriptor(
        "disclosureIndicator", slot: AccessoryMetrics.disclosureSlot,
        swiftUIMargin: SwiftUILength(
            large: AccessoryMetrics.swiftUIChevronMargin,
            larger: (AccessoryMetrics.swiftUIChevronMarginAX5, .accessibilityExtraExtraExtraLarge)),
        swiftUIGap: SwiftUILength(
            large: AccessoryMetrics.swiftUIChevronGap,
            larger: (AccessoryMetrics.swiftUIChevronGapAX5, .accessibilityExtraExtraExtraLarge)),
        tint: .tertiaryLabel,
        content: .glyph(
            GlyphDescriptor(glyph: .chevron, image: .chevron(hasSwiftUIImage: true))),
        isDirectional: true)

    fileprivate static let outlineDisclosure = AccessoryDescriptor(
        "outlineDisclosure", slot: AccessoryMetrics.disclosureSlot, tint: nil,
        content: .glyph(
            GlyphDescriptor(
                glyph: .chevron, image: .chevron(hasSwiftUIImage: false), turnsWhenExpanded: true)),
        isDirectional: true)

    fileprivate static let checkmark = AccessoryDescriptor(
        "checkmark", slot: AccessoryMetrics.checkmarkSlot, tint: nil,
        content: .glyph(
            GlyphDescriptor(
                glyph: CellAccessory.Glyph(symbol: "checkmark", weight: .semibold),
                image: .onLine(
                    AccessoryMetrics.checkmarkImage, atAX2: AccessoryMetrics.checkmarkAX2,
                    ink: AccessoryMetrics.checkmarkInk))))

    fileprivate static let detail = AccessoryDescriptor(
        "detail", slot: AccessoryMetrics.systemSlot, tint: nil,
        content: .glyph(
            GlyphDescriptor(
                glyph: CellAccessory.Glyph(symbol: "info.circle"),
                image: .scaled(AccessoryMetrics.detailImage, ink: AccessoryMetrics.detailInk))))

    fileprivate static let delete = AccessoryDescriptor(
        "delete", placement: .leading, displayed: .whenEditing, slot: AccessoryMetrics.systemSlot, tint: .systemRed,
        content: .circle(CellAccessory.Glyph(symbol: "minus.circle.fill", hasWhiteGround: true)))

    fileprivate static let insert = AccessoryDescriptor(
        "insert", placement: .leading, displayed: .whenEditing, slot: AccessoryMetrics.systemSlot, tint: .systemGreen,
        content: .circle(CellAccessory.Glyph(symbol: "plus.circle.fill", hasWhiteGround: true)))

    /// The empty circle of a cell that is not selected is grey (assumed).
    fileprivate static let multiselect = AccessoryDescriptor(
        "multiselect", placement: .leading, displayed: .whenEditing, slot: AccessoryMetrics.systemSlot,
        tint: nil,
        content: .circle(
            CellAccessory.Glyph(symbol: "checkmark.circle.fill", hasWhiteGround: true),
            whenNotSelected: CellAccessory.Glyph(symbol: "circle", color: .tertiaryLabel)))

    fileprivate static let reorder = AccessoryDescriptor(
        "reorder", displayed: .whenEditing, slot: AccessoryMetrics.systemSlot, tint: .tertiaryLabel,
        content: .glyph(
            GlyphDescriptor(
                glyph: CellAccessory.Glyph(symbol: "line.horizontal.3"),
                image: .editControl(ink: AccessoryMetrics.reorderInk, bearings: AccessoryMetrics.reorderBearings))),
        standsBehindLine: true)

    fileprivate static let popUpMenu = AccessoryDescriptor(
        "popUpMenu", slot: AccessoryMetrics.systemSlot, tint: .secondaryLabel,
        content: .glyph(
            GlyphDescriptor(
                glyph: .menu, image: .scaled(AccessoryMetrics.popUpMenuImage, ink: AccessoryMetrics.popUpMenuInk))))

    fileprivate static let label = AccessoryDescriptor("label", tint: .secondaryLabel, content: .text)

    fileprivate static let badge = AccessoryDescriptor("badge", tint: .secondaryLabel, content: .text)

    fileprivate static let customView = AccessoryDescriptor(
        "customView", tint: .tertiaryLabel, content: .view, isUnique: false)
}

extension AccessoryDescriptor.Content {
    /// A circled glyph, as the editing controls have.
    fileprivate static func circle(
        _ glyph: CellAccessory.Glyph, whenNotSelected: CellAccessory.Glyph? = nil
    ) -> AccessoryDescriptor.Content {
        .glyph(
            GlyphDescriptor(
                glyph: glyph,
                image: .editControl(ink: AccessoryMetrics.circleInk, bearings: AccessoryMetrics.circleBearings),
                glyphWhenNotSelected: whenNotSelected))
    }
}

extension CellAccessory.Glyph {
    fileprivate static let chevron = CellAccessory.Glyph(symbol: "chevron.forward", weight: .semibold)
    /// The chevrons of a pop-up menu.
    public static let menu = CellAccessory.Glyph(symbol: "chevron.up.chevron.down", weight: .semibold)
}
