// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// The values in which the texts of UIKit's presets differ.
struct PresetText: Hashable, Sendable {
    var font: Font
    var color: Color
    var numberOfLines = 0
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor = 0.0
    var allowsDefaultTighteningForTruncation = false
    var transform = ListContentConfiguration.TextProperties.TextTransform.none
    /// The font in a sidebar's row that is selected or that a drop goes to: medium (reported).
    let markedFont: Font

    /// The text and the secondary text of each row of `PresetValues.table`.
    static let table = PresetValues.table.flatMap { [$0.text, $0.secondaryText] }

    private init(_ style: TextStyle, _ weight: FontWeight?, _ color: Color) {
        font = weight.map { Font(textStyle: style, weight: $0) } ?? .preferredFont(forTextStyle: style)
        self.color = color
        markedFont = Font(textStyle: style, weight: .medium)
    }
}

extension PresetText {
    /// A text that stands out.
    static func label(_ style: TextStyle, _ weight: FontWeight? = nil) -> PresetText {
        PresetText(style, weight, .label)
    }

    /// A text that stands back.
    static func secondary(_ style: TextStyle) -> PresetText { PresetText(style, nil, .secondaryLabel) }

    /// A header's text, which stands back but is heavier.
    static func semibold(_ style: TextStyle) -> PresetText { PresetText(style, .semibold, .secondaryLabel) }

    /// A header's text in capitals.
    static func uppercase(_ style: TextStyle) -> PresetText {
        var text = secondary(style)
        text.transform = .uppercase
        return text
    }

    /// The one line of a sidebar's row, which is made a little smaller before it is shortened.
    static var sidebar: PresetText {
        var text = label(.body)
        text.numberOfLines = 1
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.9
        text.allowsDefaultTighteningForTruncation = true
        return text
    }
}
