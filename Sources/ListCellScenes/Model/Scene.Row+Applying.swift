// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout

extension Scene.Row.ContentOverrides {
    /// Replaces what the row states; the rest stays the preset's.
    func apply(to content: inout ListContentConfiguration) {
        imageProperties?.apply(to: &content.imageProperties)
        textProperties?.apply(to: &content.textProperties)
        secondaryTextProperties?.apply(to: &content.secondaryTextProperties)
        replace(&content.directionalLayoutMargins, directionalLayoutMargins)
        replace(&content.axesPreservingSuperviewLayoutMargins, axesPreservingSuperviewLayoutMargins)
        replace(&content.imageToTextPadding, imageToTextPadding)
        replace(&content.textToSecondaryTextHorizontalPadding, textToSecondaryTextHorizontalPadding)
        replace(&content.textToSecondaryTextVerticalPadding, textToSecondaryTextVerticalPadding)
        replace(&content.prefersSideBySideTextAndSecondaryText, prefersSideBySideTextAndSecondaryText)
        replace(&content.alpha, alpha)
    }
}

extension Scene.Row.ImageOverrides {
    func apply(to image: inout ListContentConfiguration.ImageProperties) {
        replace(&image.maximumSize, maximumSize)
        replace(&image.reservedLayoutSize, reservedLayoutSize)
        replace(&image.cornerRadius, cornerRadius)
        replace(&image.tintColor, tintColor)
        replace(&image.strokeWidth, strokeWidth)
        replace(&image.strokeColor, strokeColor)
        replace(&image.preferredSymbolConfiguration, preferredSymbolConfiguration)
    }
}

extension Scene.Row.TextOverrides {
    func apply(to text: inout ListContentConfiguration.TextProperties) {
        replace(&text.font, font)
        replace(&text.color, color)
        replace(&text.alignment, alignment)
        replace(&text.lineBreakMode, lineBreakMode)
        replace(&text.numberOfLines, numberOfLines)
        replace(&text.adjustsFontSizeToFitWidth, adjustsFontSizeToFitWidth)
        replace(&text.minimumScaleFactor, minimumScaleFactor)
        replace(&text.allowsDefaultTighteningForTruncation, allowsDefaultTighteningForTruncation)
        replace(&text.adjustsFontForContentSizeCategory, adjustsFontForContentSizeCategory)
        replace(&text.transform, transform)
    }
}

private func replace<Value>(_ value: inout Value, _ stated: Value?) {
    if let stated { value = stated }
}

private func replace<Value>(_ value: inout Value?, _ stated: Value?) {
    if let stated { value = stated }
}
