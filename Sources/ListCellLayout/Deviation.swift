// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A named disagreement between sources, and the switch that chooses the other side.
public enum Deviation: String, CaseIterable, Sendable, Hashable {
    /// `standardDimension` in `maximumSize` sets no limit, as UIKit 26 is reported to behave; by default it means the
    /// same standard size as in `reservedLayoutSize` (assumed).
    case maximumSizeIgnoresStandardDimension
    /// At accessibility sizes text stands beside the image, as lists were read before it was seen wrapping under it.
    case textBesideImage
    /// The cards of a UITableView have the inset of the other release: 16 on iOS 26, 20 from 376 wide on iOS 27.
    case tableCardInsetOfOtherRelease
    /// A cell with a content configuration is at least 44 high on 18 in UIKit too, as it is in SwiftUI lists.
    case contentCellMinimumOf44
    /// At accessibility sizes a value stands beside its label where both fit on a phone too, as it does on an iPad.
    case sideBySideAtAccessibilitySizes
}

extension Deviation {
    /// Names of deviations that were settled, which scenes may still have, and what became of them.
    public static let settled = ["textWrapsAroundImage": "text wraps under the image in all lists now"]
}
