// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ListContentConfiguration {
    /// What was set over a preset; nil is the preset's own.
    ///
    /// Where nothing is set it is four references to nothing, and so costs a cell little.
    public struct Overrides: Hashable, Sendable {
        /// What was set of the image's properties; nil where nothing was.
        @Boxed public var imageProperties: ImageProperties.Overrides?
        /// What was set of the text's properties; nil where nothing was.
        @Boxed public var textProperties: TextProperties.Overrides?
        /// What was set of the secondary text's properties; nil where nothing was.
        @Boxed public var secondaryTextProperties: TextProperties.Overrides?
        @Boxed private var rest: Rest?

        /// The members that are no properties of image or texts.
        struct Rest: Hashable, Sendable {
            var directionalLayoutMargins: DirectionalEdgeInsets?
            var axesPreservingSuperviewLayoutMargins: Axes?
            var imageToTextPadding: CGFloat?
            var textToSecondaryTextHorizontalPadding: CGFloat?
            var textToSecondaryTextVerticalPadding: CGFloat?
            var prefersSideBySideTextAndSecondaryText: Bool?
            var alpha: CGFloat?
        }

        /// Nothing is set.
        public init() {}
    }
}

extension ListContentConfiguration.Overrides {
    /// Whether two are equal but for the image's properties.
    func isEqualButForImage(to other: borrowing Self) -> Bool {
        _textProperties == other._textProperties && _secondaryTextProperties == other._secondaryTextProperties
            && _rest == other._rest
    }

    /// The margins that were set, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets? {
        get { rest?.directionalLayoutMargins }
        set { set { $0.directionalLayoutMargins = newValue } }
    }
    /// The axes that were set.
    public var axesPreservingSuperviewLayoutMargins: ListContentConfiguration.Axes? {
        get { rest?.axesPreservingSuperviewLayoutMargins }
        set { set { $0.axesPreservingSuperviewLayoutMargins = newValue } }
    }
    /// The gap between image and text that was set, in points.
    public var imageToTextPadding: CGFloat? {
        get { rest?.imageToTextPadding }
        set { set { $0.imageToTextPadding = newValue } }
    }
    /// The gap between texts side by side that was set, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat? {
        get { rest?.textToSecondaryTextHorizontalPadding }
        set { set { $0.textToSecondaryTextHorizontalPadding = newValue } }
    }
    /// The gap between texts one above the other that was set, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat? {
        get { rest?.textToSecondaryTextVerticalPadding }
        set { set { $0.textToSecondaryTextVerticalPadding = newValue } }
    }
    /// Whether the texts stand side by side, as it was set.
    public var prefersSideBySideTextAndSecondaryText: Bool? {
        get { rest?.prefersSideBySideTextAndSecondaryText }
        set { set { $0.prefersSideBySideTextAndSecondaryText = newValue } }
    }
    /// The opacity that was set, 0 to 1.
    public var alpha: CGFloat? {
        get { rest?.alpha }
        set { set { $0.alpha = newValue } }
    }

    private mutating func set(_ change: (inout Rest) -> Void) {
        var changed = rest ?? Rest()
        change(&changed)
        rest = changed == Rest() ? nil : changed
    }
}
