// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import ListCellGraphics

/// A window that shows one bitmap of its own size, by one streaming texture.
@MainActor
final class SDLCanvas {
    private let video: SDLVideo
    private var window: OpaquePointer?
    private var renderer: OpaquePointer?
    private var texture: OpaquePointer?
    private var size: (width: Int, height: Int)

    init(title: String, width: Int, height: Int, video: SDLVideo) throws(PreviewError) {
        self.video = video
        size = (width, height)
        let center = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        window = SDL_CreateWindow(title, center, center, Int32(width), Int32(height), SDL_WINDOW_SHOWN.rawValue)
        guard let window else { throw .window(SDLVideo.words) }
        renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
        guard renderer != nil else { throw .window(SDLVideo.words) }
        try makeTexture()
    }

    isolated deinit {
        if let texture { SDL_DestroyTexture(texture) }
        if let renderer { SDL_DestroyRenderer(renderer) }
        if let window { SDL_DestroyWindow(window) }
    }
}

extension SDLCanvas {
    private static let format = SDL_PIXELFORMAT_RGBA32.rawValue

    private func makeTexture() throws(PreviewError) {
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, Self.format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(size.width), Int32(size.height))
        guard let texture else { throw .window(SDLVideo.words) }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    }

    func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

    /// Shows a bitmap; the window takes its size.
    func show(_ bitmap: Bitmap) throws(PreviewError) {
        if bitmap.width != size.width || bitmap.height != size.height {
            size = (bitmap.width, bitmap.height)
            SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
            try makeTexture()
        }
        // The texture has the bitmap's size, and a row of the bitmap is width * 4 bytes without a gap.
        let status = bitmap.pixels.withUnsafeBytes {
            SDL_UpdateTexture(texture, nil, $0.baseAddress, Int32(bitmap.width * 4))
        }
        guard status == 0 else { throw .window(SDLVideo.words) }
        try present()
    }

    /// Shows the last bitmap again.
    func present() throws(PreviewError) {
        try draw()
        SDL_RenderPresent(renderer)
    }

    /// What the window shows, read back from SDL.
    func screenshot() throws(PreviewError) -> Bitmap {
        try draw()
        var (width, height): (Int32, Int32) = (0, 0)
        guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { throw .window(SDLVideo.words) }
        var bitmap = Bitmap(width: Int(width), height: Int(height))
        // SDL reads the whole output: height rows of width * 4 bytes.
        let status = bitmap.pixels.withUnsafeMutableBytes {
            SDL_RenderReadPixels(renderer, nil, Self.format, $0.baseAddress, width * 4)
        }
        guard status == 0 else { throw .window(SDLVideo.words) }
        SDL_RenderPresent(renderer)
        return bitmap
    }

    /// Copies the texture to the top left corner, pixel for pixel, whatever size the window system allows.
    private func draw() throws(PreviewError) {
        var area = SDL_Rect(x: 0, y: 0, w: Int32(size.width), h: Int32(size.height))
        guard SDL_RenderClear(renderer) == 0, SDL_RenderCopy(renderer, texture, nil, &area) == 0 else {
            throw .window(SDLVideo.words)
        }
    }
}
