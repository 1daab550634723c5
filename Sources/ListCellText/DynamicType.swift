// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The sizes and leadings of the text styles at the twelve text sizes.
///
/// Source: recorded from running UIKit (measured); eight leadings differ from the printed HIG table.
public enum DynamicType {
    /// The point size of a text style's font.
    public static func pointSize(of style: TextStyle, at size: ContentSizeCategory) -> CGFloat {
        pointSizes[style.row * sizeCount + size.rawValue]
    }

    /// The distance between two lines of a text style, in points; UIFontMetrics scales by it.
    public static func leading(of style: TextStyle, at size: ContentSizeCategory) -> CGFloat {
        leadings[style.row * sizeCount + size.rawValue]
    }

    private static let sizeCount = 12

    // swift-format-ignore
    private static let pointSizes: [CGFloat] = [
        31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
        25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
        19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
        17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
        12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
        13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
        12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
        11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
        11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
    ]

    // swift-format-ignore
    private static let leadings: [CGFloat] = [
        38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
        31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // title1
        24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
        22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
        19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,  // headline
        16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,  // subheadline
        19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
        18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
        16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
        13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,  // caption1
        13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,  // caption2
    ]
}

extension TextStyle {
    /// The style's row in the tables.
    fileprivate var row: Int {
        switch self {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .body: 6
        case .callout: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        }
    }
}
