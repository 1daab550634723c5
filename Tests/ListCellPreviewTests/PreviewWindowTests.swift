// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import ListCellGraphics
import ListCellShaping
import Testing

@testable import ListCellPreview

/// Runs on SDL's dummy driver, and, where LISTCELL_TEST_X11 is set, on the X11 display too.
@MainActor @Suite(.serialized) struct PreviewWindowTests {
    nonisolated static let drivers =
        ProcessInfo.processInfo.environment["LISTCELL_TEST_X11"] == nil ? ["dummy"] : ["dummy", "x11"]

    static func window(_ source: PreviewSource, zoom: Double? = 3, driver: String) throws -> PreviewWindow {
        try PreviewWindow(source, options: PreviewWindow.Options(zoom: zoom, videoDriver: driver))
    }

    /// The top left part of a bitmap.
    static func part(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap? {
        Bitmap(
            width: width, height: height,
            pixels: (0..<height).flatMap { y in
                bitmap.pixels[y * bitmap.width * 4..<(y * bitmap.width + width) * 4]
            })
    }

    static func press(_ key: SDL_KeyCode, modifiers: UInt32 = 0) {
        var event = SDL_Event()
        event.key.type = SDL_KEYDOWN.rawValue
        event.key.keysym.sym = Int32(bitPattern: key.rawValue)
        event.key.keysym.mod = UInt16(modifiers)
        SDL_PushEvent(&event)
    }

    static func mouse(_ type: SDL_EventType, x: Int32 = 10, y: Int32) {
        var event = SDL_Event()
        if type == SDL_MOUSEMOTION {
            event.motion.type = type.rawValue
            (event.motion.x, event.motion.y) = (x, y)
        } else {
            event.button.type = type.rawValue
            event.button.button = UInt8(SDL_BUTTON_LEFT)
            (event.button.x, event.button.y) = (x, y)
        }
        SDL_PushEvent(&event)
    }

    @Test(arguments: drivers) func showsTheBitmapItself(_ driver: String) throws {
        let window = try Self.window(StripedSource.source(), driver: driver)
        let shown = try window.screenshot(afterFrames: 2)
        #expect(shown.width == 90 && shown.height > 120)
        #expect(Self.part(shown, width: 90, height: 120) == StripedSource.bitmap(PreviewState()))
    }

    @Test(arguments: drivers) func keysChangeWhatIsShown(_ driver: String) throws {
        let window = try Self.window(StripedSource.source(), driver: driver)
        for key in [SDLK_PAGEDOWN, SDLK_EQUALS, SDLK_PLUS, SDLK_KP_MINUS, SDLK_d, SDLK_r] { Self.press(key) }
        Self.press(SDLK_q, modifiers: KMOD_LCTRL.rawValue)
        let shown = try window.screenshot(afterFrames: 1)
        var state = PreviewState()
        state.contentOffset = 108
        state.sizeStep = 1
        state.isAppearanceExchanged = true
        state.isDirectionExchanged = true
        #expect(window.session.state == state && !window.session.isClosed)
        #expect(Self.part(shown, width: 90, height: 120) == StripedSource.bitmap(state))
    }

    @Test(arguments: drivers) func draggingScrollsAndATapOpens(_ driver: String) throws {
        var taps = 0
        let source = StripedSource.source(opened: { _, _ in
            taps += 1
            return nil
        })
        // At 1.5 pixels a point one pixel of the window is two of the picture.
        let window = try Self.window(source, zoom: 1.5, driver: driver)
        Self.mouse(SDL_MOUSEBUTTONDOWN, y: 40)
        Self.mouse(SDL_MOUSEMOTION, y: 33)
        Self.mouse(SDL_MOUSEMOTION, y: 30)
        Self.mouse(SDL_MOUSEBUTTONUP, y: 30)
        Self.mouse(SDL_MOUSEMOTION, y: 5)
        _ = try window.screenshot(afterFrames: 1)
        #expect(window.session.state.contentOffset == 20 && taps == 0)
        Self.mouse(SDL_MOUSEBUTTONDOWN, y: 40)
        Self.mouse(SDL_MOUSEBUTTONUP, y: 41)
        _ = try window.screenshot(afterFrames: 1)
        #expect(window.session.state.contentOffset == 20 && taps == 1)
    }

    @Test(arguments: drivers) func escapeEndsTheRun(_ driver: String) throws {
        let window = try Self.window(StripedSource.source(), driver: driver)
        Self.press(SDLK_DOWN)
        Self.press(SDLK_ESCAPE)
        try window.run()
        #expect(window.session.isClosed && window.session.state.contentOffset == 132)
    }

    @Test(arguments: drivers) func theRunLooksAtTheFileTwiceASecondAndShowsWhatWasSaved(_ driver: String) throws {
        var looks: [ContinuousClock.Instant] = []
        func saved() -> PreviewSource? {
            looks.append(.now)
            if looks.count == 1 { return StripedSource.source(name: "anew", reloaded: saved) }
            Self.press(SDLK_q)
            return nil
        }
        let window = try Self.window(StripedSource.source(reloaded: saved), driver: driver)
        try window.run()
        #expect(window.session.source.name == "anew" && looks.count == 2)
        // Half a second less the milliseconds of SDL's clock.
        #expect(looks[1] - looks[0] >= .milliseconds(495))
    }

    @Test func aLongMessageCoversThePictureAndNotTheWindowsEdge() throws {
        var source = StripedSource.source(contentHeight: 900, reloaded: { throw StripedSource.Failure() })
        source.describe = { _ in String(repeating: "words ", count: 100) + "\nlast" }
        source.picture = { state in
            PreviewPicture(
                bitmap: StripedSource.bitmap(state, width: 200, height: 300), displayScale: 1, contentHeight: 300,
                caption: "", sizeSteps: 0...0)
        }
        let window = try PreviewWindow(
            source,
            options: PreviewWindow.Options(
                zoom: 1, fontPath: ScenePreview.panelFontPath(in: FontLibrary()), videoDriver: "dummy"))
        let before = try window.screenshot(afterFrames: 1)
        _ = window.session.reload()
        let after = try window.screenshot(afterFrames: 1)
        #expect(after.width == before.width && after.height == before.height)
        #expect(
            Self.part(before, width: 200, height: 300) == StripedSource.bitmap(PreviewState(), width: 200, height: 300))
        let covered = try #require(
            (0..<300).first {
                after.pixels[$0 * 800 + 3..<$0 * 800 + 800] != before.pixels[$0 * 800 + 3..<$0 * 800 + 800]
            })
        // Four lines, of which the panel has room for one.
        #expect((230...275).contains(covered))
    }

    @Test(arguments: drivers) func aSceneOfAnotherSizeChangesTheWindow(_ driver: String) throws {
        var larger = StripedSource.source(name: "larger")
        larger.picture = { state in
            PreviewPicture(
                bitmap: StripedSource.bitmap(state, width: 100, height: 150), displayScale: 3, contentHeight: 150,
                caption: "", sizeSteps: 0...0)
        }
        let window = try Self.window(StripedSource.source(opened: { [larger] _, _ in larger }), driver: driver)
        Self.mouse(SDL_MOUSEBUTTONDOWN, y: 40)
        Self.mouse(SDL_MOUSEBUTTONUP, y: 40)
        let shown = try window.screenshot(afterFrames: 2)
        #expect(shown.width == 100)
        #expect(
            Self.part(shown, width: 100, height: 150)
                == StripedSource.bitmap(PreviewState(), width: 100, height: 150))
    }

    @Test func theZoomFitsTheDisplay() throws {
        let picture = PreviewPicture(
            bitmap: Bitmap(width: 1206, height: 2622), displayScale: 3, contentHeight: 2622, caption: "",
            sizeSteps: 0...0)
        let zooms = [(1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (5120, 2880), (640, 480)].map {
            PreviewWindow.fittingZoom(for: picture, in: $0)
        }
        #expect(zooms == [0.75, 1, 1.5, 2, 3, 0.5])
    }

    @Test func withoutADisplayTheErrorCarriesSDLsWords() {
        #expect {
            try Self.window(StripedSource.source(), driver: "no-such-driver")
        } throws: { error in
            guard case PreviewError.noDisplay(let words) = error else { return false }
            return !words.isEmpty
        }
    }
}
