// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import ListCellGraphics
import ListCellTestSupport
import Testing

@testable import ListCellPreview

/// A window and its model get the same random events and must always agree.
@MainActor @Suite(.serialized) struct WindowModelTests {
    /// The name that the scene's file was saved under next; nil where it was not saved.
    final class SavedFile {
        var name: String?
    }

    static func source(_ name: String, _ saved: SavedFile) -> PreviewSource {
        PreviewSource(
            name: name,
            picture: { state in
                if WindowModel.fails(name, state.sizeStep) { throw StripedSource.Failure() }
                return PreviewPicture(
                    bitmap: StripedSource.bitmap(state, width: 2), displayScale: 3,
                    contentHeight: WindowModel.contentHeight(name, state.sizeStep), caption: "",
                    sizeSteps: StripedSource.sizeSteps)
            },
            opened: { place, _ in
                WindowModel.opened(name, at: Int((place.y * 3).rounded(.down))).map { source($0, saved) }
            },
            reloaded: {
                guard let name = saved.name else { return nil }
                saved.name = nil
                return source(name, saved)
            })
    }

    @Test(arguments: 0..<12 as Range<UInt64>) func theWindowIsWhatItsModelSays(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let saved = SavedFile()
        let zoom = random.pick([1, 1.5, 3, 4])
        let window = try PreviewWindow(
            Self.source("ab", saved), options: PreviewWindow.Options(zoom: zoom, videoDriver: "dummy"))
        var model = WindowModel(name: "ab", zoom: zoom)
        for step in 0..<400 {
            let event = Self.perform(&random, saved, window, &model)
            let session = window.session
            let place = "seed \(seed), step \(step), \(event)"
            #expect(session.source.name == model.visit.name && session.state == model.visit.state, "\(place)")
            #expect(session.canGoBack == !model.opening.isEmpty, "\(place)")
            #expect(session.picture.bitmap == StripedSource.bitmap(model.shown.state, width: 2), "\(place)")
            #expect((0...model.end).contains(model.shown.state.contentOffset), "\(place)")
            #expect(!session.isClosed, "\(place)")
            guard session.state == model.visit.state else { return }
        }
    }

    private static func perform(
        _ random: inout SeededGenerator, _ saved: SavedFile, _ window: PreviewWindow, _ model: inout WindowModel
    ) -> String {
        switch random.pick(Array(0..<17)) {
        case 0: press(SDLK_DOWN, window) { model.scroll(by: 132) }
        case 1: press(SDLK_UP, window) { model.scroll(by: -132) }
        case 2: press(random.pick([SDLK_PAGEDOWN, SDLK_SPACE]), window) { model.scroll(by: 108) }
        case 3: press(SDLK_PAGEUP, window) { model.scroll(by: -108) }
        case 4: press(SDLK_HOME, window) { model.scroll(to: 0) }
        case 5: press(SDLK_END, window) { model.scroll(to: model.end) }
        case 6, 7: press(random.pick([SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS]), window) { changeSize(by: 1, &model) }
        case 8, 9: press(random.pick([SDLK_MINUS, SDLK_KP_MINUS]), window) { changeSize(by: -1, &model) }
        case 10: press(SDLK_d, window) { model.change { $0.isAppearanceExchanged.toggle() } }
        case 11: press(SDLK_r, window) { model.change { $0.isDirectionExchanged.toggle() } }
        case 12: press(SDLK_BACKSPACE, window) { model.goBack() }
        // Keys that ask for nothing.
        case 13: press(random.pick([SDLK_s, SDLK_a, SDLK_LSHIFT]), window) {}
        case 14: wheel(&random, window, &model)
        case 15: mouse(&random, window, &model)
        default: reload(&random, saved, window, &model)
        }
    }

    private static func press(_ key: SDL_KeyCode, _ window: PreviewWindow, _ change: () -> Void) -> String {
        var event = SDL_Event()
        event.key.type = SDL_KEYDOWN.rawValue
        event.key.keysym.sym = Int32(bitPattern: key.rawValue)
        _ = window.handle(event)
        event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
        // With Control no key counts.
        _ = window.handle(event)
        change()
        return "key \(key.rawValue)"
    }

    private static func changeSize(by step: Int, _ model: inout WindowModel) {
        let range = StripedSource.sizeSteps
        model.change { $0.sizeStep = min(max($0.sizeStep + step, range.lowerBound), range.upperBound) }
    }

    private static func wheel(
        _ random: inout SeededGenerator, _ window: PreviewWindow, _ model: inout WindowModel
    ) -> String {
        let turns = random.pick([1, -1, 0.25, -0.003, 0.001, 3] as [Float])
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseY = turns
        _ = window.handle(event)
        model.wheel(Double(turns))
        return "wheel \(turns)"
    }

    /// A press, some moves and the release: a drag or a tap.
    private static func mouse(
        _ random: inout SeededGenerator, _ window: PreviewWindow, _ model: inout WindowModel
    ) -> String {
        func send(_ type: SDL_EventType, _ y: Int) {
            var event = SDL_Event()
            if type == SDL_MOUSEMOTION {
                event.motion.type = type.rawValue
                event.motion.y = Int32(y)
            } else {
                event.button.type = type.rawValue
                event.button.button = UInt8(SDL_BUTTON_LEFT)
                event.button.y = Int32(y)
            }
            _ = window.handle(event)
        }
        var y = random.pick(Array(0..<130))
        var words = "mouse \(y)"
        send(SDL_MOUSEBUTTONDOWN, y)
        model.mouseDown(y: y)
        for _ in 0..<random.pick([0, 0, 1, 4]) {
            y += random.pick([-60, -3, 2, 5, 40])
            send(SDL_MOUSEMOTION, y)
            model.mouseMoved(y: y)
            words += " to \(y)"
        }
        send(SDL_MOUSEBUTTONUP, y)
        model.mouseUp(y: y)
        return words
    }

    private static func reload(
        _ random: inout SeededGenerator, _ saved: SavedFile, _ window: PreviewWindow, _ model: inout WindowModel
    ) -> String {
        let name = random.pick([nil, "a", "ax", "abcdef"])
        saved.name = name
        let isSaved = window.session.reload()
        #expect(isSaved == (name != nil))
        if let name { model.reload(as: name) }
        return "reload \(name ?? "nothing")"
    }
}
