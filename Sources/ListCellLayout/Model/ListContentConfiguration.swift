// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The content of a list cell, header or footer: an image, a text and a secondary text; UIListContentConfiguration.
///
/// A configuration is a preset and what was set over it. What was set stays in every list, generation and state, also
/// where it equals the preset's value; everything else follows them (`updated(for:in:design:)`). Equality and hash
/// compare what the members read, not what was set: two equal configurations may differ in another list.
public struct ListContentConfiguration: Hashable, Sendable {
    /// Where the values come from that were not set.
    var base: PresetBase
    /// Default nil.
    public var image: Image?
    private var shownText = ShownText.none
    private var shownSecondaryText = ShownText.none
    /// What was set over the preset, by member.
    public package(set) var overrides = Overrides()

    /// A text in one of its two forms, which exclude each other.
    fileprivate enum ShownText: Hashable, Sendable {
        case none
        case plain(String)
        case attributed(Boxed<AttributedText>)
    }

    init(base: PresetBase) { self.base = base }
}

extension ListContentConfiguration {
    /// The preset that the configuration was made from, as its list makes it: it decides the minimum height and all
    /// that was not set.
    public var preset: Preset { base.preset }

    /// The generation whose values the configuration has where none were set; those of the list's count in a layout.
    public var design: Design { base.design }

    /// Default nil. Setting it clears the attributed text.
    public var text: String? {
        get { shownText.string }
        set { shownText.replace(by: newValue) }
    }
    /// Default nil. Setting it clears the text.
    public var attributedText: AttributedText? {
        get { shownText.attributedText }
        set { shownText.replace(by: newValue) }
    }
    /// Whether there is a text, attributed or not, with a letter.
    var showsText: Bool { shownText.hasLetters }
    /// Whether there is a secondary text, attributed or not, with a letter.
    var showsSecondaryText: Bool { shownSecondaryText.hasLetters }

    /// Whether one of the texts is attributed.
    var hasAttributedText: Bool { shownText.isAttributed || shownSecondaryText.isAttributed }

    /// Default nil. Setting it clears the attributed secondary text.
    public var secondaryText: String? {
        get { shownSecondaryText.string }
        set { shownSecondaryText.replace(by: newValue) }
    }
    /// Default nil. Setting it clears the secondary text.
    public var secondaryAttributedText: AttributedText? {
        get { shownSecondaryText.attributedText }
        set { shownSecondaryText.replace(by: newValue) }
    }
}

extension ListContentConfiguration.ShownText {
    var string: String? { if case .plain(let string) = self { string } else { nil } }
    var attributedText: AttributedText? { if case .attributed(let text) = self { text.wrappedValue } else { nil } }

    var isAttributed: Bool { if case .attributed = self { true } else { false } }

    var hasLetters: Bool {
        switch self {
        case .none: false
        case .plain(let string): !string.isEmpty
        case .attributed(let text): !(text.wrappedValue?.string.isEmpty ?? true)
        }
    }

    /// nil clears a plain text and leaves an attributed one.
    mutating func replace(by string: String?) {
        if let string { self = .plain(string) } else if case .plain = self { self = .none }
    }

    /// nil clears an attributed text and leaves a plain one.
    mutating func replace(by text: AttributedText?) {
        if let text {
            self = .attributed(Boxed(wrappedValue: text))
        } else if case .attributed = self {
            self = .none
        }
    }
}

extension ListContentConfiguration {
    /// Whether two configurations show the same: their contents and the values of all members.
    public static func == (a: Self, b: Self) -> Bool {
        a.preset == b.preset && a.image == b.image && a.shownText == b.shownText
            && a.shownSecondaryText == b.shownSecondaryText && a.hasValues(of: b)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(preset)
        hasher.combine(image)
        hasher.combine(shownText)
        hasher.combine(shownSecondaryText)
        hasher.combine(completeRest)
        hasher.combine(imageProperties)
        hasher.combine(textProperties)
        hasher.combine(secondaryTextProperties)
    }

    private func hasValues(of other: Self) -> Bool {
        if base == other.base, overrides == other.overrides { return true }
        return completeRest == other.completeRest && imageProperties == other.imageProperties
            && textProperties == other.textProperties && secondaryTextProperties == other.secondaryTextProperties
    }
}
