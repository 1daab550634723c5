// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// The length of the control arms of a quarter circle drawn as one cubic, in radii: 4/3 · (√2 − 1).
    public static let kappa: CGFloat = 0.5522847498307936

    /// A rectangle, clockwise from its top left corner.
    public static func rect(_ rect: CGRect) -> Path {
        Path(elements: [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// The ellipse that touches a rectangle's sides, as four cubics, clockwise from its rightmost point.
    public static func ellipse(in rect: CGRect) -> Path {
        let armX = rect.width / 2 * kappa
        let armY = rect.height / 2 * kappa
        let top = CGPoint(x: rect.midX, y: rect.minY)
        let right = CGPoint(x: rect.maxX, y: rect.midY)
        let bottom = CGPoint(x: rect.midX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: rect.midY)
        var path = Path()
        path.move(to: right)
        path.addCurve(
            to: bottom, control1: CGPoint(x: right.x, y: right.y + armY),
            control2: CGPoint(x: bottom.x + armX, y: bottom.y))
        path.addCurve(
            to: left, control1: CGPoint(x: bottom.x - armX, y: bottom.y),
            control2: CGPoint(x: left.x, y: left.y + armY))
        path.addCurve(
            to: top, control1: CGPoint(x: left.x, y: left.y - armY), control2: CGPoint(x: top.x - armX, y: top.y))
        path.addCurve(
            to: right, control1: CGPoint(x: top.x + armX, y: top.y),
            control2: CGPoint(x: right.x, y: right.y - armY))
        path.close()
        return path
    }

    /// A circle, as four cubics, clockwise from its rightmost point.
    public static func circle(center: CGPoint, radius: CGFloat) -> Path {
        ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A rectangle with quarter circles for corners; the radius is cut to half the shorter side.
    public static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
        let radius = min(radius, min(rect.width, rect.height) / 2)
        return roundedRect(rect, radiusX: radius, radiusY: radius)
    }

    /// A rectangle with quarter ellipses for corners, clockwise from its top edge; each radius is cut to half its side.
    ///
    /// A radius of 0 or less gives the plain rectangle.
    public static func roundedRect(_ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat) -> Path {
        let radiusX = min(radiusX, rect.width / 2)
        let radiusY = min(radiusY, rect.height / 2)
        guard radiusX > 0, radiusY > 0 else { return .rect(rect) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let gapX = radiusX * (1 - kappa)
        let gapY = radiusY * (1 - kappa)
        var path = Path()
        path.move(to: CGPoint(x: left + radiusX, y: top))
        path.addLine(to: CGPoint(x: right - radiusX, y: top))
        path.addCurve(
            to: CGPoint(x: right, y: top + radiusY), control1: CGPoint(x: right - gapX, y: top),
            control2: CGPoint(x: right, y: top + gapY))
        path.addLine(to: CGPoint(x: right, y: bottom - radiusY))
        path.addCurve(
            to: CGPoint(x: right - radiusX, y: bottom), control1: CGPoint(x: right, y: bottom - gapY),
            control2: CGPoint(x: right - gapX, y: bottom))
        path.addLine(to: CGPoint(x: left + radiusX, y: bottom))
        path.addCurve(
            to: CGPoint(x: left, y: bottom - radiusY), control1: CGPoint(x: left + gapX, y: bottom),
            control2: CGPoint(x: left, y: bottom - gapY))
        path.addLine(to: CGPoint(x: left, y: top + radiusY))
        path.addCurve(
            to: CGPoint(x: left + radiusX, y: top), control1: CGPoint(x: left, y: top + gapY),
            control2: CGPoint(x: left + gapX, y: top))
        path.close()
        return path
    }
}
