// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Turns a path into straight edges in pixels: curves are divided evenly, open subpaths are closed.
struct Flattener {
    var lines: [Line] = []
    /// The area that all points lie in; minima above the maxima while there is none.
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0

    /// How far an edge may be from the curve it stands for, in pixels.
    private static let tolerance = 0.01
    /// The most edges a curve.
    private static let maximumCount = 512.0
}

extension Flattener {
    /// The pixels that the lines touch; nil where there are none.
    var bounds: PixelRect? { lines.isEmpty ? nil : PixelRect(covering: minX, minY, maxX, maxY) }

    mutating func removeAll() {
        let kept = lines
        self = Flattener()
        lines = kept
        lines.removeAll(keepingCapacity: true)
    }

    /// Adds a path; with a coordinate or a transform that is not finite it is left out, the lines so far stay.
    mutating func add(_ path: Path, _ transform: PixelTransform) {
        guard path.isFinite, transform.isFinite else { return }
        for element in path.elements {
            switch element {
            case .move(let point):
                line(toX: startX, y: startY)
                (x, y) = Self.limited(transform(point))
                (startX, startY) = (x, y)
            case .line(let point):
                let end = Self.limited(transform(point))
                line(toX: end.x, y: end.y)
            case .quadCurve(let control, let end):
                quadCurve(Self.limited(transform(control)), Self.limited(transform(end)))
            case .curve(let control1, let control2, let end):
                curve(
                    Self.limited(transform(control1)), Self.limited(transform(control2)), Self.limited(transform(end)))
            case .close: line(toX: startX, y: startY)
            }
        }
        line(toX: startX, y: startY)
        (startX, startY) = (x, y)
    }

    private static func limited(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
        (min(max(point.x, -Line.limit), Line.limit), min(max(point.y, -Line.limit), Line.limit))
    }

    private mutating func line(toX endX: Double, y endY: Double) {
        if let line = Line(fromX: x, y: y, toX: endX, y: endY) {
            lines.append(line)
            minX = min(minX, line.x0, line.x1)
            maxX = max(maxX, line.x0, line.x1)
            minY = min(minY, line.y0)
            maxY = max(maxY, line.y1)
        }
        x = endX
        y = endY
    }

    /// A curve divided into n even parts is at most |second difference| / 4n² from its chords.
    private mutating func quadCurve(_ control: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
        let (x0, y0) = (x, y)
        let ddx = x0 - 2 * control.x + end.x
        let ddy = y0 - 2 * control.y + end.y
        let count = Self.count((ddx * ddx + ddy * ddy).squareRoot() / (4 * Self.tolerance))
        for step in stride(from: 1, to: count, by: 1) {
            let t = Double(step) / Double(count)
            line(
                toX: x0 + t * (2 * (control.x - x0) + t * ddx), y: y0 + t * (2 * (control.y - y0) + t * ddy))
        }
        line(toX: end.x, y: end.y)
    }

    /// The second derivative of a cubic is at most 6 times its larger second difference; chords are 1/8 n² of it away.
    private mutating func curve(
        _ control1: (x: Double, y: Double), _ control2: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) {
        let (x0, y0) = (x, y)
        let (ax, ay) = (x0 - 2 * control1.x + control2.x, y0 - 2 * control1.y + control2.y)
        let (bx, by) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let largest = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
        let count = Self.count(0.75 * largest / Self.tolerance)
        let (cubicX, cubicY) = (bx - ax, by - ay)
        for step in stride(from: 1, to: count, by: 1) {
            let t = Double(step) / Double(count)
            line(
                toX: x0 + t * (3 * (control1.x - x0) + t * (3 * ax + t * cubicX)),
                y: y0 + t * (3 * (control1.y - y0) + t * (3 * ay + t * cubicY)))
        }
        line(toX: end.x, y: end.y)
    }

    private static func count(_ square: Double) -> Int {
        Int(min(square.squareRoot().rounded(.up), maximumCount))
    }
}
