// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight alpha; components from 0 to 1.
public struct RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from 0xRRGGBB.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    public static let black = RGBA(hex: 0)
    public static let white = RGBA(hex: 0xFFFFFF)
    public static let clear = RGBA(hex: 0, alpha: 0)
}

extension RGBA {
    /// The colour with its alpha multiplied.
    public func withAlpha(multipliedBy factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
