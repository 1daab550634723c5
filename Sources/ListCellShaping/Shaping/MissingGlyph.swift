// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The box that stands for a character without a glyph.
enum MissingGlyph {
    /// A rounded frame on the baseline, in points, with a little air on both sides of it.
    static func outline(width: CGFloat, height: CGFloat) -> Path {
        let thickness = height / 10
        let frame = CGRect(x: width / 12, y: -height, width: width * 10 / 12, height: height)
        var path = Path()
        add(frame, radius: thickness * 2, to: &path, isReversed: false)
        // The inner contour runs the other way round, so that both fill rules leave it empty.
        add(frame.insetBy(dx: thickness, dy: thickness), radius: thickness, to: &path, isReversed: true)
        return path
    }

    private static func add(_ rect: CGRect, radius: CGFloat, to path: inout Path, isReversed: Bool) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let ring = isReversed ? corners.reversed() : corners
        for index in ring.indices {
            let corner = ring[index]
            let before = point(from: corner, towards: ring[(index + 3) % 4], distance: radius)
            if index == 0 { path.move(to: before) } else { path.addLine(to: before) }
            path.addQuadCurve(
                to: point(from: corner, towards: ring[(index + 1) % 4], distance: radius), control: corner)
        }
        path.close()
    }

    /// A point on a horizontal or vertical line.
    private static func point(from start: CGPoint, towards end: CGPoint, distance: CGFloat) -> CGPoint {
        let x = end.x == start.x ? 0 : end.x > start.x ? distance : -distance
        let y = end.y == start.y ? 0 : end.y > start.y ? distance : -distance
        return CGPoint(x: start.x + x, y: start.y + y)
    }
}
