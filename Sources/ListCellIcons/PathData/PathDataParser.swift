// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Follows path data command by command.
struct PathDataParser {
    private var scanner: NumberScanner
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic or quadratic curve just drawn; nil after any other command.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?
    private var isClosed = false

    init(_ text: String) {
        scanner = NumberScanner(text)
    }

    mutating func parse() throws(PathDataError) -> Path {
        scanner.skipWhitespace()
        while !scanner.isAtEnd {
            let command = scanner.next
            guard Self.commands.contains(command | 0x20) else { throw error(.expectedCommand) }
            if path.isEmpty && command | 0x20 != UInt8(ascii: "m") { throw error(.startsWithoutMove) }
            scanner.skip()
            scanner.skipWhitespace()
            try run(command)
            scanner.skipWhitespace()
        }
        return path
    }

    private static let commands = Set("mlhvcsqtaz".utf8)

    /// Draws a command once for each set of its numbers.
    private mutating func run(_ command: UInt8) throws(PathDataError) {
        let isRelative = command >= UInt8(ascii: "a")
        var letter = command | 0x20
        if letter == UInt8(ascii: "z") { return close() }
        if scanner.next == UInt8(ascii: ",") { throw error(.expectedNumber) }
        repeat {
            try draw(letter, isRelative: isRelative)
            if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
            let hasComma = scanner.skipSeparator()
            if hasComma && !scanner.startsNumber { throw error(.expectedNumber) }
        } while scanner.startsNumber
    }

    private mutating func draw(_ letter: UInt8, isRelative: Bool) throws(PathDataError) {
        let origin = isRelative ? current : .zero
        switch letter {
        case UInt8(ascii: "m"):
            move(to: try point(from: origin))
        case UInt8(ascii: "l"):
            line(to: try point(from: origin))
        case UInt8(ascii: "h"):
            line(to: CGPoint(x: origin.x + (try number()), y: current.y))
        case UInt8(ascii: "v"):
            line(to: CGPoint(x: current.x, y: origin.y + (try number())))
        case UInt8(ascii: "c"):
            let control = try point(from: origin)
            try curve(control1: control, origin: origin)
        case UInt8(ascii: "s"):
            try curve(control1: reflection(of: cubicControl), origin: origin)
        case UInt8(ascii: "q"):
            quadCurve(control: try point(from: origin), to: try point(from: origin))
        case UInt8(ascii: "t"):
            quadCurve(control: reflection(of: quadControl), to: try point(from: origin))
        default:
            try arc(from: origin)
        }
    }
}

extension PathDataParser {
    private mutating func move(to point: CGPoint) {
        finish(at: point)
        start = point
        isClosed = false
        path.move(to: point)
    }

    private mutating func close() {
        if !isClosed { path.close() }
        finish(at: start)
        isClosed = true
    }

    private mutating func line(to end: CGPoint) {
        reopen()
        path.addLine(to: end)
        finish(at: end)
    }

    private mutating func curve(control1: CGPoint, origin: CGPoint) throws(PathDataError) {
        let control2 = try point(from: origin)
        let end = try point(from: origin)
        reopen()
        path.addCurve(to: end, control1: control1, control2: control2)
        finish(at: end)
        cubicControl = control2
    }

    private mutating func quadCurve(control: CGPoint, to end: CGPoint) {
        reopen()
        path.addQuadCurve(to: end, control: control)
        finish(at: end)
        quadControl = control
    }

    private mutating func arc(from origin: CGPoint) throws(PathDataError) {
        var arc = EllipticalArc(start: current)
        arc.radii = CGSize(width: try number(), height: try number())
        arc.rotation = try number()
        arc.isLarge = try flag()
        arc.isClockwise = try flag()
        arc.end = try point(from: origin)
        reopen()
        arc.append(to: &path)
        finish(at: arc.end)
    }

    private mutating func finish(at point: CGPoint) {
        current = point
        cubicControl = nil
        quadControl = nil
    }

    /// Begins a subpath where the last one was closed and no move follows.
    private mutating func reopen() {
        if isClosed { path.move(to: current) }
        isClosed = false
    }

    private func reflection(of control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }
}

extension PathDataParser {
    private mutating func point(from origin: CGPoint) throws(PathDataError) -> CGPoint {
        let x = try number()
        return CGPoint(x: origin.x + x, y: origin.y + (try number()))
    }

    /// Reads a number after what may separate it from the one before.
    private mutating func number() throws(PathDataError) -> CGFloat {
        scanner.skipSeparator()
        guard let value = scanner.coordinate() else { throw error(.expectedNumber) }
        return CGFloat(value)
    }

    private mutating func flag() throws(PathDataError) -> Bool {
        scanner.skipSeparator()
        guard let value = scanner.flag() else { throw error(.expectedFlag) }
        return value
    }

    private func error(_ reason: PathDataError.Reason) -> PathDataError {
        PathDataError(offset: scanner.position, reason: reason)
    }
}

extension NumberScanner {
    /// Reads a number of a drawing; nil, with the position unmoved, where none starts or it is too large for one.
    mutating func coordinate() -> Double? { number(upTo: 1e9) }
}
