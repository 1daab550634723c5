// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellRendering

/// How bright a colour is to the eye, from linear light.
enum Luminance {
    /// The weights of red, green and blue (ITU-R BT.709).
    static let weights: [Float] = [0.2126, 0.7152, 0.0722]

    /// The luminance of opaque pixels, 0 to 1.
    static func of(red: UInt8, green: UInt8, blue: UInt8) -> Float {
        (SRGBCurve.light(of: red) * weights[0] + SRGBCurve.light(of: green) * weights[1]
            + SRGBCurve.light(of: blue) * weights[2]) / 65535
    }

    /// The contrast of two luminances, from 1 to 21 (WCAG 2.1, contrast ratio).
    static func contrast(_ a: Float, _ b: Float) -> Float { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}

extension Bitmap {
    /// The lightness of every pixel as the curve of sRGB encodes it, 0 to 255.
    var luma: [UInt8] {
        stride(from: 0, to: pixels.count, by: 4).map { index in
            let luminance = Luminance.of(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2])
            return SRGBCurve.component(of: luminance * 65535)
        }
    }
}
