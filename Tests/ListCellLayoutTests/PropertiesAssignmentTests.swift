// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What the properties of texts and images take along when they are assigned as a whole.
@Suite struct PropertiesAssignmentTests {
    typealias Configuration = ListContentConfiguration

    @Test func oneMemberSetsItselfAlone() {
        var content = Configuration.cell()
        content.textProperties.font = .headline
        content.imageProperties.maximumSize.width = 20
        #expect(content.overrides.textProperties?.font == .headline)
        #expect(content.overrides.textProperties?.color == nil)
        #expect(content.overrides.secondaryTextProperties == nil)
        #expect(content.overrides.imageProperties?.maximumSize == CGSize(width: 20, height: 0))
        #expect(content.overrides.imageProperties?.reservedLayoutSize == nil)
        #expect(content.overrides.directionalLayoutMargins == nil)
    }

    @Test func whatWasSetElsewhereIsSetHereToo() {
        var other = Configuration.cell()
        other.textProperties.color = .label
        var content = Configuration.cell()
        content.textProperties = other.textProperties
        let disabled = content.updated(for: .disabled, in: .plain, design: .design26)
        #expect(disabled.textProperties.color == .label)
        #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    }

    @Test func whatWouldReadDifferentlyHereIsSet() {
        let header = Configuration.groupedHeader(design: .design18)
        var content = Configuration.cell(design: .design18)
        content.textProperties = header.textProperties
        #expect(content.textProperties == header.textProperties)
        let updated = content.updated(for: [], in: .insetGrouped, design: .design26)
        #expect(updated.textProperties == header.textProperties)
        // Both presets have as many lines as it takes; this is not set and follows the list.
        #expect(content.updated(for: [], in: .sidebar, design: .design26).textProperties.numberOfLines == 1)
        content.secondaryTextProperties = content.textProperties
        #expect(content.secondaryTextProperties == header.textProperties)
    }

    /// UIKit's properties carry what was set of them; a fresh value brings back the preset.
    @Test func freshPropertiesSetNothing() {
        var content = Configuration.cell()
        content.textProperties.font = .headline
        content.imageProperties.tintColor = .systemRed
        content.textProperties = Configuration.cell().textProperties
        content.imageProperties = Configuration.cell().imageProperties
        #expect(
            content.updated(for: .disabled, in: .plain, design: .design26)
                == Configuration.cell().updated(for: .disabled, in: .plain, design: .design26))
        content.textProperties = content.textProperties
        #expect(content.overrides == Configuration.Overrides())
    }

    @Test func propertiesOfAStateKeepItsColours() {
        let disabled = Configuration.cell().updated(for: .disabled, in: .plain, design: .design26)
        var content = Configuration.cell()
        content.textProperties = disabled.textProperties
        content.imageProperties = disabled.imageProperties
        #expect(content.textProperties.color == .tertiaryLabel)
        #expect(content.imageProperties.tintColor == .tertiaryLabel)
    }

    @Test func anInitialiserSetsWhatItIsGiven() {
        var content = Configuration.groupedHeader(design: .design26)
        content.textProperties = .init(font: .title1, transform: .none)
        #expect(content.textProperties == .init(font: .title1, color: .label))
        let updated = content.updated(for: [], in: .insetGrouped, design: .design18)
        #expect(updated.textProperties.transform == .none)
        content.imageProperties = .init(maximumSize: CGSize(width: 20, height: 20))
        #expect(content.overrides.imageProperties?.tintColor == nil)
        #expect(
            content.imageProperties.preferredSymbolConfiguration == SymbolConfiguration(textStyle: .body, scale: .large)
        )
        #expect(Configuration.TextProperties() == Configuration.cell().textProperties)
    }

    @Test func aTintSetToNilStaysTheTint() {
        var content = Configuration.cell()
        content.imageProperties.tintColor = nil
        #expect(content == .cell())
        #expect(content.updated(for: .disabled, in: .plain, design: .design26).imageProperties.tintColor == nil)
    }

    @Test func textsAndAttributedTextsExcludeEachOther() {
        var content = Configuration.cell()
        content.text = "Plain"
        content.attributedText = nil
        #expect(content.text == "Plain")
        content.attributedText = AttributedText([.init("Attributed")])
        #expect(content.text == nil)
        content.text = nil
        #expect(content.attributedText?.string == "Attributed")
        content.text = "Plain"
        #expect(content.attributedText == nil)
        content.text = nil
        #expect(content == .cell())
    }

    @Test func mirrorsShowTheValues() {
        func child(_ name: String, of value: Any) -> Any? { Mirror(reflecting: value).descendant(name) }
        let content = Configuration.cell()
        #expect(child("imageToTextPadding", of: content) as? CGFloat == 16)
        #expect(child("font", of: content.textProperties) as? Font == .body)
        #expect(child("maximumSize", of: content.imageProperties) as? CGSize == .zero)
        #expect(child("cornerRadius", of: BackgroundConfiguration.listCell()) as? CGFloat == 0)
    }
}
