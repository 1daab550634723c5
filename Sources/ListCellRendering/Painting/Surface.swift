// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Pixels that are painted on: some rows of a picture, premultiplied sRGB of 8 bits.
struct Surface: Hashable, Sendable {
    /// Where the pixels lie in the whole picture.
    let bounds: PixelRect
    /// Four bytes a pixel: red, green, blue, alpha; rows from the top without gaps.
    private(set) var bytes: [UInt8]

    static let empty = Surface(bounds: .empty)

    /// A transparent surface.
    init(bounds: PixelRect) {
        self.bounds = bounds
        bytes = [UInt8](repeating: 0, count: bounds.isEmpty ? 0 : bounds.width * bounds.height * 4)
    }

    /// A surface of one colour.
    init(bounds: PixelRect, color: PixelColor) {
        self.bounds = bounds
        guard !bounds.isEmpty else {
            bytes = []
            return
        }
        var row = Surface(bounds: PixelRect(minX: 0, minY: 0, maxX: bounds.width, maxY: 1))
        row.blend(color, y: 0, x: 0, count: bounds.width, coverage: 255)
        bytes = []
        bytes.reserveCapacity(bounds.width * bounds.height * 4)
        for _ in 0..<bounds.height { bytes.append(contentsOf: row.bytes) }
    }

    /// A surface of given bytes; transparent where their number is not four a pixel.
    init(bounds: PixelRect, bytes: [UInt8]) {
        self.init(bounds: bounds)
        if bytes.count == self.bytes.count { self.bytes = bytes }
    }

    /// The pixels as a picture of their own.
    var bitmap: Bitmap {
        Bitmap(width: bounds.width, height: bounds.height, pixels: bytes) ?? Bitmap(width: 0, height: 0)
    }
}

extension Surface {
    /// The first byte of a pixel, which has to be in the bounds.
    func index(x: Int, y: Int) -> Int { ((y - bounds.minY) * bounds.width + x - bounds.minX) * 4 }

    /// Paints a run of pixels that are covered alike.
    mutating func blend(_ color: PixelColor, y: Int, x: Int, count: Int, coverage: UInt8) {
        let opacity = Self.product(color.opacity, UInt32(coverage))
        let start = index(x: x, y: y)
        if opacity == 65535 {
            Self.store(color.packed, at: start, count: count, in: &bytes)
        } else if opacity > 0 {
            Self.blend(color, opacity: opacity, at: start, count: count, in: &bytes)
        }
    }

    /// Paints a run of pixels with the coverage of each.
    mutating func blend(_ color: PixelColor, y: Int, x: Int, coverage: Span<UInt8>) {
        Self.blend(color, coverage: coverage, at: index(x: x, y: y), in: &bytes)
    }

    /// Paints a run of premultiplied pixels of another surface, which has to have them.
    mutating func blend(_ source: Surface, opacity: UInt32, y: Int, x: Int, coverage: Span<UInt8>) {
        Self.blend(
            source.bytes.span.extracting(droppingFirst: source.index(x: x, y: y)), opacity: opacity,
            coverage: coverage, at: index(x: x, y: y), in: &bytes)
    }
}

extension Surface {
    /// An opacity of 16 bits times one of 8, rounded.
    private static func product(_ opacity: UInt32, _ coverage: UInt32) -> UInt32 { (opacity * coverage + 127) / 255 }

    /// A component over another one, rounded to the nearest.
    private static func mix(_ source: UInt32, _ destination: UInt8, _ opacity: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (source * opacity + UInt32(destination) * (65535 - opacity) + 32767) / 65535)
    }

    private static func store(_ packed: UInt32, at start: Int, count: Int, in bytes: inout [UInt8]) {
        var span = bytes.mutableSpan
        var raw = span.mutableBytes
        let four = SIMD4<UInt32>(repeating: packed)
        var offset = start
        let end = start + count * 4
        while offset + 16 <= end {
            raw.storeBytes(of: four, toByteOffset: offset, as: SIMD4<UInt32>.self)
            offset += 16
        }
        while offset < end {
            raw.storeBytes(of: packed, toByteOffset: offset, as: UInt32.self)
            offset += 4
        }
    }

    private static func blend(
        _ color: PixelColor, opacity: UInt32, at start: Int, count: Int, in bytes: inout [UInt8]
    ) {
        var span = bytes.mutableSpan
        for offset in stride(from: start, to: start + count * 4, by: 4) {
            span[offset] = mix(color.red, span[offset], opacity)
            span[offset + 1] = mix(color.green, span[offset + 1], opacity)
            span[offset + 2] = mix(color.blue, span[offset + 2], opacity)
            span[offset + 3] = mix(255, span[offset + 3], opacity)
        }
    }

    private static func blend(_ color: PixelColor, coverage: Span<UInt8>, at start: Int, in bytes: inout [UInt8]) {
        var span = bytes.mutableSpan
        let isOpaque = color.opacity == 65535
        for index in coverage.indices {
            let value = coverage[index]
            if value == 0 { continue }
            let offset = start + index * 4
            if value == 255, isOpaque {
                span[offset] = UInt8(truncatingIfNeeded: color.red)
                span[offset + 1] = UInt8(truncatingIfNeeded: color.green)
                span[offset + 2] = UInt8(truncatingIfNeeded: color.blue)
                span[offset + 3] = 255
                continue
            }
            let opacity = product(color.opacity, UInt32(value))
            span[offset] = mix(color.red, span[offset], opacity)
            span[offset + 1] = mix(color.green, span[offset + 1], opacity)
            span[offset + 2] = mix(color.blue, span[offset + 2], opacity)
            span[offset + 3] = mix(255, span[offset + 3], opacity)
        }
    }

    private static func blend(
        _ source: Span<UInt8>, opacity: UInt32, coverage: Span<UInt8>, at start: Int, in bytes: inout [UInt8]
    ) {
        var span = bytes.mutableSpan
        for index in coverage.indices {
            let factor = product(opacity, UInt32(coverage[index]))
            if factor == 0 { continue }
            let from = index * 4
            let to = start + from
            let remaining = 65535 - product(factor, UInt32(source[from + 3]))
            for component in 0..<4 {
                let sum = UInt32(source[from + component]) * factor + UInt32(span[to + component]) * remaining
                span[to + component] = UInt8(truncatingIfNeeded: min((sum + 32767) / 65535, 255))
            }
        }
    }
}
