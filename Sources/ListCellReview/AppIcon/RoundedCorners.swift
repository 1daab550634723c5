// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// A pixel with straight components.
    func pixel(_ x: Int, _ y: Int) -> AppIconPixel {
        let index = (y * width + x) * 4
        let alpha = Int(pixels[index + 3])
        func straight(_ value: UInt8) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min((Int(value) * 255 + alpha / 2) / alpha, 255))
        }
        return AppIconPixel(
            x: x, y: y, red: straight(pixels[index]), green: straight(pixels[index + 1]),
            blue: straight(pixels[index + 2]), alpha: pixels[index + 3])
    }

    /// The corner pixels: top left, top right, bottom left, bottom right.
    var cornerPixels: [AppIconPixel] {
        [pixel(0, 0), pixel(width - 1, 0), pixel(0, height - 1), pixel(width - 1, height - 1)]
    }

    /// How many pixels are not opaque, and which: the corners first, then the first in reading order, four at most.
    var transparency: (count: Int, pixels: [AppIconPixel]) {
        var count = 0
        var first: [AppIconPixel] = []
        for index in stride(from: 3, to: pixels.count, by: 4) where pixels[index] != 255 {
            count += 1
            if first.count < 4 { first.append(pixel(index / 4 % width, index / 4 / width)) }
        }
        let corners = cornerPixels.filter { $0.alpha != 255 }
        return (count, Array((corners + first.filter { !corners.contains($0) }).prefix(4)))
    }
}

/// Whether the corners of an opaque square picture were rounded by hand: the four of them show another ground.
struct RoundedCorners {
    private let bitmap: Bitmap
    private let side: Int
    /// The largest difference of a component that still counts as the same ground, of 255 (assumed).
    private static let tolerance = 48
    /// The same just outside of a sharp edge (assumed).
    private static let sharpTolerance = 12

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        side = bitmap.width
    }
}

extension RoundedCorners {
    /// Whether every corner has a ground of its own that ends at a sharp, round edge.
    var areRounded: Bool {
        side >= 16 && [(false, false), (true, false), (false, true), (true, true)].allSatisfy(isRounded)
    }

    /// Along both edges the ground reaches about as far, and along the diagonal less than half as far.
    ///
    /// On a straight cut the diagonal is half as long, on a circle 0.293, on the continuous corner less: a frame or a
    /// plain ground never ends, and a gradient has no sharp end.
    private func isRounded(_ isRight: Bool, _ isBottom: Bool) -> Bool {
        func distance(_ dx: Int, _ dy: Int) -> Int? { groundLength(isRight, isBottom, dx, dy) }
        guard let across = distance(1, 0), let down = distance(0, 1), let diagonal = distance(1, 1) else {
            return false
        }
        let reach = Double(max(across, down))
        let (least, most) = (max(Double(side) * 0.03, 2), Double(side) * 0.42)
        guard reach >= least, reach <= most, Double(min(across, down)) >= reach * 0.7 - 2 else { return false }
        guard Double(diagonal) <= reach * 0.45 + 1, diagonal >= 1 else { return false }
        let before = max(diagonal - max(2, side / 160), 0)
        return difference(isRight, isBottom, before, before) <= Self.sharpTolerance
    }

    /// How many pixels from the corner the ground reaches in a direction; nil where it does not end in the first half.
    private func groundLength(_ isRight: Bool, _ isBottom: Bool, _ dx: Int, _ dy: Int) -> Int? {
        (1...side / 2).first { difference(isRight, isBottom, $0 * dx, $0 * dy) > Self.tolerance }
    }

    /// The largest difference of a component from the corner pixel, counted inwards.
    private func difference(_ isRight: Bool, _ isBottom: Bool, _ x: Int, _ y: Int) -> Int {
        let row = isBottom ? side - 1 - y : y
        let column = isRight ? side - 1 - x : x
        let corner = ((isBottom ? side - 1 : 0) * side + (isRight ? side - 1 : 0)) * 4
        let index = (row * side + column) * 4
        return (0..<3).reduce(0) { max($0, abs(Int(bitmap.pixels[index + $1]) - Int(bitmap.pixels[corner + $1]))) }
    }
}
