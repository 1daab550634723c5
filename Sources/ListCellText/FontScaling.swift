// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// How a font made by `FontMetrics.scaledFont(for:maximumPointSize:)` follows the text size.
struct FontScaling: Hashable, Sendable {
    let metrics: FontMetrics
    /// In points; infinite for no limit.
    let maximumPointSize: CGFloat
}

extension FontScaling {
    /// The scaled size rounded to a whole point, then held to the maximum (measured).
    func pointSize(for base: CGFloat, at size: ContentSizeCategory) -> CGFloat {
        min(PixelGrid(scale: 1).round(base * metrics.factor(at: size)), maximumPointSize)
    }
}
