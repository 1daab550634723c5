// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText

extension SceneReader {
    /// Reads one of the keys that replace a preset's content.
    func content(_ key: RowKey, _ value: ID, into content: inout ListContentConfiguration.Overrides) {
        switch key {
        case .imageProperties: content.imageProperties = imageProperties(value)
        case .textProperties: content.textProperties = textProperties(value)
        case .secondaryTextProperties: content.secondaryTextProperties = textProperties(value)
        case .directionalLayoutMargins: content.directionalLayoutMargins = insets(value, .length)
        case .axesPreservingSuperviewLayoutMargins:
            content.axesPreservingSuperviewLayoutMargins = options(value, SceneChoices.axis)
        case .imageToTextPadding: content.imageToTextPadding = number(value, .length)
        case .textToSecondaryTextHorizontalPadding:
            content.textToSecondaryTextHorizontalPadding = number(value, .length)
        case .textToSecondaryTextVerticalPadding:
            content.textToSecondaryTextVerticalPadding = number(value, .length)
        case .prefersSideBySideTextAndSecondaryText:
            content.prefersSideBySideTextAndSecondaryText = boolean(value)
        case .alpha: content.alpha = number(value, .share)
        default: break
        }
    }

    private func imageProperties(_ id: ID) -> ListContentConfiguration.ImageProperties.Overrides {
        var image = ListContentConfiguration.ImageProperties.Overrides()
        mapping(id, ImagePropertyKey.self) { key, value in
            switch key {
            case .maximumSize: image.maximumSize = size(value, lengthOrStandard)
            case .reservedLayoutSize: image.reservedLayoutSize = size(value, lengthOrStandard)
            case .cornerRadius: image.cornerRadius = number(value, .length)
            case .tintColor: image.tintColor = color(value).map { .some($0) }
            case .strokeWidth: image.strokeWidth = number(value, .length)
            case .strokeColor: image.strokeColor = color(value)
            case .preferredSymbolConfiguration:
                image.preferredSymbolConfiguration = .some(
                    symbolConfiguration(value, allowed: [.pointSize, .weight, .scale, .textStyle]))
            }
        }
        return image
    }

    private func lengthOrStandard(_ id: ID) -> CGFloat? {
        let expected = Expectation.numberOrNames(.length, ["standard"])
        guard let text = scalar(id, expected: expected) else { return nil }
        if text == "standard" { return ListContentConfiguration.ImageProperties.standardDimension }
        if let value = plainNumber(id), Limits.length.contains(value) { return CGFloat(value) }
        reject(id, expected: expected)
        return nil
    }

    private func textProperties(_ id: ID) -> ListContentConfiguration.TextProperties.Overrides {
        var text = ListContentConfiguration.TextProperties.Overrides()
        mapping(id, TextPropertyKey.self) { key, value in
            switch key {
            case .font: text.font = font(value)
            case .color: text.color = color(value)
            case .alignment: text.alignment = choice(value, SceneChoices.alignment)
            case .lineBreakMode: text.lineBreakMode = choice(value, SceneChoices.lineBreakMode)
            case .numberOfLines: text.numberOfLines = integer(value, .count)
            case .adjustsFontSizeToFitWidth: text.adjustsFontSizeToFitWidth = boolean(value)
            case .minimumScaleFactor: text.minimumScaleFactor = number(value, .share).map(Double.init)
            case .allowsDefaultTighteningForTruncation: text.allowsDefaultTighteningForTruncation = boolean(value)
            case .adjustsFontForContentSizeCategory: text.adjustsFontForContentSizeCategory = boolean(value)
            case .transform: text.transform = choice(value, SceneChoices.transform)
            }
        }
        return text
    }

    /// A text style's name, or a mapping of a size or a text style and a weight.
    private func font(_ id: ID) -> Font? {
        if node(id).kind == .scalar, !tree.isEmpty(node(id)) {
            return choice(id, SceneChoices.textStyle).map { Font(textStyle: $0) }
        }
        var size: CGFloat?
        var textStyle: TextStyle?
        var weight: FontWeight?
        let keys = mapping(id, FontKey.self, expected: .fontDescription) { key, value in
            switch key {
            case .size: size = number(value, .positive)
            case .textStyle: textStyle = choice(value, SceneChoices.textStyle)
            case .weight: weight = choice(value, SceneChoices.weight)
            }
        }
        exclude(.size, .textStyle, in: keys)
        if let keys, !keys.contains(.size), !keys.contains(.textStyle) { reject(id, expected: .fontDescription) }
        if let size { return Font(systemFontOfSize: size, weight: weight ?? .regular) }
        return textStyle.map { Font(textStyle: $0, weight: weight) }
    }

    func background(_ id: ID) -> BackgroundConfiguration {
        var background = BackgroundConfiguration.listCell()
        mapping(id, BackgroundKey.self) { key, value in
            switch key {
            case .backgroundColor: background.backgroundColor = color(value)
            case .cornerRadius: background.cornerRadius = number(value, .length) ?? 0
            case .backgroundInsets: background.backgroundInsets = insets(value, .offset) ?? .zero
            case .strokeColor: background.strokeColor = color(value)
            case .strokeWidth: background.strokeWidth = number(value, .length) ?? 0
            case .strokeOutset: background.strokeOutset = number(value, .offset) ?? 0
            }
        }
        return background
    }

    func separator(_ id: ID) -> ListSeparatorConfiguration {
        var separator = ListSeparatorConfiguration()
        mapping(id, SeparatorKey.self) { key, value in
            switch key {
            case .top: separator.topSeparatorVisibility = choice(value, SceneChoices.visibility) ?? .automatic
            case .bottom: separator.bottomSeparatorVisibility = choice(value, SceneChoices.visibility) ?? .automatic
            case .color: separator.color = color(value)
            case .leading:
                let inset = number(value, .offset) ?? 0
                separator.topSeparatorInsets.leading = inset
                separator.bottomSeparatorInsets.leading = inset
            case .trailing:
                let inset = number(value, .offset) ?? 0
                separator.topSeparatorInsets.trailing = inset
                separator.bottomSeparatorInsets.trailing = inset
            }
        }
        return separator
    }
}
