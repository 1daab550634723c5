// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListContentConfiguration {
    /// The configuration in a list and a state: UIKit's updated(for:).
    ///
    /// Only what still has the preset's value changes: a property that was set keeps its value. `cell`, `header` and
    /// `footer` take the kind of the list (apple, from iOS 18), and all presets the values of the traits' generation.
    ///
    /// - Parameters:
    ///   - state: What the cell is going through.
    ///   - appearance: The list it stands in.
    ///   - design: The generation of the list's metrics.
    public func updated(
        for state: CellState, in appearance: List.Appearance, design: Design
    ) -> ListContentConfiguration {
        if isUpdated(for: state, in: appearance, design: design) { return self }
        let kind = preset.resolved(in: appearance)
        let base = kind == preset && design == self.design ? self : moved(to: kind, design: design)
        return state.isEmpty ? base : base.applying(state)
    }

    /// Whether nothing would change: the usual case, which spares a copy of everything.
    func isUpdated(for state: CellState, in appearance: List.Appearance, design: Design) -> Bool {
        state.isEmpty && design == self.design && preset.resolved(in: appearance) == preset
    }

    /// The configuration on the values of another preset or generation.
    private func moved(to kind: Preset, design: Design) -> ListContentConfiguration {
        let old = ListContentConfiguration(preset: preset, design: self.design)
        var result = ListContentConfiguration(preset: kind, design: design)
        result.image = image
        result.text = text
        result.secondaryText = secondaryText
        if let attributedText { result.attributedText = attributedText }
        if let secondaryAttributedText { result.secondaryAttributedText = secondaryAttributedText }
        result.imageProperties = imageProperties
        result.alpha = alpha
        result.axesPreservingSuperviewLayoutMargins = axesPreservingSuperviewLayoutMargins
        func keep<Value: Equatable>(_ path: WritableKeyPath<ListContentConfiguration, Value>) {
            if self[keyPath: path] != old[keyPath: path] { result[keyPath: path] = self[keyPath: path] }
        }
        keep(\.directionalLayoutMargins)
        keep(\.prefersSideBySideTextAndSecondaryText)
        keep(\.imageToTextPadding)
        keep(\.textToSecondaryTextHorizontalPadding)
        keep(\.textToSecondaryTextVerticalPadding)
        result.textProperties.keep(textProperties, unlessAsIn: old.textProperties)
        result.secondaryTextProperties.keep(secondaryTextProperties, unlessAsIn: old.secondaryTextProperties)
        return result
    }

    /// What a state changes (reported, compared with UIKit by its author): disabled cells are paler, disabled sidebar
    /// rows half as opaque; a selected sidebar row has a medium font, white if focused; a highlighted one is at 30 %.
    private func applying(_ state: CellState) -> ListContentConfiguration {
        let values = PresetValues(preset, design: design)
        var result = self
        let isDisabled = state.contains(.disabled) && !state.contains(.swiped)
        guard preset.isSidebarCell else {
            guard isDisabled, !preset.isHeader, !preset.isFooter else { return self }
            if textProperties.color == values.text.color { result.textProperties.color = .catalog(.tertiaryLabel) }
            if secondaryTextProperties.color == values.secondaryText.color {
                result.secondaryTextProperties.color = .catalog(.quaternaryLabel)
            }
            if imageProperties.tintColor == nil { result.imageProperties.tintColor = .catalog(.tertiaryLabel) }
            return result
        }
        if isDisabled, alpha == 1 { result.alpha = SystemMetrics.standard.disabledSidebarAlpha[design].value }
        if state.contains(.highlighted), alpha == 1 {
            result.alpha = SystemMetrics.standard.highlightedSidebarAlpha[design].value
        }
        let isMarked = state.contains(.selected) && !state.contains(.editing)
        guard isMarked || state.contains(.dropTargeted) else { return result }
        if textProperties.font == values.text.font, let style = values.text.font.textStyle {
            result.textProperties.font = Font(textStyle: style, weight: .medium)
        }
        guard state.contains([.selected, .focused]) else { return result }
        if textProperties.color == values.text.color { result.textProperties.color = .catalog(.white) }
        if secondaryTextProperties.color == values.secondaryText.color {
            result.secondaryTextProperties.color = Color(
                RGBA(hex: 0xFFFFFF, alpha: Double(SystemMetrics.standard.focusedSidebarSecondaryAlpha[design].value)))
        }
        if imageProperties.tintColor == nil { result.imageProperties.tintColor = .catalog(.white) }
        return result
    }
}

extension ListContentConfiguration.TextProperties {
    /// Takes over the properties that differ from those of a preset.
    fileprivate mutating func keep(_ own: Self, unlessAsIn old: Self) {
        func keep<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
            if own[keyPath: path] != old[keyPath: path] { self[keyPath: path] = own[keyPath: path] }
        }
        keep(\.font)
        keep(\.color)
        keep(\.colorTransformer)
        keep(\.alignment)
        keep(\.lineBreakMode)
        keep(\.numberOfLines)
        keep(\.adjustsFontSizeToFitWidth)
        keep(\.minimumScaleFactor)
        keep(\.allowsDefaultTighteningForTruncation)
        keep(\.adjustsFontForContentSizeCategory)
        keep(\.showsExpansionTextWhenTruncated)
        keep(\.transform)
    }
}
