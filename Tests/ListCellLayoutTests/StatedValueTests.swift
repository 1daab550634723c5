// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What a cell states reaches its layout, and what it leaves open has the system's value.
@Suite struct StatedValueTests {
    private func row(
        _ accessories: [CellAccessory] = [], scale: CGFloat = 3, change: (inout ListCell) -> Void = { _ in }
    ) -> CellLayout {
        let traits = TraitCollection(displayScale: scale)
        return ListLayout.of(.cell, text: "Row", accessories: accessories, traits: traits, change: change)
            .sections[0].rows[0]
    }

    /// The kinds with the tint that each has by itself.
    static let tints: [(CellAccessory.Kind, CatalogColor)] = [
        (.delete, .systemRed), (.insert, .systemGreen), (.switch(isOn: true), .systemGreen),
        (.disclosureIndicator, .tertiaryLabel), (.reorder, .tertiaryLabel),
        (.customView(width: 9, height: 9, placement: .trailing), .tertiaryLabel), (.label("3"), .secondaryLabel),
        (.popUpMenu, .secondaryLabel), (.checkmark, .systemBlue), (.detail, .systemBlue), (.multiselect, .systemBlue),
        (.outlineDisclosure, .systemBlue),
    ]

    @Test func accessoriesHaveTheirOwnTintOrTheSystems() throws {
        let traits = TraitCollection()
        for (kind, tint) in Self.tints {
            let system = try #require(row([CellAccessory(kind, displayed: .always)]).accessories.first)
            #expect(system.tintColor.resolved(with: traits) == Color(tint).resolved(with: traits), "\(kind)")
            let own = try #require(
                row([CellAccessory(kind, displayed: .always, tintColor: Color(.systemPink))]).accessories.first)
            #expect(own.tintColor == Color(.systemPink), "\(kind)")
            if let label = own.label { #expect(label.color == Color(.systemPink)) }
        }
    }

    @Test func accessoriesTakeTheWidthThatIsReserved() throws {
        for (kind, _) in Self.tints {
            func accessory(_ width: CellAccessory.LayoutDimension?) throws -> AccessoryLayout {
                let accessory = CellAccessory(kind, displayed: .always, reservedLayoutWidth: width)
                return try #require(row([accessory]).accessories.first)
            }
            #expect(try accessory(.custom(33)).slot.width == 33, "\(kind)")
            #expect(try accessory(.custom(33)).frame.size == accessory(nil).frame.size, "\(kind)")
            #expect(try accessory(.actual).slot.width == accessory(.actual).frame.width, "\(kind)")
            // 0 and less are no width.
            #expect(try accessory(.custom(0)).slot.width == accessory(.actual).slot.width, "\(kind)")
            let middle = try accessory(.custom(33))
            #expect(abs(middle.frame.midX - middle.slot.midX) <= 1.0 / 3, "\(kind)")
        }
    }

    @Test func anImageHasItsColorsStrokeAndCorners() throws {
        let image = try #require(
            row {
                $0.content.image = icon
                $0.content.imageProperties.cornerRadius = 5
                $0.content.imageProperties.strokeWidth = 1.5
                $0.content.imageProperties.strokeColor = Color(.systemRed)
                $0.content.imageProperties.tintColor = Color(.systemGreen)
            }.image)
        #expect(image.cornerRadius == 5 && image.strokeWidth == 1.5)
        #expect(image.strokeColor == Color(.systemRed) && image.tintColor == Color(.systemGreen))
        let plain = try #require(row { $0.content.image = icon }.image)
        #expect(plain.cornerRadius == 0 && plain.strokeWidth == 0)
        let traits = TraitCollection()
        #expect(plain.tintColor.resolved(with: traits) == Color(.systemBlue).resolved(with: traits))
        // The image's own tint wins over the row's.
        let own = Image(icon.content, statedSize: icon.statedSize, tintColor: Color(.systemPink))
        let tinted = try #require(
            row {
                $0.content.image = own
                $0.content.imageProperties.tintColor = Color(.systemGreen)
            }.image)
        #expect(tinted.tintColor == Color(.systemPink))
    }

    @Test(arguments: [2, 3] as [CGFloat]) func aFixedHeightIsTheNearestWholePixel(scale: CGFloat) {
        for height in [50.3333, 47.9, 20.2, 44, 51.25, 0.1] as [CGFloat] {
            let pixels = (height * scale + 0.5).rounded(.down)
            #expect(row(scale: scale) { $0.fixedHeight = height }.frame.height == pixels / scale)
        }
    }
}
