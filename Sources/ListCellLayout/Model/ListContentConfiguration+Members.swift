// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListContentConfiguration {
    /// How the image is sized, placed and coloured.
    public var imageProperties: ImageProperties {
        get { ImageProperties(baseTintColor: base.imageTintColor, overrides: overrides.$imageProperties) }
        set { overrides.$imageProperties = newValue.overrides(overTint: base.imageTintColor) }
    }
    /// How the text looks and breaks.
    public var textProperties: TextProperties {
        get { TextProperties(base: textBase, overrides: overrides.$textProperties) }
        set { overrides.$textProperties = newValue.overrides(over: textBase) }
    }
    /// How the secondary text looks and breaks.
    public var secondaryTextProperties: TextProperties {
        get { TextProperties(base: secondaryTextBase, overrides: overrides.$secondaryTextProperties) }
        set { overrides.$secondaryTextProperties = newValue.overrides(over: secondaryTextBase) }
    }
    /// The axes on which the list's margins count and the configuration's own are only a minimum; default horizontal.
    public var axesPreservingSuperviewLayoutMargins: Axes {
        get { overrides.axesPreservingSuperviewLayoutMargins ?? .horizontal }
        set { overrides.axesPreservingSuperviewLayoutMargins = newValue }
    }
    /// The space around the content, in points. Setting one edge sets all four, as in UIKit.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { overrides.directionalLayoutMargins ?? base.margins }
        set { overrides.directionalLayoutMargins = newValue }
    }
    /// Whether the secondary text stands beside the text where both fit; true for `valueCell`.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { overrides.prefersSideBySideTextAndSecondaryText ?? (preset == .valueCell) }
        set { overrides.prefersSideBySideTextAndSecondaryText = newValue }
    }
    /// Between the image's slot and the text, in points.
    public var imageToTextPadding: CGFloat {
        get { overrides.imageToTextPadding ?? base.imageToTextPadding }
        set { overrides.imageToTextPadding = newValue }
    }
    /// Between the texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { overrides.textToSecondaryTextHorizontalPadding ?? PresetValues.horizontalPadding }
        set { overrides.textToSecondaryTextHorizontalPadding = newValue }
    }
    /// Between the texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { overrides.textToSecondaryTextVerticalPadding ?? base.verticalPadding }
        set { overrides.textToSecondaryTextVerticalPadding = newValue }
    }
    /// The opacity of the whole content, 0 to 1; default 1, in a sidebar's disabled and highlighted rows less.
    public var alpha: CGFloat {
        get { overrides.alpha ?? base.alpha }
        set { overrides.alpha = newValue }
    }

    private var textBase: TextBase { TextBase(base: base, isSecondary: false) }
    private var secondaryTextBase: TextBase { TextBase(base: base, isSecondary: true) }

    /// The values of the members that are no properties of image or texts, as if each had been set.
    var completeRest: Overrides.Rest {
        Overrides.Rest(
            directionalLayoutMargins: directionalLayoutMargins,
            axesPreservingSuperviewLayoutMargins: axesPreservingSuperviewLayoutMargins,
            imageToTextPadding: imageToTextPadding,
            textToSecondaryTextHorizontalPadding: textToSecondaryTextHorizontalPadding,
            textToSecondaryTextVerticalPadding: textToSecondaryTextVerticalPadding,
            prefersSideBySideTextAndSecondaryText: prefersSideBySideTextAndSecondaryText, alpha: alpha)
    }
}

extension ListContentConfiguration: CustomReflectable {
    /// The values that the members have.
    public var customMirror: Mirror {
        let own: [Mirror.Child] = [
            ("preset", preset), ("image", image as Any), ("text", text as Any),
            ("attributedText", attributedText as Any), ("secondaryText", secondaryText as Any),
            ("secondaryAttributedText", secondaryAttributedText as Any), ("imageProperties", imageProperties),
            ("textProperties", textProperties), ("secondaryTextProperties", secondaryTextProperties),
        ]
        return Mirror(self, children: own + Array(Mirror(reflecting: completeRest).children))
    }
}
