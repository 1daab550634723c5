// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The fonts of the eleven text styles, by the styles' names: one instance of each, which follows the text size.
extension Font {
    /// 34 points at the large text size.
    public static let largeTitle = Font(textStyle: .largeTitle)
    /// 28 points at the large text size.
    public static let title1 = Font(textStyle: .title1)
    /// 22 points at the large text size.
    public static let title2 = Font(textStyle: .title2)
    /// 20 points at the large text size.
    public static let title3 = Font(textStyle: .title3)
    /// 17 points at the large text size, semibold.
    public static let headline = Font(textStyle: .headline)
    /// 15 points at the large text size.
    public static let subheadline = Font(textStyle: .subheadline)
    /// 17 points at the large text size: the text of a cell.
    public static let body = Font(textStyle: .body)
    /// 16 points at the large text size.
    public static let callout = Font(textStyle: .callout)
    /// 13 points at the large text size: the text of a grouped list's footer.
    public static let footnote = Font(textStyle: .footnote)
    /// 12 points at the large text size.
    public static let caption1 = Font(textStyle: .caption1)
    /// 11 points at the large text size.
    public static let caption2 = Font(textStyle: .caption2)
}

extension Font {
    /// The font of a text style in the style's own weight; UIFont.preferredFont(forTextStyle:).
    ///
    /// It follows the text size of the traits that it is resolved with.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        switch style {
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .subheadline: subheadline
        case .body: body
        case .callout: callout
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        }
    }

    /// The system font of a fixed size in points, whatever the text size; UIFont.systemFont(ofSize:weight:).
    public static func systemFont(ofSize pointSize: CGFloat, weight: FontWeight = .regular) -> Font {
        Font(systemFontOfSize: pointSize, weight: weight)
    }
}
