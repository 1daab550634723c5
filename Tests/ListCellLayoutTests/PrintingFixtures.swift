// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

@testable import ListCellLayout

/// Layouts built by hand, so that printing is tested apart from the arithmetic that makes layouts.
enum PrintingFixtures {
    static func label(_ string: String, _ frame: CGRect, baseline: CGFloat, isApproximate: Bool = false) -> LabelLayout
    {
        LabelLayout(
            string: string, font: ResolvedFont(pointSize: 17, weight: .regular, leading: 22), color: Color(.label),
            frame: frame,
            lines: [LineLayout(line: TextLine(string: string, width: frame.width), x: frame.minX, baseline: baseline)],
            isTruncated: false, isApproximate: isApproximate, firstLineIndent: 0)
    }

    static func cell(_ id: CellLayout.ID, _ frame: CGRect, text: LabelLayout?) -> CellLayout {
        CellLayout(
            imageBox: Boxed(wrappedValue: nil), textBox: Boxed(wrappedValue: text),
            secondaryTextBox: Boxed(wrappedValue: nil), controlBox: Boxed(wrappedValue: nil),
            backgroundBox: Boxed(wrappedValue: nil), id: id, frame: frame,
            contentView: CGRect(origin: .zero, size: frame.size), accessories: [], separator: nil, topSeparator: nil,
            alpha: 1, state: [], isFirstInCard: true, isLastInCard: true)
    }

    static func image(tile: CGRect? = nil) -> ImageLayout {
        ImageLayout(
            image: Image(Color(.systemOrange), size: CGSize(width: 28, height: 28)),
            frame: CGRect(x: 14, y: 12, width: 28, height: 28), reserved: CGRect(x: 16, y: 15, width: 24, height: 22),
            tile: tile, tintColor: Color(.systemBlue), symbolPointSize: nil, cornerRadius: 0, strokeWidth: 0,
            strokeColor: nil, isMirrored: false)
    }

    static func accessory(_ kind: CellAccessory.Kind, _ frame: CGRect) -> AccessoryLayout {
        AccessoryLayout(
            accessory: CellAccessory(kind), frame: frame, glyphFrame: frame, slot: frame,
            tintColor: Color(.systemGray), label: nil, isMirrored: false)
    }

    static func list(_ sections: [SectionLayout], height: CGFloat, traits: TraitCollection = TraitCollection())
        -> ListLayout
    {
        ListLayout(
            traits: traits, appearance: .insetGrouped, container: .collectionView, deviations: [],
            contentSize: CGSize(width: 402, height: height), sections: sections,
            backgroundColor: Color(.systemGroupedBackground), titleMargin: 16)
    }

    /// The list of the documented example: one card of one row, between a header and a footer.
    static var example: LayoutReport {
        let text = label(
            "Airplane Mode", CGRect(x: 56, y: 16, width: 110 + 1 / 3.0, height: 20 + 1 / 3.0), baseline: 32 + 1 / 3.0)
        var row = cell(.row(section: 0, row: 0), CGRect(x: 16, y: 40 + 1 / 3.0, width: 370, height: 52), text: text)
        row.contentView = CGRect(x: 0, y: 0, width: 291, height: 52)
        row.image = image()
        row.accessories = [accessory(.switch(isOn: false), CGRect(x: 291, y: 12, width: 63, height: 28))]
        let header = label(
            "Connections", CGRect(x: 16, y: 10, width: 100 + 1 / 3.0, height: 20 + 1 / 3.0), baseline: 26 + 1 / 3.0)
        let footer = label(
            "Off while flying", CGRect(x: 16, y: 8, width: 90 + 2 / 3.0, height: 15 + 2 / 3.0), baseline: 20 + 1 / 3.0)
        let card = CardLayout(
            frame: row.frame, cornerRadius: 26, cornerCurve: .continuous,
            color: Color(.secondarySystemGroupedBackground))
        let section = SectionLayout(
            card: card,
            header: cell(.header(section: 0), CGRect(x: 16, y: 0, width: 370, height: 40 + 1 / 3.0), text: header),
            rows: [row],
            footer: cell(
                .footer(section: 0), CGRect(x: 16, y: 92 + 1 / 3.0, width: 370, height: 29 + 2 / 3.0), text: footer))
        return LayoutReport(list([section], height: 122), deviceName: "iPhone 17")
    }
}
