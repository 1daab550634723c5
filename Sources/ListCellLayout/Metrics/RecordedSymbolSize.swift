// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A size that running systems gave a symbol; it wins over the rule where all else is the same.
struct RecordedSymbolSize: Sendable {
    /// Who draws the symbol, which decides what its size is.
    enum Context: Sendable {
        /// UIKit's image with its margins, iOS 26.1.
        case image
        /// The image in a row of a UIKit sidebar, iPadOS 27.
        case sidebar
        /// The ink alone, as SwiftUI takes it, iOS 27.
        case swiftUI
    }

    /// The SF Symbols name.
    let symbol: String
    let context: Context
    /// In points, before the scale's factor.
    let pointSize: CGFloat
    let weight: FontWeight
    let scale: SymbolScale
    /// Pixels a point of the screen that it was read off.
    let displayScale: CGFloat
    /// In points.
    let size: CGSize

    init(
        _ symbol: String, _ context: Context, _ pointSize: CGFloat, _ weight: FontWeight, _ scale: SymbolScale,
        _ displayScale: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) {
        self.symbol = symbol
        self.context = context
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
        self.displayScale = displayScale
        size = CGSize(width: width, height: height)
    }
}

extension RecordedSymbolSize {
    /// The source of a size, for people.
    var source: String {
        switch context {
        case .image: "recorded images, iOS 26.1"
        case .sidebar: "view frames, iPadOS 27"
        case .swiftUI: "accessibility frames, iOS 27"
        }
    }

    /// All sizes of a symbol; none for most.
    static func all(of symbol: String) -> ArraySlice<RecordedSymbolSize> {
        let start = all.partitioningIndex { $0.symbol >= symbol }
        return all[start...].prefix { $0.symbol == symbol }
    }

    /// All sizes, by rising name.
    static let all = (others + images.flatMap(\.sizes)).sorted { $0.symbol < $1.symbol }
}

extension RandomAccessCollection {
    /// The first index whose element belongs to the second part, where a condition parts the collection in two.
    fileprivate func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let middle = index(start, offsetBy: count / 2)
            if belongsToSecondPart(self[middle]) {
                count /= 2
            } else {
                start = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return start
    }
}
