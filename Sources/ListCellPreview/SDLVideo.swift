// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2

/// SDL's video, on from here to the end of this object.
@MainActor
final class SDLVideo {
    private var isOn = false

    /// - Parameter driver: SDL's name of a driver, as `dummy`; nil leaves the choice to SDL and SDL_VIDEODRIVER.
    init(driver: String?) throws(PreviewError) {
        // The software renderer is exact, and faster than a software OpenGL.
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        if let driver { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE) }
        defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(Self.words) }
        isOn = true
        if name == "x11" {
            // Else SDL shows the software renderer's pixels through OpenGL.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        // Keys are commands: no input method may swallow them.
        SDL_StopTextInput()
    }

    isolated deinit {
        if isOn { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
    }

    /// The driver in use, `x11`.
    var name: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    /// What SDL says of its last failure.
    static var words: String { String(cString: SDL_GetError()) }

    /// The part of the first display that no bar covers, in window pixels; nil where unknown.
    var usableSize: (width: Int, height: Int)? {
        var area = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &area) == 0 else { return nil }
        return (Int(area.w), Int(area.h))
    }
}
