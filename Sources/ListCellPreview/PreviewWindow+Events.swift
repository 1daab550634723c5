// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

extension PreviewWindow {
    /// What one notch of the wheel and one arrow key scroll, in points.
    static let lineHeight = 44.0

    /// How far the mouse may move in a tap, in pixels of the window.
    static let tapTolerance = 4

    /// Answers to an event; whether the window is to be drawn again.
    func handle(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: return isExposure(event.window)
        case SDL_MOUSEBUTTONDOWN:
            guard event.button.button == UInt8(SDL_BUTTON_LEFT) else { return false }
            drag = (Int(event.button.y), session.state.contentOffset, false)
            return false
        default:
            guard let command = command(for: event) else { return false }
            session.perform(command)
            return true
        }
    }

    private func isExposure(_ event: SDL_WindowEvent) -> Bool {
        let kind = SDL_WindowEventID(UInt32(event.event))
        return kind == SDL_WINDOWEVENT_EXPOSED || kind == SDL_WINDOWEVENT_SIZE_CHANGED
    }

    private func command(for event: SDL_Event) -> PreviewCommand? {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: .close
        case SDL_KEYDOWN: Self.command(forKey: event.key.keysym, line: Int(Self.lineHeight * displayScale))
        case SDL_MOUSEWHEEL: wheelCommand(event.wheel)
        case SDL_MOUSEMOTION: dragCommand(y: Int(event.motion.y))
        case SDL_MOUSEBUTTONUP: tapCommand(event.button)
        default: nil
        }
    }

    private var displayScale: Double { Double(session.picture.displayScale) }

    /// Pixels of the picture to one of the window.
    private var pictureScale: Double { displayScale / zoom }

    /// What a key asks for; with Control, Alt or the like none does.
    static func command(forKey key: SDL_Keysym, line: Int) -> PreviewCommand? {
        let modifiers = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue
        guard UInt32(key.mod) & modifiers == 0 else { return nil }
        switch SDL_KeyCode(UInt32(bitPattern: key.sym)) {
        case SDLK_DOWN: return .scroll(line)
        case SDLK_UP: return .scroll(-line)
        case SDLK_PAGEDOWN, SDLK_SPACE: return .page(1)
        case SDLK_PAGEUP: return .page(-1)
        case SDLK_HOME: return .scrollToTop
        case SDLK_END: return .scrollToBottom
        // On many keyboards + is Shift and =.
        case SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS: return .changeSize(1)
        case SDLK_MINUS, SDLK_KP_MINUS: return .changeSize(-1)
        case SDLK_d: return .exchangeAppearance
        case SDLK_r: return .exchangeDirection
        case SDLK_s: return .save
        case SDLK_BACKSPACE: return .back
        case SDLK_q, SDLK_ESCAPE: return .close
        default: return nil
        }
    }

    private func wheelCommand(_ wheel: SDL_MouseWheelEvent) -> PreviewCommand? {
        let distance = wheelRest - Double(wheel.preciseY) * Self.lineHeight * displayScale
        let whole = distance.rounded(.towardZero)
        wheelRest = distance - whole
        return whole == 0 ? nil : .scroll(Int(whole))
    }

    private func dragCommand(y: Int) -> PreviewCommand? {
        guard let start = drag else { return nil }
        guard start.isMoved || abs(y - start.y) > Self.tapTolerance else { return nil }
        drag?.isMoved = true
        let offset = start.offset - Int((Double(y - start.y) * pictureScale).rounded())
        return .scroll(offset - session.state.contentOffset)
    }

    private func tapCommand(_ button: SDL_MouseButtonEvent) -> PreviewCommand? {
        defer { drag = nil }
        let size = Self.size(of: session.picture, zoom: zoom)
        guard let drag, !drag.isMoved, Int(button.y) < size.height else { return nil }
        return .tap(CGPoint(x: Double(button.x) / zoom, y: Double(button.y) / zoom))
    }
}
