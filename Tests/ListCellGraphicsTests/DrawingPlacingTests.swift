// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

struct DrawingPlacingTests {
    private let square = Path.rect(CGRect(x: 1, y: 1, width: 2, height: 2))
    private var tile: Drawing {
        Drawing(size: CGSize(width: 4, height: 4), commands: [.fill(square, .nonZero, .tint)])
    }

    private func bounds(_ drawing: Drawing) -> [CGRect] {
        drawing.commands.compactMap { command in
            switch command {
            case .fill(let path, _, _), .stroke(let path, _, _), .shadow(let path, _, _), .pushClip(let path, _):
                path.bounds
            case .popClip: nil
            }
        }
    }

    @Test func atAPointTheNaturalSizeStays() {
        var canvas = Drawing(size: CGSize(width: 29, height: 29), commands: [])
        canvas.draw(tile, at: CGPoint(x: 10, y: 5))
        #expect(bounds(canvas) == [CGRect(x: 11, y: 6, width: 2, height: 2)])
        #expect(canvas.size == CGSize(width: 29, height: 29))
    }

    @Test func inARectangleTheProportionsAreGivenUp() {
        var canvas = Drawing(size: CGSize(width: 29, height: 29), commands: [])
        canvas.draw(tile, in: CGRect(x: 2, y: 0, width: 8, height: 20))
        #expect(bounds(canvas) == [CGRect(x: 4, y: 5, width: 4, height: 10)])
        canvas.draw(tile, in: .zero)
        canvas.draw(Drawing(size: .zero, commands: tile.commands), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.commands.count == 1)
    }

    @Test func everythingIsStretched() throws {
        let gradient = LinearGradient(
            start: CGPoint(x: 1, y: 1), end: CGPoint(x: 0, y: 4),
            stops: [LinearGradient.Stop(location: 0, color: .black)])
        let shadow = Shadow(color: .black, offset: CGSize(width: 1, height: 1), radius: 2)
        let line = Path(elements: [.move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 4, y: 2))])
        let picture = Drawing(
            size: CGSize(width: 4, height: 4),
            commands: [
                .pushClip(square, .evenOdd), .shadow(square, .nonZero, shadow), .popClip,
                .fill(square, .nonZero, .gradient(gradient)), .stroke(line, StrokeStyle(width: 1), .tint),
            ])
        var canvas = Drawing(size: CGSize(width: 8, height: 16), commands: [])
        canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 8, height: 16))
        let stretched = CGRect(x: 2, y: 4, width: 4, height: 8)
        #expect(bounds(canvas) == [stretched, stretched, stretched, CGRect(x: 0, y: 6, width: 8, height: 4)])
        guard case .shadow(_, _, let moved) = canvas.commands[1],
            case .fill(_, _, .gradient(let ramp)) = canvas.commands[3]
        else {
            Issue.record("other commands")
            return
        }
        #expect(moved.offset == CGSize(width: 2, height: 4) && moved.radius == 6)
        #expect(ramp.start == CGPoint(x: 2, y: 4) && ramp.end == CGPoint(x: 0, y: 16))
        var even = Drawing(size: CGSize(width: 8, height: 8), commands: [])
        even.draw(picture, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        guard case .stroke(_, let style, _)? = even.commands.last else {
            Issue.record("an evenly stretched line is a line")
            return
        }
        #expect(style.width == 2)
    }
}
