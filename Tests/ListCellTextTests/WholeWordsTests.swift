// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellText

/// Text measured by whole words has the lines that it has letter by letter.
@Suite struct WholeWordsTests {
    private static let pieces =
        [
            "Settings", "Wi", "Fi", "AV", "To", "a", "7", "12", ".", ",", "-", "/", "(", ")", "$", "%", "!", "'", "\t",
            "\n",
        ]
        + Array(repeating: " ", count: 12)

    @Test(arguments: [CGFloat.infinity, 180, 61, 33, 20, 0])
    func linesAreThoseOfLetters(width: CGFloat) {
        var random = LinearGenerator(state: 1)
        for index in 0..<400 {
            let text = (0..<(1 + index % 24)).map { _ in random.element(of: Self.pieces) }.joined()
            let request = TextRequest(
                string: text, font: font(17), width: width, firstLineIndent: random.element(of: [0, 0, 24]),
                numberOfLines: random.element(of: [0, 0, 0, 1, 2]),
                lineBreakMode: random.element(of: LineBreakMode.allCases))
            let advances = SystemFontAdvances(request.font)
            let letters = MeasuredText(text, advances: advances)
            let expected = Typesetter(request, ellipsis: advances.ellipsisUnits)
                .layout(letters.clusters, isApproximate: letters.isApproximate)
            #expect(SystemFontMeasurer().layout(request) == expected, "\(request)")
        }
    }
}

/// The generator of POSIX's rand48: the same numbers everywhere.
private struct LinearGenerator {
    var state: UInt64

    mutating func element<Element>(of elements: [Element]) -> Element {
        state = (state &* 0x5_DEEC_E66D &+ 11) & 0xFFFF_FFFF_FFFF
        return elements[Int(state >> 17) % elements.count]
    }
}
