// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of a switch's drawing.
enum SwitchMetrics {
    /// From the track's edge to the thumb, in points (measured, both generations).
    static let thumbInset: CGFloat = 2
    /// The thumb's width on 26, in points (measured); on 18 it is as wide as high.
    static let thumbWidth: CGFloat = 37
    /// The track when off on 26: (197, 197, 199) on white (measured); the same colour in dark (assumed).
    static let offColor = CatalogColor.tertiaryLabel
    /// The track when off on 18: (233, 233, 234) on white (reported).
    static let offColor18 = CatalogColor.secondarySystemFill
    /// Below the thumb of 18 (assumed).
    static let thumbShadow = Shadow(color: RGBA(hex: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)
}

extension DisplayListBuilder {
    mutating func addSwitch(isOn: Bool, frame: CGRect, tint: RGBA, name: String) {
        let isNew = traits.design == .design26
        let off = Color(isNew ? SwitchMetrics.offColor : SwitchMetrics.offColor18).resolved(with: traits)
        let track = isNew ? Path.switchCapsule(frame) : Path.roundedRect(frame, radius: frame.height / 2)
        append(name, frame, .path(track, .nonZero, isOn ? tint : off))

        var thumb = frame.insetBy(dx: SwitchMetrics.thumbInset, dy: SwitchMetrics.thumbInset)
        let width = isNew ? min(SwitchMetrics.thumbWidth, thumb.width) : thumb.height
        // From right to left a switch is on at its left (assumed).
        if isOn != (traits.layoutDirection == .rightToLeft) { thumb.origin.x = thumb.maxX - width }
        thumb.size.width = width
        let shape = isNew ? Path.switchCapsule(thumb) : Path.ellipse(in: thumb)
        if !isNew {
            append(name, frame, .pushClip(track))
            append(name, frame, .shadow(shape, .nonZero, SwitchMetrics.thumbShadow))
            append(name, frame, .popClip)
        }
        append(name, thumb, .path(shape, .nonZero, .white))
    }
}

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
