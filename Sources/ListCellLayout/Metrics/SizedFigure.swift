// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A figure that was measured at some text sizes; at the others it lies on the line between its neighbours by the body's
/// point size, to half points (rule).
public struct SizedFigure: Hashable, Sendable {
    /// A size, and the figure at it.
    public struct Point: Hashable, Sendable {
        /// The text size.
        public let size: ContentSizeCategory
        /// The figure at that size.
        public let figure: Figure
    }

    /// From the smallest size to the largest; at least two.
    public let points: [Point]

    init(_ points: [(size: ContentSizeCategory, figure: Figure)]) {
        precondition(points.count > 1, "a line goes through two points")
        self.points = points.map { Point(size: $0.size, figure: $0.figure) }
    }
}

extension SizedFigure {
    /// The length at a size.
    func length(at size: ContentSizeCategory) -> Sum {
        if let point = points.first(where: { $0.size == size }) { return Sum(point.figure) }
        let upper = points.dropFirst().firstIndex { size < $0.size } ?? points.count - 1
        let (a, b) = (points[upper - 1], points[upper])
        func pointSize(_ size: ContentSizeCategory) -> Sum {
            Sum(DynamicType.pointSize(of: .body, at: size), "body point size at \(size.abbreviation)", .pointSizes)
        }
        let start = Sum(a.figure.atMost(.rule, "on a line to the figure at \(b.size.abbreviation)"))
        let share = (pointSize(size) - pointSize(a.size)) / (pointSize(b.size) - pointSize(a.size))
        return (start + (Sum(b.figure) - Sum(a.figure)) * share).nearest(on: PixelGrid(scale: 2))
    }
}
