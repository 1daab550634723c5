// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import ListCellGraphics
import ListCellRendering

/// A window that shows a scene and a panel below it, until it is closed.
@MainActor
public final class PreviewWindow {
    /// What a person chooses of a window.
    public struct Options: Sendable {
        /// Pixels of the window a point, held between 0.1 and 16; nil, the default, is the largest usual one that fits the display.
        public var zoom: Double?
        /// The file of the panel's font; nil, the default, leaves the panel without text.
        public var fontPath: String?
        /// SDL's name of a video driver; nil, the default, leaves the choice to SDL and SDL_VIDEODRIVER.
        public var videoDriver: String?

        /// Options that leave all to the display and to SDL.
        public init(zoom: Double? = nil, fontPath: String? = nil, videoDriver: String? = nil) {
            self.zoom = zoom
            self.fontPath = fontPath
            self.videoDriver = videoDriver
        }
    }

    var session: PreviewSession
    /// Pixels of the window a point.
    let zoom: Double
    /// Where the mouse went down and the picture's offset then; nil while it is up.
    var drag: (y: Int, offset: Int, isMoved: Bool)?
    /// The part of a pixel that the wheel has turned beyond the last scroll.
    var wheelRest = 0.0
    private let panel: PreviewPanel
    private let canvas: SDLCanvas

    /// Draws the first picture and opens the window.
    /// - Throws: `PreviewError`, or what the source throws.
    public init(_ source: PreviewSource, options: Options = Options()) throws {
        session = try PreviewSession(source)
        let video = try SDLVideo(driver: options.videoDriver)
        let picture = session.picture
        zoom =
            options.zoom.map { $0.isNaN ? 1 : max(0.1, min(16, $0)) }
            ?? Self.fittingZoom(for: picture, in: video.usableSize)
        panel = PreviewPanel(zoom: zoom, fontPath: options.fontPath)
        let size = Self.size(of: picture, zoom: zoom)
        canvas = try SDLCanvas(
            title: source.name, width: size.width, height: size.height + panel.height, video: video)
        try draw()
    }
}

extension PreviewWindow {
    /// How long after one look at the scene's file the next follows, in milliseconds.
    static let reloadInterval: Int32 = 500

    /// The zooms that are tried where none is given, in pixels a point.
    static let usualZooms = [3, 2, 1.5, 1, 0.75, 0.5]

    /// The largest usual zoom, at most the picture's own scale, at which window and panel fit; the smallest if none does.
    static func fittingZoom(for picture: PreviewPicture, in usable: (width: Int, height: Int)?) -> Double {
        guard let usable else { return 1 }
        return usualZooms.first { zoom in
            let size = size(of: picture, zoom: zoom)
            // 60: a title bar and the panel, at the least.
            return zoom <= Double(picture.displayScale) && size.width <= usable.width
                && size.height + Int(60 * max(1, zoom)) <= usable.height
        } ?? usualZooms[usualZooms.count - 1]
    }

    /// The picture's size in pixels of the window.
    static func size(of picture: PreviewPicture, zoom: Double) -> (width: Int, height: Int) {
        let factor = zoom / Double(picture.displayScale)
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        return (scaled(picture.bitmap.width), scaled(picture.bitmap.height))
    }

    /// Draws what the session says.
    func draw() throws(PreviewError) {
        let size = Self.size(of: session.picture, zoom: zoom)
        let picture = session.picture.bitmap.resampled(width: size.width, height: size.height)
        let panel = panel.bitmap(of: session, width: size.width)
        // A message of several lines covers the picture's lowest rows.
        var pixels = Array(picture.pixels.dropLast(max(0, panel.height - self.panel.height) * size.width * 4))
        pixels += panel.pixels
        guard let bitmap = Bitmap(width: size.width, height: size.height + self.panel.height, pixels: pixels) else {
            return
        }
        canvas.setTitle(session.source.name)
        try canvas.show(bitmap)
    }

    /// Draws the window a number of times and answers what it shows then, the panel included.
    public func screenshot(afterFrames frames: Int) throws -> Bitmap {
        for _ in 0..<max(0, frames) {
            _ = pollEvents()
            try draw()
        }
        return try canvas.screenshot()
    }

    /// Answers to keys, mouse and the saving of the scene's file until the window is closed; sleeps while nothing happens.
    public func run() throws {
        var lastLook = SDL_GetTicks64()
        while !session.isClosed {
            var event = SDL_Event()
            var needsDisplay = SDL_WaitEventTimeout(&event, Self.reloadInterval) == 1 && handle(event)
            // All that waits is answered before one drawing.
            needsDisplay = pollEvents() || needsDisplay
            if SDL_GetTicks64() >= lastLook + UInt64(Self.reloadInterval) {
                needsDisplay = session.reload() || needsDisplay
                lastLook = SDL_GetTicks64()
            }
            if needsDisplay, !session.isClosed { try draw() }
        }
    }

    /// Answers to all events that wait; whether the window is to be drawn again.
    private func pollEvents() -> Bool {
        var event = SDL_Event()
        var needsDisplay = false
        while SDL_PollEvent(&event) == 1 { needsDisplay = handle(event) || needsDisplay }
        return needsDisplay
    }
}
