// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight alpha; components from 0 to 1.
public struct RGBA: Hashable, Sendable {
    /// The share of red, encoded as sRGB is.
    public var red: Double
    /// The share of green.
    public var green: Double
    /// The share of blue.
    public var blue: Double
    /// The opacity; 0 lets everything through. The other components are not multiplied by it.
    public var alpha: Double

    /// A colour of components from 0 to 1, opaque by default; others are kept as they are.
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

    /// (0, 0, 0), opaque.
    public static let black = RGBA(hex: 0)
    /// (1, 1, 1), opaque.
    public static let white = RGBA(hex: 0xFFFFFF)
    /// Black that lets everything through.
    public static let clear = RGBA(hex: 0, alpha: 0)
}

extension RGBA {
    /// The colour with its alpha multiplied.
    public func withAlpha(multipliedBy factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
