// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellImages
import ListCellRendering

/// The picture that an app icon's files are made from.
public struct AppIconMaster: Sendable {
    /// The picture as it was given; at least 1 × 1 pixel, square. Drawings are 1024 pixels wide.
    public let original: Bitmap
    /// The same, at most 1024 pixels wide: every file is made from it.
    let picture: Bitmap
    /// Variants that were drawn; the others are made from the picture.
    private var drawnVariants: [AppIconSlot.Appearance: Bitmap] = [:]

    private init(_ bitmap: Bitmap) {
        original = bitmap
        let largest = AppIconSlot.largestSide
        picture = bitmap.width > largest ? bitmap.scaledAsLight(width: largest, height: largest) : bitmap
    }
}

extension AppIconMaster {
    /// The longest side of a PNG that is read, in pixels.
    public static let maximumSide = 8192

    /// Reads a PNG.
    ///
    /// - Throws: `AppIconError.png` for what is no PNG, is damaged or too large; `notSquare`.
    public init(png bytes: [UInt8]) throws(AppIconError) {
        let bitmap: Bitmap
        do throws(PNGError) {
            bitmap = try PNG.decode(bytes, maximumSide: Self.maximumSide)
        } catch {
            throw .png(error)
        }
        guard bitmap.width == bitmap.height else {
            throw .notSquare(width: Double(bitmap.width), height: Double(bitmap.height))
        }
        self.init(bitmap)
    }

    /// Reads an SVG of plainly coloured shapes.
    ///
    /// - Throws: `AppIconError.svg` for what the reader does not know; `notSquare`.
    public init(svg bytes: [UInt8]) throws(AppIconError) {
        let drawing: Drawing
        do throws(SVGError) {
            drawing = try Drawing(svg: bytes)
        } catch {
            throw .svg(error)
        }
        guard drawing.size.width == drawing.size.height else {
            throw .notSquare(width: Double(drawing.size.width), height: Double(drawing.size.height))
        }
        self.init(try Self.rendered(drawing))
    }

    /// Draws a symbol on a full square of the colour, shaded as a Settings icon is.
    ///
    /// The dark variant is the symbol in the tile's colour on nothing, the tinted one the white symbol on black.
    public init(_ icon: SettingsIcon) throws(AppIconError) {
        self.init(try Self.rendered(icon.appIconDrawing(.full)))
        drawnVariants[.dark] = try Self.rendered(icon.appIconDrawing(.coloredGlyph))
        drawnVariants[.tinted] = try Self.rendered(icon.appIconDrawing(.glyphOnBlack))
    }

    private static func rendered(_ drawing: Drawing) throws(AppIconError) -> Bitmap {
        do throws(RenderingError) {
            let scale = CGFloat(AppIconSlot.largestSide) / drawing.size.width
            return try Renderer.render(drawing, scale: scale)
        } catch {
            throw .rendering(error)
        }
    }

    /// The picture of a slot: exactly of its size.
    func bitmap(for slot: AppIconSlot) -> Bitmap { scaled(slot.appearance, side: slot.pixels) }

    /// The picture for an appearance, of a side in pixels.
    func scaled(_ appearance: AppIconSlot.Appearance? = nil, side: Int) -> Bitmap {
        variant(appearance).scaledAsLight(width: side, height: side)
    }

    /// The picture for an appearance.
    ///
    /// A variant that was not drawn is the picture with less light for dark home screens, and in grey for tinted ones.
    private func variant(_ appearance: AppIconSlot.Appearance?) -> Bitmap {
        guard let appearance else { return picture }
        if let drawn = drawnVariants[appearance] { return drawn }
        return appearance == .dark ? picture.darkened : picture.gray
    }
}

extension Bitmap {
    /// The light that a dark variant keeps of the original (assumed: no figure of the system's own is known).
    private static let darkLight: Float = 0.5

    /// The picture with less light.
    fileprivate var darkened: Bitmap {
        mapColors { $0.map { SRGBCurve.component(of: SRGBCurve.light(of: $0) * Self.darkLight) } }
    }

    /// The picture in grey of the same luminance.
    fileprivate var gray: Bitmap {
        mapColors { color in
            let light = zip(color, Luminance.weights).reduce(Float(0)) { $0 + SRGBCurve.light(of: $1.0) * $1.1 }
            return [UInt8](repeating: SRGBCurve.component(of: light), count: 3)
        }
    }

    /// Every opaque pixel's three components replaced; equal ones are computed once.
    private func mapColors(_ map: ([UInt8]) -> [UInt8]) -> Bitmap {
        var result = self
        var known: [UInt32: [UInt8]] = [:]
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let key = UInt32(pixels[index]) << 16 | UInt32(pixels[index + 1]) << 8 | UInt32(pixels[index + 2])
            let color = known[key] ?? map([pixels[index], pixels[index + 1], pixels[index + 2]])
            known[key] = color
            for component in 0..<3 { result.pixels[index + component] = color[component] }
        }
        return result
    }
}
