// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Turns outlines so that several of them, put into one path, unite under the nonzero rule.
///
/// A shape's contours get the winding number 1 where the shape has ink and 0 elsewhere. Two such shapes add up to
/// numbers that are never 0 where either has ink.
enum WindingOrder {
    /// A filled shape's contours, turned; nil where they cross and the shape is filled by the even-odd rule.
    ///
    /// Contours that cross under the nonzero rule keep their turns relative to each other.
    static func united(_ path: Path, rule: FillRule) -> Path? {
        let contours = Contour.contours(of: path)
        guard !haveCrossing(contours) else {
            return rule == .evenOdd ? nil : turnedClockwise(contours)
        }
        var result = Path()
        for (index, contour) in contours.enumerated() {
            let around = contours.indices.filter { isAround($0, index, contours) }
            let outside = around.reduce(0) { $0 + turn(contours[$1]) }
            let hasInkOutside = rule == .evenOdd ? !around.count.isMultiple(of: 2) : outside != 0
            let hasInkInside = rule == .evenOdd ? around.count.isMultiple(of: 2) : outside + turn(contour) != 0
            guard hasInkInside != hasInkOutside else { continue }
            let elements = (turn(contour) > 0) == hasInkInside ? contour.elements : contour.reversed
            result.append(Path(elements: elements))
        }
        return result
    }

    /// The outline of a stroke, which winds one way throughout, clockwise.
    static func turnedClockwise(_ path: Path) -> Path {
        turnedClockwise(Contour.contours(of: path))
    }

    private static func turnedClockwise(_ contours: [Contour]) -> Path {
        let area = contours.reduce(0) { $0 + $1.area }
        return Path(elements: contours.flatMap { area < 0 ? $0.reversed : $0.elements })
    }

    private static func haveCrossing(_ contours: [Contour]) -> Bool {
        contours.indices.contains { index in
            contours[(index + 1)...].contains { $0.crosses(contours[index]) }
        }
    }

    /// Whether a contour lies around another; of two equal ones the first lies around the second.
    private static func isAround(_ outer: Int, _ inner: Int, _ contours: [Contour]) -> Bool {
        if contours[outer].elements == contours[inner].elements { return outer < inner }
        return contours[outer].surrounds(contours[inner])
    }

    private static func turn(_ contour: Contour) -> Int { contour.area < 0 ? -1 : 1 }
}
