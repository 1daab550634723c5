// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Outlines that have been taken for the system's tile.
enum TileOutline {
    /// The degree of the superellipse that is most often named.
    static let degree = 5

    /// A method's outline in a square; the continuous corner for those that have none of their own.
    static func path(_ method: IconExhibit.Method, in square: CGRect) -> Path {
        switch method {
        case .circularArc: .roundedRect(square, radius: square.width * IconExhibit.arcRatio.value)
        case .superellipse: superellipse(in: square)
        case .continuousCorner, .drawAt, .drawIn, .aspectFit, .calibratedPointSize, .standardDimension, .resizable,
            .imageScaleLarge:
            .continuousRoundedRect(square, radius: square.width * SettingsIconMetrics.cornerRatio26.value)
        }
    }

    /// |x|^5 + |y|^5 = 1, as a polygon of points that are close enough together for any screen.
    ///
    /// Points lie at equal steps of one coordinate as far as the diagonal, and mirrored beyond it; the fifth root is
    /// found by Newton's steps, so that every machine has the same.
    private static func superellipse(in square: CGRect) -> Path {
        let steps = 128
        let diagonal = root(0.5)
        let eighth = (0...steps).map { step -> CGPoint in
            let x = diagonal * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: x, y: root(1 - x * x * x * x * x))
        }
        let quarter = eighth + eighth.reversed().map { CGPoint(x: $0.y, y: $0.x) }
        var points = quarter
        points += quarter.reversed().map { CGPoint(x: $0.x, y: -$0.y) }
        points += quarter.map { CGPoint(x: -$0.x, y: -$0.y) }
        points += quarter.reversed().map { CGPoint(x: -$0.x, y: $0.y) }
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = CGPoint(
                x: square.midX + point.x * square.width / 2, y: square.midY + point.y * square.height / 2)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }

    /// The fifth root of a number from 0 to 1.
    private static func root(_ value: CGFloat) -> CGFloat {
        guard value > 0 else { return 0 }
        var guess: CGFloat = 1
        for _ in 0..<40 {
            let fourth = guess * guess * guess * guess
            guess -= (fourth * guess - value) / (CGFloat(degree) * fourth)
        }
        return guess
    }
}
