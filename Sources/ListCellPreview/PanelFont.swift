// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import ListCellGraphics

/// The font of the window's panel: plain Latin text by SDL2_ttf, never the scene's.
@MainActor
final class PanelFont {
    private let font: OpaquePointer

    /// - Parameter size: the em, in pixels.
    /// - Returns: nil where the file is no font that SDL2_ttf reads.
    init?(path: String, size: Int) {
        guard TTF_Init() == 0 else { return nil }
        guard let font = TTF_OpenFont(path, Int32(size)) else {
            TTF_Quit()
            return nil
        }
        TTF_SetFontHinting(font, Int32(TTF_HINTING_LIGHT_SUBPIXEL))
        self.font = font
    }

    isolated deinit {
        TTF_CloseFont(font)
        TTF_Quit()
    }
}

extension PanelFont {
    /// The height of a line, in pixels.
    var lineHeight: Int { Int(TTF_FontHeight(font)) }

    /// The width of a text, in pixels.
    func width(of text: String) -> Int {
        var width: Int32 = 0
        return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
    }

    /// A text, or as much of its start as fits a width, in pixels, with an ellipsis.
    func shortened(_ text: String, to width: Int) -> String {
        guard self.width(of: text) > width else { return text }
        var (fitting, tooLong) = (0, text.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if self.width(of: text.prefix(middle) + "…") <= width { fitting = middle } else { tooLong = middle }
        }
        return text.prefix(fitting) + "…"
    }

    /// A text broken at its spaces and line feeds into lines of a width, in pixels; what is beyond the limit is an ellipsis.
    func lines(of text: String, width: Int, limit: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n") {
            var line = ""
            for word in paragraph.split(separator: " ") where lines.count <= limit {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if line.isEmpty || self.width(of: longer) <= width {
                    line = longer
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            lines.append(line)
        }
        if lines.count > limit {
            lines.removeSubrange(limit...)
            lines[limit - 1] += " …"
        }
        return lines.map { shortened($0, to: width) }
    }

    /// Draws a text with its top left corner at a place of an opaque bitmap; what lies outside is cut.
    func draw(_ text: String, x: Int, y: Int, color: RGBA, in bitmap: inout Bitmap) {
        guard let surface = TTF_RenderUTF8_Blended(font, text, SDL_Color(r: 255, g: 255, b: 255, a: 255)) else {
            return
        }
        defer { SDL_FreeSurface(surface) }
        guard let base = surface.pointee.pixels else { return }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let pitch = Int(surface.pointee.pitch)
        let components = [color.red, color.green, color.blue].map { Int($0 * 255 + 0.5) }
        for row in max(0, -y)..<max(max(0, -y), min(height, bitmap.height - y)) {
            for column in max(0, -x)..<max(max(0, -x), min(width, bitmap.width - x)) {
                // Within the surface, as row < h and column < w; its pixels are ARGB in one word.
                let pixel = base.load(fromByteOffset: row * pitch + column * 4, as: UInt32.self)
                let alpha = Int(pixel >> 24)
                let offset = ((y + row) * bitmap.width + x + column) * 4
                for component in 0..<3 {
                    let below = Int(bitmap.pixels[offset + component])
                    let value = (below * (255 - alpha) + components[component] * alpha + 127) / 255
                    bitmap.pixels[offset + component] = UInt8(value)
                }
            }
        }
    }
}
