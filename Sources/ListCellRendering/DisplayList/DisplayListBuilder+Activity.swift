// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    /// A wheel of bars, the one at the top the darkest and each before it paler, as one moment of its turning.
    mutating func addActivityIndicator(_ drawing: ControlDrawing) {
        let count = Self.directions.count
        let side = min(drawing.frame.width, drawing.frame.height)
        let middle = CGPoint(x: drawing.frame.midX, y: drawing.frame.midY)
        let size = CGSize(width: side * 0.11, height: side * 0.24)
        let bar = CGRect(x: -size.width / 2, y: -side * 0.46, width: size.width, height: size.height)
        let upright = Path.roundedRect(bar, radius: size.width / 2)
        for (index, (x, y)) in Self.directions.enumerated() {
            let turn = AffineTransform(m11: -y, m12: x, m21: -x, m22: -y, tX: middle.x, tY: middle.y)
            let path = upright.applying(turn)
            let alpha = 1 - 0.75 * Double((count - index) % count) / Double(count - 1)
            append(
                drawing.name, path.bounds, .path(path, .nonZero, color(drawing.tint, drawing, alpha: alpha)))
        }
    }

    /// Up, then clockwise in steps of an eighth of a turn, as the wheel has eight bars (reported); y down.
    private static let directions: [(x: CGFloat, y: CGFloat)] = {
        let diagonal = (0.5 as CGFloat).squareRoot()
        return [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
            (-diagonal, -diagonal),
        ]
    }()
}
