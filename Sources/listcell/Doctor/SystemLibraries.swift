// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CPNG
import CSDL2
import CYAML
import Foundation
import ListCellShaping

/// The libraries of the system as they are when the program runs, which may differ from those it was built with.
enum SystemLibraries {
    /// Names and versions.
    static var versions: [(name: String, version: String)] {
        [
            ("SDL2", sdl), ("SDL2_ttf", sdlTTF), ("HarfBuzz", LibraryVersions.harfBuzz), ("ICU", LibraryVersions.icu),
            ("libpng", png), ("libyaml", yaml), ("fontconfig", LibraryVersions.fontconfig),
        ]
    }

    /// The name of SDL's video driver for the display; nil where there is no display.
    ///
    /// SDL is asked only where the environment speaks of a display: on a bare console it would take the screen over.
    static var videoDriver: String? {
        let environment = ProcessInfo.processInfo.environment
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
        guard names.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
        guard SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO)) == 0 else { return nil }
        defer { SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO)) }
        return SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    }

    /// Whether SDL's video leads nowhere: it falls back on such a driver by itself where there is no display.
    static var isVideoHidden: Bool {
        guard ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]?.isEmpty != false else { return false }
        guard let driver = SDL_GetCurrentVideoDriver() else { return true }
        return ["offscreen", "dummy", "evdev"].contains(String(cString: driver))
    }

    private static var sdl: String {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return spelled(version)
    }

    private static var sdlTTF: String { TTF_Linked_Version().map { spelled($0.pointee) } ?? "unknown" }

    private static var png: String { png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown" }

    private static var yaml: String { yaml_get_version_string().map { String(cString: $0) } ?? "unknown" }

    private static func spelled(_ version: SDL_version) -> String {
        "\(version.major).\(version.minor).\(version.patch)"
    }
}

/// Runs something while what libraries write to standard error is dropped: SDL's drivers say there in their own words
/// what is then thrown as an error.
func withoutForeignMessages<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard saved >= 0, nowhere >= 0 else { return try body() }
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
    defer {
        dup2(saved, STDERR_FILENO)
        close(saved)
    }
    return try body()
}
