// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A scene in view and what has been asked of it: all of the window but the window.
struct PreviewSession {
    private(set) var source: PreviewSource
    private(set) var state = PreviewState()
    /// The last picture that could be drawn.
    private(set) var picture: PreviewPicture
    /// What the panel says in place of the keys; nil for nothing.
    private(set) var message: Message?
    private(set) var isClosed = false
    private var opening: [(source: PreviewSource, state: PreviewState)] = []

    enum Message: Hashable {
        case note(String)
        case error(String)
    }

    /// Draws the first picture.
    init(_ source: PreviewSource) throws {
        self.source = source
        picture = try source.picture(state)
    }
}

extension PreviewSession {
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
        state = next
        do {
            picture = try source.picture(state)
            if state.contentOffset > largestOffset {
                state.contentOffset = largestOffset
                picture = try source.picture(state)
            }
            message = nil
        } catch {
            message = .error(source.describe(error))
        }
    }

    private mutating func open(at point: CGPoint) {
        let place = CGPoint(x: point.x, y: point.y + CGFloat(state.contentOffset) / picture.displayScale)
        do {
            guard let target = try source.opened(place, state) else { return }
            var first = state
            first.contentOffset = 0
            let picture = try target.picture(first)
            opening.append((source, state))
            (source, state, self.picture, message) = (target, first, picture, nil)
        } catch {
            message = .error(source.describe(error))
        }
    }

    private mutating func goBack() {
        guard let last = opening.popLast() else { return }
        source = last.source
        show(last.state)
    }

    private mutating func save() {
        guard let save = source.save else { return }
        do {
            message = .note("saved \(try save(picture, state))")
        } catch {
            message = .error(source.describe(error))
        }
    }
}
