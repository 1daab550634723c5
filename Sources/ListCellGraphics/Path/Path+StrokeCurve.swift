// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A cubic Bézier curve.
struct Cubic {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
}

extension Cubic {
    /// The two halves, by de Casteljau's construction.
    var halves: (Cubic, Cubic) {
        let a = (start + control1) * 0.5
        let b = (control1 + control2) * 0.5
        let c = (control2 + end) * 0.5
        let d = (a + b) * 0.5
        let e = (b + c) * 0.5
        let middle = (d + e) * 0.5
        return (
            Cubic(start: start, control1: a, control2: d, end: middle),
            Cubic(start: middle, control1: e, control2: c, end: end)
        )
    }

    /// The direction at the start; nil where all points coincide.
    var startTangent: CGPoint? {
        (control1 - start).normalized ?? (control2 - start).normalized ?? (end - start).normalized
    }

    /// The direction at the end; nil where all points coincide.
    var endTangent: CGPoint? {
        (end - control2).normalized ?? (end - control1).normalized ?? (end - start).normalized
    }
}

/// A piece of a curve that turns little, with its directions.
private struct CurvePiece {
    var start: CGPoint
    var end: CGPoint
    var startTangent: CGPoint
    var endTangent: CGPoint
    /// A point in the middle of the piece and the direction there.
    var middle: CGPoint
    var middleTangent: CGPoint
}

/// How one side of a piece is drawn.
private enum OffsetStep {
    case curve(CGPoint, CGPoint)
    case line
    /// The offset runs backwards: the line is thicker than the curve is round.
    case folded
}

extension Stroker {
    /// How often a curve is halved at most: 256 pieces.
    private static let maximumDepth = 8
    /// The largest distance of an offset curve from the true one, in line widths.
    private static let tolerance: CGFloat = 0.002

    mutating func addCurve(_ curve: Cubic) {
        hasSegment = true
        guard let tangent = curve.startTangent else { return }
        turn(to: tangent, join: style.join)
        addPieces(of: curve, depth: 0)
    }

    private mutating func addPieces(of curve: Cubic, depth: Int) {
        guard let startTangent = curve.startTangent, let endTangent = curve.endTangent else { return }
        let halves = curve.halves
        let piece = CurvePiece(
            start: curve.start, end: curve.end, startTangent: startTangent, endTangent: endTangent,
            middle: halves.0.end, middleTangent: halves.0.endTangent ?? startTangent)
        if let left = step(of: piece, offset: half), let right = step(of: piece, offset: -half) {
            add(piece, left: left, right: right)
        } else if depth < Self.maximumDepth {
            addPieces(of: halves.0, depth: depth + 1)
            addPieces(of: halves.1, depth: depth + 1)
        } else {
            addTinyPiece(to: curve.end, endTangent: endTangent)
        }
    }

    /// A cusp, or a curve too large for its line: straight, with round corners.
    private mutating func addTinyPiece(to end: CGPoint, endTangent: CGPoint) {
        if let chord = (end - current).normalized {
            turn(to: chord, join: .round)
            addStraight(to: end, tangent: chord)
        }
        turn(to: endTangent, join: .round)
        tangents?.last = endTangent
    }

    /// How a side is drawn; nil where the piece has to be halved first.
    private func step(of piece: CurvePiece, offset: CGFloat) -> OffsetStep? {
        let cosine = piece.startTangent.dot(piece.endTangent)
        guard cosine > 0.8 else { return nil }
        let from = piece.start + piece.startTangent.normal * offset
        let to = piece.end + piece.endTangent.normal * offset
        let truth = piece.middle + piece.middleTangent.normal * offset
        let tolerance = Self.tolerance * style.width
        let chord = piece.end - piece.start
        if (to - from).dot(chord) <= 0 {
            let sagitta = (piece.middle - (piece.start + piece.end) * 0.5).dot(piece.middleTangent.normal)
            return cosine > 0.97 && abs(sagitta) <= tolerance ? .folded : nil
        }
        let sine = piece.startTangent.cross(piece.endTangent)
        if abs(sine) < 1e-6 {
            let distance = (truth - (from + to) * 0.5).dot(piece.middleTangent.normal)
            return abs(distance) <= tolerance ? .line : nil
        }
        // The tangents at both ends meet in the control point of a quadratic curve, where it lies ahead of both.
        let ahead = (to - from).cross(piece.endTangent) / sine
        let behind = piece.startTangent.cross(to - from) / sine
        guard ahead > 0, behind > 0 else { return nil }
        let control = from + piece.startTangent * ahead
        let distance = (truth - (from + to + control * 2) * 0.25).dot(piece.middleTangent.normal)
        guard abs(distance) <= tolerance else { return nil }
        return .curve(from + (control - from) * (2 / 3), to + (control - to) * (2 / 3))
    }

    private mutating func add(_ piece: CurvePiece, left: OffsetStep, right: OffsetStep) {
        // Halves of one curve share their tangent, but for the last bits: a cusp turns here.
        turn(to: piece.startTangent, join: .round)
        Self.add(left, of: piece, offset: half, to: &sides.left)
        Self.add(right, of: piece, offset: -half, to: &sides.right)
        current = piece.end
        tangents?.last = piece.endTangent
    }

    private static func add(_ step: OffsetStep, of piece: CurvePiece, offset: CGFloat, to side: inout StrokeSide) {
        let end = piece.end + piece.endTangent.normal * offset
        switch step {
        case .curve(let control1, let control2): side.addCurve(to: end, control1: control1, control2: control2)
        case .line: side.addLine(to: end)
        case .folded:
            let normal = ((piece.end - piece.start).normalized ?? piece.startTangent).normal * offset
            side.addLine(to: piece.start)
            side.addLine(to: piece.start + normal)
            side.addLine(to: piece.end + normal)
            side.addLine(to: piece.end)
            side.addLine(to: end)
        }
    }
}
