// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// Whether every pixel hides what is below it.
    var isOpaque: Bool {
        let bytes = pixels.span
        var offset = 3
        while offset < bytes.count {
            if bytes[offset] != 255 { return false }
            offset += 4
        }
        return true
    }

    /// The pixels with components that are not multiplied by alpha, as PNG stores them; clear pixels are 0.
    var straightPixels: [UInt8] {
        var result = pixels
        var bytes = result.mutableSpan
        var offset = 0
        while offset + 3 < bytes.count {
            let alpha = Int(bytes[offset + 3])
            if alpha != 255 {
                for component in offset..<offset + 3 {
                    let value = alpha == 0 ? 0 : (Int(bytes[component]) * 255 + alpha / 2) / alpha
                    bytes[component] = UInt8(min(value, 255))
                }
            }
            offset += 4
        }
        return result
    }

    /// A bitmap of pixels whose components are not multiplied by alpha; nil where their number does not fit.
    init?(width: Int, height: Int, straightPixels: [UInt8]) {
        var premultiplied = straightPixels
        var bytes = premultiplied.mutableSpan
        var offset = 0
        while offset + 3 < bytes.count {
            let alpha = Int(bytes[offset + 3])
            if alpha != 255 {
                for component in offset..<offset + 3 {
                    bytes[component] = UInt8((Int(bytes[component]) * alpha + 127) / 255)
                }
            }
            offset += 4
        }
        self.init(width: width, height: height, pixels: premultiplied)
    }
}
