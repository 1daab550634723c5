// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGFloat {
    /// The length where it is one: 0 for NaN, and never further than `limit` from 0, so that sums stay finite.
    var defined: CGFloat { isNaN ? 0 : Swift.max(-Self.limit, Swift.min(self, Self.limit)) }

    /// The same, and never below 0.
    var definedLength: CGFloat { Swift.max(0, defined) }

    /// Past any picture: a million points.
    private static let limit: CGFloat = 1e6
}

extension CGSize {
    /// Both sides as lengths.
    var definedLengths: CGSize { CGSize(width: width.definedLength, height: height.definedLength) }
}
