// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels: from the minima up to, but without, the maxima.
struct PixelRect: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
}

extension PixelRect {
    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The rectangle with all sides moved outwards.
    func expanded(by distance: Int) -> PixelRect {
        PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    /// The pixels that an area touches, in pixels; coordinates far outside of any picture are cut.
    init(covering minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
        self.init(
            minX: Self.whole(minX.rounded(.down)), minY: Self.whole(minY.rounded(.down)),
            maxX: Self.whole(maxX.rounded(.up)), maxY: Self.whole(maxY.rounded(.up)))
    }

    /// The whole number, within ±10,000,000 pixels; NaN is 0.
    private static func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -Line.limit), Line.limit))
    }
}
