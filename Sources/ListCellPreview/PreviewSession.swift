// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A scene in view and what has been asked of it: all of the window but the window.
struct PreviewSession {
    private var visit: Visit
    /// The last picture that could be drawn.
    private(set) var picture: PreviewPicture
    private(set) var isClosed = false
    /// The answer to the last command; nil for none.
    private var answer: Message?
    private var opening: [Visit] = []

    /// A scene with what belongs to it alone.
    private struct Visit {
        var source: PreviewSource
        var state = PreviewState()
        /// Why the scene as last saved cannot be shown; nil where it is.
        var fileError: String?
    }

    enum Message: Hashable {
        case note(String)
        case error(String)
    }

    /// Draws the first picture.
    init(_ source: PreviewSource) throws {
        visit = Visit(source: source)
        picture = try source.picture(visit.state)
    }
}

extension PreviewSession {
    var source: PreviewSource { visit.source }
    var state: PreviewState { visit.state }

    /// What the panel says in place of the keys; nil for nothing.
    var message: Message? { answer ?? visit.fileError.map { .error($0) } }

    /// Whether a scene was opened from another.
    var canGoBack: Bool { !opening.isEmpty }

    /// Does what is asked; what fails is said in `message` and changes nothing that is in view.
    mutating func perform(_ command: PreviewCommand) {
        var next = state
        switch command {
        case .scroll(let distance): next.contentOffset = clamped(state.contentOffset + distance)
        case .page(let count): next.contentOffset = clamped(state.contentOffset + count * pageHeight)
        case .scrollToTop: next.contentOffset = 0
        case .scrollToBottom: next.contentOffset = largestOffset
        case .changeSize(let steps):
            let range = picture.sizeSteps
            next.sizeStep = max(range.lowerBound, min(range.upperBound, state.sizeStep + steps))
        case .exchangeAppearance: next.isAppearanceExchanged.toggle()
        case .exchangeDirection: next.isDirectionExchanged.toggle()
        case .tap(let point): return open(at: point)
        case .back: return goBack()
        case .save: return save()
        case .close:
            isClosed = true
            return
        }
        if next != state { show(next) }
    }

    private var largestOffset: Int { max(0, picture.contentHeight - picture.bitmap.height) }

    /// A screen less a tenth, so that the last row of one page is the first of the next.
    private var pageHeight: Int { picture.bitmap.height * 9 / 10 }

    private func clamped(_ offset: Int) -> Int { max(0, min(largestOffset, offset)) }

    private mutating func show(_ next: PreviewState) {
        visit.state = next
        do {
            try draw(source, next)
            answer = nil
        } catch {
            answer = .error(source.describe(error))
        }
    }

    /// Draws a source in a state, scrolled back where its content ends above.
    private mutating func draw(_ source: PreviewSource, _ state: PreviewState) throws {
        var state = state
        var next = try source.picture(state)
        let largest = max(0, next.contentHeight - next.bitmap.height)
        if state.contentOffset > largest {
            state.contentOffset = largest
            next = try source.picture(state)
        }
        (visit.source, visit.state, picture) = (source, state, next)
    }

    private mutating func open(at point: CGPoint) {
        let place = CGPoint(x: point.x, y: point.y + CGFloat(state.contentOffset) / picture.displayScale)
        do {
            guard let target = try source.opened(place, state) else { return }
            var first = state
            first.contentOffset = 0
            let picture = try target.picture(first)
            opening.append(visit)
            (visit, self.picture, answer) = (Visit(source: target, state: first), picture, nil)
        } catch {
            answer = .error(source.describe(error))
        }
    }

    private mutating func goBack() {
        guard let last = opening.popLast() else { return }
        visit = last
        show(last.state)
    }

    /// Shows the scene as it was saved since; one that cannot be shown is said in `message` until it can.
    ///
    /// - Returns: Whether it was saved.
    mutating func reload() -> Bool {
        do {
            guard let next = try source.reloaded() else { return false }
            try draw(next, state)
            (visit.fileError, answer) = (nil, nil)
        } catch {
            (visit.fileError, answer) = (source.describe(error), nil)
        }
        return true
    }

    private mutating func save() {
        guard let save = source.save else { return }
        do {
            answer = .note("saved \(try save(picture, state))")
        } catch {
            answer = .error(source.describe(error))
        }
    }
}
