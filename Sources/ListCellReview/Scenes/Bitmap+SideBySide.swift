// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// Bitmaps from left to right, with a gray space between them.
    package init(sideBySide bitmaps: [Bitmap], spacing: Int) {
        if bitmaps.count == 1 {
            self = bitmaps[0]
            return
        }
        let width = bitmaps.reduce(0) { $0 + $1.width } + spacing * max(0, bitmaps.count - 1)
        self.init(width: width, height: bitmaps.map(\.height).max() ?? 0)
        let gray: [UInt8] = [128, 128, 128, 255]
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for (index, bitmap) in bitmaps.enumerated() {
                for _ in 0..<(index > 0 ? spacing : 0) { pixels += gray }
                let row = bitmap.width * 4
                if y < bitmap.height {
                    pixels += bitmap.pixels[y * row..<(y + 1) * row]
                } else {
                    for _ in 0..<bitmap.width { pixels += gray }
                }
            }
        }
        self.pixels = pixels
    }
}
