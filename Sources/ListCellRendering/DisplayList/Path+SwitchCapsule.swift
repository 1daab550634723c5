// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Path {
    /// A capsule whose long sides run into the ends as a continuous corner does, while the ends are circles.
    ///
    /// Source: the outline of a switch in a picture of iOS 26, within half a pixel at @3x (measured).
    static func switchCapsule(_ frame: CGRect) -> Path {
        let radius = frame.height / 2
        guard radius > 0, frame.width > 2 * ContinuousCorner.extent * radius else {
            return .roundedRect(frame, radius: radius)
        }
        // From the long side to the middle of the end, in radii from the corner.
        let corner: [CGPoint] = [
            CGPoint(x: 1.0884929576, y: 0), CGPoint(x: 0.8684069441, y: 0), CGPoint(x: 0.6314937928, y: 0.0749113878),
            CGPoint(x: 0.3728238266, y: 0.1690595560), CGPoint(x: 0.1690595560, y: 0.3728238266),
            CGPoint(x: 0.0749113878, y: 0.6314937928),
            CGPoint(x: 0.0318, y: 0.7499), CGPoint(x: 0, y: 0.874), CGPoint(x: 0, y: 1),
        ]
        func place(_ point: CGPoint, right: Bool, bottom: Bool) -> CGPoint {
            CGPoint(
                x: right ? frame.maxX - point.x * radius : frame.minX + point.x * radius,
                y: bottom ? frame.maxY - point.y * radius : frame.minY + point.y * radius)
        }
        var path = Path()
        let start = CGPoint(x: ContinuousCorner.extent, y: 0)
        path.move(to: place(start, right: false, bottom: false))
        for (right, bottom) in [(true, false), (true, true), (false, true), (false, false)] {
            let isEntered = right != bottom
            let points = isEntered ? [start] + corner : (corner.reversed() + [start])
            let placed = points.map { place($0, right: right, bottom: bottom) }
            path.addLine(to: placed[0])
            for first in stride(from: 1, to: 10, by: 3) {
                path.addCurve(to: placed[first + 2], control1: placed[first], control2: placed[first + 1])
            }
        }
        path.close()
        return path
    }
}
