// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A named disagreement between sources, and the switch that chooses the other side.
public enum Deviation: String, CaseIterable, Sendable, Hashable {
    /// `standardDimension` in `maximumSize` sets no limit, as UIKit 26 is reported to behave; by default it means the
    /// same standard size as in `reservedLayoutSize` (assumed).
    case maximumSizeIgnoresStandardDimension
    /// At accessibility sizes text wraps under the image in UIKit lists too, as it does in SwiftUI lists (measured
    /// there only).
    case textWrapsAroundImage
}
