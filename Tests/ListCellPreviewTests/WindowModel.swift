// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import ListCellGraphics

@testable import ListCellPreview

/// What a window must show after any events: its state, said as plainly as can be.
struct WindowModel {
    /// A scene with what its keys have changed.
    struct Visit: Equatable {
        var name: String
        var state = PreviewState()
    }

    /// Pixels of the striped pictures.
    static let height = 120
    static let scale = 3.0

    let zoom: Double
    private(set) var visit: Visit
    /// The scenes from which this one was opened, the first at the front.
    private(set) var opening: [Visit] = []
    /// What is drawn: not always the state, since a drawing may fail.
    private(set) var shown: Visit
    private(set) var isClosed = false
    private var wheelRest = 0.0
    private var press: (y: Int, offset: Int, isMoved: Bool)?

    init(name: String, zoom: Double) {
        self.zoom = zoom
        visit = Visit(name: name)
        shown = visit
    }

    /// The height of a scene's content, which larger text makes higher; some content is lower than the window.
    static func contentHeight(_ name: String, _ step: Int) -> Int { 40 + name.utf8.count * 60 + (step + 3) * 35 }

    /// Whether a scene cannot be drawn at a text size.
    static func fails(_ name: String, _ step: Int) -> Bool { name.hasSuffix("x") && step == 2 }

    /// The scene that a tap opens, by the row of the content in pixels.
    static func opened(_ name: String, at row: Int) -> String? {
        row / 40 % 2 == 1 ? name + (row / 80 % 2 == 0 ? "x" : "o") : nil
    }
}

extension WindowModel {
    /// How far the content that is drawn can be scrolled.
    var end: Int { max(0, Self.contentHeight(shown.name, shown.state.sizeStep) - Self.height) }

    mutating func scroll(by distance: Int) { scroll(to: visit.state.contentOffset + distance) }

    mutating func scroll(to offset: Int) {
        let place = min(max(offset, 0), end)
        change { $0.contentOffset = place }
    }

    mutating func change(_ change: (inout PreviewState) -> Void) {
        var state = visit.state
        change(&state)
        if state != visit.state { show(state) }
    }

    private mutating func show(_ state: PreviewState) {
        visit.state = state
        guard !Self.fails(visit.name, state.sizeStep) else { return }
        let end = max(0, Self.contentHeight(visit.name, state.sizeStep) - Self.height)
        visit.state.contentOffset = min(state.contentOffset, end)
        shown = visit
    }

    mutating func reload(as name: String) {
        guard !Self.fails(name, visit.state.sizeStep) else { return }
        visit.name = name
        show(visit.state)
    }

    mutating func goBack() {
        guard let last = opening.popLast() else { return }
        visit = last
        show(last.state)
    }

    mutating func wheel(_ turns: Double) {
        let distance = wheelRest - turns * 44 * Self.scale
        wheelRest = distance - distance.rounded(.towardZero)
        scroll(by: Int(distance.rounded(.towardZero)))
    }

    mutating func mouseDown(y: Int) { press = (y, visit.state.contentOffset, false) }

    mutating func mouseMoved(y: Int) {
        guard let start = press, start.isMoved || abs(y - start.y) > 4 else { return }
        press?.isMoved = true
        scroll(to: start.offset - Int((Double(y - start.y) * Self.scale / zoom).rounded()))
    }

    mutating func mouseUp(y: Int) {
        defer { press = nil }
        guard let press, !press.isMoved, y < Int((Double(Self.height) * zoom / Self.scale).rounded()) else { return }
        let row = Double(y) / zoom + Double(visit.state.contentOffset) / Self.scale
        guard let name = Self.opened(visit.name, at: Int((row * Self.scale).rounded(.down))) else { return }
        var first = Visit(name: name, state: visit.state)
        first.state.contentOffset = 0
        guard !Self.fails(name, first.state.sizeStep) else { return }
        opening.append(visit)
        visit = first
        shown = first
    }
}
