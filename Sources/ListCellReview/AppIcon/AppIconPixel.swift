// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A pixel with its place from the top left corner.
public struct AppIconPixel: Hashable, Sendable {
    /// In pixels from the left.
    public var x: Int
    /// In pixels from the top.
    public var y: Int
    /// Straight, 0 to 255.
    public var red: UInt8
    /// Straight, 0 to 255.
    public var green: UInt8
    /// Straight, 0 to 255.
    public var blue: UInt8
    /// The opacity; 255 hides what is below.
    public var alpha: UInt8

    /// A pixel at a place, of straight components.
    public init(x: Int, y: Int, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.x = x
        self.y = y
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension AppIconPixel: CustomStringConvertible {
    /// `(0, 0) #000000`, or `(0, 0) transparent`.
    public var description: String {
        let hex = Hexadecimal.text(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), digits: 6)
        return switch alpha {
        case 0: "(\(x), \(y)) transparent"
        case 255: "(\(x), \(y)) #\(hex)"
        default: "(\(x), \(y)) #\(hex) of alpha \(alpha)"
        }
    }
}
