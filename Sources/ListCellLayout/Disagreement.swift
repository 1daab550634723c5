// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A named disagreement between sources that has no switch: the scene settles it, or the layout keeps to one side.
public enum Disagreement: String, CaseIterable, Sendable, Hashable {
    /// The height of a value row in a SwiftUI list of 18 at AX3.
    case swiftUIValueRowAtAX3Of18
    /// The label's y in a Korean table row of 53.333.
    case labelYInKoreanTableRow
    /// The colour of a card in the dark.
    case darkCardColor
    /// The height of a SwiftUI row with a symbol at M on 26.
    case swiftUISymbolRowAtM
    /// The height of a row of 18 with a bitmap of 35 pt and no reserved size.
    case bitmapRowOf18
    /// The leadings of the text styles.
    case printedLeadings
    /// The slot's width at accessibility sizes.
    case slotAtAccessibilitySizes
    /// The heights of cells with textLabel.
    case classicCells
    /// The texts of a classic value2 cell.
    case value2Texts
    /// The size of Settings icons on iOS 26.
    case settingsIconSize
    /// The height of a segmented control in a UIKit list of iOS 27.
    case segmentedControlOf27
    /// The look of an app linked with an older SDK.
    case olderSDK
    /// A word beside an image at accessibility sizes that is too long for its line.
    case hyphenationUnderImages
}

extension Disagreement {
    /// How a scene chooses the side; nil where it cannot.
    public var settledBy: String? {
        switch self {
        case .classicCells: "`style:` of a row"
        case .settingsIconSize: "`system:` and `container:`"
        case .olderSDK: "`design:`"
        case .slotAtAccessibilitySizes: "`container:`"
        default: nil
        }
    }

    /// What speaks for what the layout does, and for the other side.
    public var evidence: Evidence {
        switch self {
        case .swiftUIValueRowAtAX3Of18:
            Evidence("121 = 11 + 48 + 3 + 48 + 11 (rule)", otherwise: "118.667 (measured)")
        case .labelYInKoreanTableRow:
            Evidence(
                "16.667 in a row of 53.333, to the nearest pixel, half up (rule that fits all other labels)",
                otherwise: "16.5, on no pixel (measured once)")
        case .darkCardColor:
            Evidence("(28, 28, 30) (apple)", otherwise: "(28, 28, 29) (measured in pictures)")
        case .swiftUISymbolRowAtM:
            Evidence(
                "the standard height of a symbol counts in the row, as at L: 52 (measured)",
                otherwise: "one row at M is 53 (measured; nothing explains it)")
        case .bitmapRowOf18:
            Evidence("57 = 11 + 35 + 11 (rule)", otherwise: "about 55 (a design note)")
        case .printedLeadings:
            Evidence(
                "the leadings of running UIKit (measured)", otherwise: "eight differ in the printed HIG table (apple)")
        case .slotAtAccessibilitySizes:
            Evidence(
                "in UIKit as wide as the image (measured in sidebar rows at AX5), elsewhere by rule",
                otherwise: "SwiftUI keeps the table's width (measured at AX3 and AX5)")
        case .classicCells:
            Evidence(
                "a content configuration decides: 53 in a table of 26 at L (measured)",
                otherwise: "with textLabel: 52, subtitle 62, and 44 on 18 (measured)")
        case .value2Texts:
            Evidence(
                "the label right-aligned and blue, the detail left-aligned and black (apple); caption1 and subheadline "
                    + "(assumed: the label's column is narrow)",
                otherwise: "the detail is the smaller text (apple, without sizes)")
        case .settingsIconSize:
            Evidence(
                "29 pt in SwiftUI lists of iOS 26, its root screen; 28 pt in its tables and on iOS 27 (measured)",
                otherwise: "the one or the other everywhere")
        case .segmentedControlOf27:
            Evidence("34, as on iOS 26.1 (measured)", otherwise: "31.667 on iOS 27 (measured once)")
        case .hyphenationUnderImages:
            Evidence(
                "the word moves below the image whole, as in SwiftUI lists (measured)",
                otherwise: "UIKit hyphenates it (measured once, by a label's width)")
        case .olderSDK:
            Evidence(
                "the system decides the generation",
                otherwise: "an app linked with an older SDK keeps the figures of 18 on iOS 26.0.1 (measured)")
        }
    }
}
