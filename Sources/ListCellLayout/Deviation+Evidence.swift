// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What speaks for the two sides of a disagreement.
public struct Evidence: Hashable, Sendable {
    /// What the layout does by default, and why.
    public let byDefault: String
    /// What else was seen or said.
    public let otherwise: String

    init(_ byDefault: String, otherwise: String) {
        self.byDefault = byDefault
        self.otherwise = otherwise
    }
}

extension Deviation {
    /// What speaks for the default and for the other side.
    public var evidence: Evidence {
        switch self {
        case .maximumSizeIgnoresStandardDimension:
            Evidence(
                "standardDimension in maximumSize is the standard size, as in reservedLayoutSize (assumed: design notes)",
                otherwise: "UIKit 26 ignores values up to 0 there, so the picture keeps its size (reported)")
        case .textBesideImage:
            Evidence(
                "text wraps under the image at accessibility sizes (measured in SwiftUI lists and UIKit sidebars, else rule)",
                otherwise: "outside of sidebars no such row of UIKit was seen")
        case .tableCardInsetOfOtherRelease:
            Evidence(
                "cards of a UITableView at 393 wide: 20 on iOS 26 (measured on 26.0 to 26.4), 16 on iOS 27 (assumed)",
                otherwise: "16 on iOS 26.6 (measured); 20 if iOS 27 went back")
        case .contentCellMinimumOf44:
            Evidence(
                "a content cell of 18 at M is 42 high, twice the leading of 21 (rule)",
                otherwise: "SwiftUI rows and classic cells at M are 44 (measured)")
        case .sideBySideAtAccessibilitySizes:
            Evidence(
                "on a phone label and value stand one above the other at accessibility sizes (measured at AX2, AX3, AX5)",
                otherwise: "on an iPad they are side by side where they fit (measured at AX5, iPadOS 27)")
        }
    }
}
