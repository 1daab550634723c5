// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Scales and moves points to pixels; a negative factor mirrors.
struct PixelTransform: Hashable, Sendable {
    var scaleX: Double
    var scaleY: Double
    var offsetX: Double
    var offsetY: Double
}

extension PixelTransform {
    init(scale: Double, offsetX: Double = 0, offsetY: Double = 0) {
        self.init(scaleX: scale, scaleY: scale, offsetX: offsetX, offsetY: offsetY)
    }

    var isFinite: Bool { scaleX.isFinite && scaleY.isFinite && offsetX.isFinite && offsetY.isFinite }

    func callAsFunction(_ point: CGPoint) -> (x: Double, y: Double) {
        (Double(point.x) * scaleX + offsetX, Double(point.y) * scaleY + offsetY)
    }
}
