// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension PathData {
    /// Writes a path as compact absolute path data.
    ///
    /// A command's letter is left out where the one before it implies it, and a separator before a minus sign.
    /// - Parameter decimals: the decimals of each coordinate, at most 9.
    public static func text(_ path: Path, decimals: Int = 4) -> String {
        var writer = PathDataWriter(decimals: decimals)
        for element in path.elements { writer.append(element) }
        return writer.text
    }
}

private struct PathDataWriter {
    let decimals: Int
    var text = ""
    /// The letter that numbers without one would be taken for.
    private var implied: Character = " "
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    init(decimals: Int) {
        self.decimals = decimals
    }

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            write("M", [point.x, point.y])
            implied = "L"
            start = point
            current = point
        case .line(let end) where end.y == current.y && end.x != current.x:
            write("H", [end.x])
            current = end
        case .line(let end) where end.x == current.x && end.y != current.y:
            write("V", [end.y])
            current = end
        case .line(let end):
            write("L", [end.x, end.y])
            current = end
        case .quadCurve(let control, let end):
            write("Q", [control.x, control.y, end.x, end.y])
            current = end
        case .curve(let control1, let control2, let end):
            write("C", [control1.x, control1.y, control2.x, control2.y, end.x, end.y])
            current = end
        case .close:
            text += "Z"
            implied = " "
            current = start
        }
    }

    private mutating func write(_ letter: Character, _ numbers: [CGFloat]) {
        let needsLetter = letter != implied
        if needsLetter { text.append(letter) }
        implied = letter
        for (index, number) in numbers.enumerated() {
            let length = text.utf8.count
            let digits = DecimalText.text(Double(number), decimals: decimals)
            let isFirstAfterLetter = needsLetter && index == 0
            if !isFirstAfterLetter && !digits.utf8.starts(with: [UInt8(ascii: "-")]) && length > 0 { text += " " }
            text += digits
        }
    }
}
