// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A colour ready for blending: components of 8 bits, not premultiplied, and an opacity of 16 bits.
struct PixelColor: Hashable, Sendable {
    var red: UInt32
    var green: UInt32
    var blue: UInt32
    /// 0 to 65,535.
    var opacity: UInt32
}

extension PixelColor {
    /// The nearest colour; components outside of 0 to 1 are cut, NaN is 0.
    init(_ color: RGBA) {
        red = Self.scaled(color.red, 255)
        green = Self.scaled(color.green, 255)
        blue = Self.scaled(color.blue, 255)
        opacity = Self.scaled(color.alpha, 65535)
    }

    private static func scaled(_ value: Double, _ largest: Double) -> UInt32 {
        value > 0 ? UInt32((min(value, 1) * largest).rounded(.toNearestOrEven)) : 0
    }

    /// An opaque colour as four bytes in memory, red first.
    var packed: UInt32 { (red | green << 8 | blue << 16 | 255 << 24).littleEndian }
}
