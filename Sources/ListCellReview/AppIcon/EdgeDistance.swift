// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellRendering

/// How near something comes to the rounded edge that the system cuts.
struct EdgeDistance {
    /// In parts of the width; nil where the picture has no even ground, or reaches the edge on purpose.
    let distance: Double?

    /// The side of the picture that is looked at, in pixels.
    static let side = 128
    /// A difference of a component from the ground of its row, of 255, that makes a pixel content (assumed).
    private static let contentStep = 48

    /// - Parameter picture: Of `side` pixels.
    init(_ picture: Bitmap) {
        guard picture.width == Self.side, let content = Self.content(of: picture), content.contains(true) else {
            distance = nil
            return
        }
        let depths = Self.depths
        var least = Int.max
        for index in content.indices where content[index] { least = min(least, depths[index]) }
        distance = Double(least) / Double(Self.side)
    }

    /// Which pixels differ from the ground of their row; nil where the ground is not even or content crosses the edge.
    private static func content(of small: Bitmap) -> [Bool]? {
        func difference(_ a: Int, _ b: Int) -> Int {
            (0..<3).reduce(0) { max($0, abs(Int(small.pixels[a * 4 + $1]) - Int(small.pixels[b * 4 + $1]))) }
        }
        var content = [Bool](repeating: false, count: side * side)
        for y in 0..<side {
            let (left, right) = (y * side, y * side + side - 1)
            guard difference(left, right) <= contentStep else { return nil }
            for x in left...right { content[x] = difference(x, left) > contentStep }
        }
        let touches = (0..<side).contains { content[$0] || content[(side - 1) * side + $0] }
        return touches ? nil : content
    }

    /// For each pixel how many pixels within the rounded edge it lies; 0 on it and outside.
    private static let depths: [Int] = {
        var depths = [Int](repeating: 0, count: side * side)
        for depth in 1...side / 8 {
            let mask = Mask.continuous(side: side, inset: depth)
            for index in depths.indices where mask[index] > 127 { depths[index] = depth }
        }
        return depths
    }()

    /// The pixels just within the rounded edge.
    static let ring: [(x: Int, y: Int)] = {
        let outer = Mask.continuous(side: side, inset: 0)
        let inner = Mask.continuous(side: side, inset: 3)
        return outer.indices.filter { outer[$0] == 255 && inner[$0] == 0 }.map { ($0 % side, $0 / side) }
    }()
}

/// The part of each pixel that a shape covers, 0 to 255.
enum Mask {
    /// The system's rounded square in a picture of a side, moved inwards by some pixels on all sides.
    static func continuous(side: Int, inset: Int) -> [UInt8] {
        let square = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
        guard square.width > 0 else { return [UInt8](repeating: 0, count: side * side) }
        let path = AppIconShape.squircle.path(in: square)
        let drawing = Drawing(
            size: CGSize(width: side, height: side), commands: [.fill(path, .nonZero, .color(Color(RGBA.black)))])
        guard let bitmap = try? Renderer.render(drawing, scale: 1) else {
            return [UInt8](repeating: 0, count: side * side)
        }
        return stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    }
}
