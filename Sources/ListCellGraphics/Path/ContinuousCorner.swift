// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The figures of Apple's continuous corner, in units of its radius: x along one edge and y along the other.
///
/// Source: the path that UIKit prints for a rounded rectangle on iOS 14 to 17.5 (measured).
public enum ContinuousCorner {
    /// How far from the corner the curve begins.
    public static let extent: CGFloat = 1.5286649847
    /// The shortest side, in radii, that has room for two corners; a shorter one makes the shape a capsule.
    public static let leastSide: CGFloat = 2 * extent

    /// The nine control points after the start, three a cubic, in the order in which the corner is drawn.
    ///
    /// The list reads the same from its end with x and y exchanged.
    static let points: [CGPoint] = [
        CGPoint(x: 1.0884929576, y: 0), CGPoint(x: 0.8684069441, y: 0), CGPoint(x: 0.6314937928, y: 0.0749113878),
        CGPoint(x: 0.3728238266, y: 0.1690595560), CGPoint(x: 0.1690595560, y: 0.3728238266),
        CGPoint(x: 0.0749113878, y: 0.6314937928),
        CGPoint(x: 0, y: 0.8684069441), CGPoint(x: 0, y: 1.0884929576), CGPoint(x: 0, y: extent),
    ]
}

extension Path {
    /// A rectangle with Apple's continuous corners, clockwise from the top edge.
    ///
    /// The corners need sides longer than 3.0573 radii. Where one is shorter the shape becomes a capsule, quarter
    /// circles of half the shorter side, as UIKit's path does. A radius of 0 or less gives the plain rectangle.
    public static func continuousRoundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
        let shortSide = min(rect.width, rect.height)
        guard radius > 0, shortSide > 0 else { return .rect(rect) }
        guard shortSide > ContinuousCorner.leastSide * radius else {
            return .roundedRect(rect, radius: shortSide / 2)
        }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + ContinuousCorner.extent * radius, y: rect.minY))
        for corner in Corner.allCases {
            let points = ContinuousCorner.points.map { corner.place($0, of: rect, radius: radius) }
            path.addLine(to: corner.place(CGPoint(x: ContinuousCorner.extent, y: 0), of: rect, radius: radius))
            for first in stride(from: 0, to: points.count, by: 3) {
                path.addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
            }
        }
        path.close()
        return path
    }
}

/// The corners in drawing order; each is entered along its first edge and left along its second.
private enum Corner: CaseIterable {
    case topRight, bottomRight, bottomLeft, topLeft

    /// A point given in radii from the corner, along the edge by which it is entered and the one by which it is left.
    func place(_ point: CGPoint, of rect: CGRect, radius: CGFloat) -> CGPoint {
        let entry = point.x * radius
        let exit = point.y * radius
        return switch self {
        case .topRight: CGPoint(x: rect.maxX - entry, y: rect.minY + exit)
        case .bottomRight: CGPoint(x: rect.maxX - exit, y: rect.maxY - entry)
        case .bottomLeft: CGPoint(x: rect.minX + entry, y: rect.maxY - exit)
        case .topLeft: CGPoint(x: rect.minX + exit, y: rect.minY + entry)
        }
    }
}
