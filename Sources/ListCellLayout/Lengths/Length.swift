// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A length on its way through the rules of the layout: a number, or a number that remembers the sum that gives it.
///
/// Resolution, measuring and arrangement are written once, over any length. With `CGFloat` they are the layout, and
/// names, sources and words cost nothing; with `Sum` the same code writes the explanation.
protocol Length: Sendable {
    /// What the rules say of a length on the way.
    associatedtype Notes: LengthNotes where Notes.Noted == Self

    /// A length that holds for a whole list.
    init(_ sum: Sum)
    init(_ figure: Figure)
    /// A number that is given: by the scene or app, a table, or the measured text.
    init(_ value: CGFloat, _ name: @autoclosure () -> String, _ basis: @autoclosure () -> Basis)

    /// In points.
    var value: CGFloat { get }

    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, b: Self) -> Self
    /// The divisor is never 0.
    static func / (a: Self, b: Self) -> Self
    static func larger(_ a: Self, _ b: Self) -> Self
    static func smaller(_ a: Self, _ b: Self) -> Self
    /// Up to the next pixel border.
    func up(to grid: PixelGrid) -> Self
    /// To the nearest pixel border, half a pixel up.
    func nearest(on grid: PixelGrid) -> Self
    /// The length itself, or 0 where it is below that.
    var orZero: Self { get }
    /// The length as a term of that name in the sums that follow.
    func named(_ name: @autoclosure () -> String) -> Self
}

extension Length {
    /// A number that the scene or app states.
    init(_ value: CGFloat, _ name: @autoclosure () -> String) { self.init(value, name(), .stated) }

    static func zero(_ name: @autoclosure () -> String) -> Self { Self(0, name()) }

    var half: Self { self / Self(2, "halves") }

    /// The x of a frame that is laid out from the leading edge: from right to left, width − leading − own width.
    static func x(leading: Self, width: Self, in rowWidth: Self, isMirrored: Bool) -> Self {
        isMirrored ? rowWidth - leading - width : leading
    }
}

/// Takes down named lengths in the order in which the rules make them.
protocol LengthNotes {
    associatedtype Noted

    init()
    /// Whether the notes are kept: only where they are has each cell reasons of its own.
    static var areKept: Bool { get }
    /// The explanation's lines, in their order; nil where no notes are taken.
    var entries: [Explanation.Entry]? { get }

    /// Notes a length with the rule that gives it, and returns it as a term for what builds on it.
    ///
    /// - Parameters:
    ///   - certainty: How sure the rule is; nil for one that follows from other lengths.
    func add(
        _ part: Explanation.Part, _ name: @autoclosure () -> String, _ length: Noted,
        _ rule: @autoclosure () -> String, _ certainty: @autoclosure () -> Certainty?
    ) -> Noted
}

extension LengthNotes {
    func add(
        _ part: Explanation.Part, _ name: @autoclosure () -> String, _ length: Noted,
        _ rule: @autoclosure () -> String
    ) -> Noted {
        add(part, name(), length, rule(), nil)
    }
}

/// A width and a height.
struct Sides<L: Length>: Sendable {
    var width: L
    var height: L
}

extension Sides {
    init(_ width: L, _ height: L) { self.init(width: width, height: height) }

    var size: CGSize { CGSize(width: width.value, height: height.value) }
}
