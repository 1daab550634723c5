// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Control {
    /// A text as it is shown, with its look.
    typealias ShownText = (string: String, properties: ListContentConfiguration.TextProperties)

    /// The texts that are shown, one for each part that has one; an empty text is one too.
    ///
    /// Disabled texts are tertiary (assumed for all controls).
    func shownTexts(tint: Color, isEnabled: Bool, segmentPointSize: CGFloat) -> [ShownText] {
        func body(_ string: String, _ color: Color) -> ShownText {
            (string, .init(font: .body, color: isEnabled ? color : .tertiaryLabel, numberOfLines: 1))
        }
        switch self {
        case .switch, .stepper, .slider, .progress, .activityIndicator: return []
        case .textField(let field):
            if field.text.isEmpty { return [body(field.placeholder, .placeholderText)] }
            return [body(field.isSecure ? field.bullets : field.text, .label)]
        case .segmented(let items, let selectedIndex):
            return items.enumerated().map { index, item in
                let weight: FontWeight = index == selectedIndex ? .medium : .regular
                var text = body(item, .label)
                text.properties.font = Font(systemFontOfSize: segmentPointSize, weight: weight)
                return text
            }
        case .datePicker(let entries): return entries.map { body($0, .label) }
        case .button(let button): return [body(button.title, button.titleColor(tint: tint))]
        case .popUpMenu(let value): return [body(value, tint)]
        }
    }
}

extension Control.TextField {
    /// A bullet for each letter.
    fileprivate var bullets: String { String(repeating: "\u{2022}", count: text.count) }
}

extension Control.Button {
    /// The tint, which a destructive button has of its own.
    public func tintColor(_ tint: Color) -> Color { role == .destructive ? .systemRed : tint }

    fileprivate func titleColor(tint: Color) -> Color {
        switch style {
        case .plain, .gray, .tinted, .bordered: tintColor(tint)
        case .filled: Color.catalog(.white)
        }
    }
}
