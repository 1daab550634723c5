// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The functions of a `transform` attribute.
///
/// Source: SVG 1.1, section 7.6.
enum SVGTransform {
    /// Reads a list of functions into the one transform that does what they do from right to left; nil for a mistake.
    static func transform(_ text: String) -> AffineTransform? {
        var scanner = NumberScanner(text)
        var result = AffineTransform.identity
        scanner.skipWhitespace()
        while !scanner.isAtEnd {
            guard let function = function(&scanner) else { return nil }
            result.prepend(function)
            scanner.skipSeparator()
        }
        return result
    }

    private static func function(_ scanner: inout NumberScanner) -> AffineTransform? {
        let name = scanner.word()
        scanner.skipWhitespace()
        guard scanner.next == UInt8(ascii: "(") else { return nil }
        scanner.skip()
        scanner.skipWhitespace()
        var numbers: [CGFloat] = []
        while let number = scanner.coordinate() {
            numbers.append(CGFloat(number))
            scanner.skipSeparator()
        }
        guard scanner.next == UInt8(ascii: ")") else { return nil }
        scanner.skip()
        return transform(name, numbers)
    }

    private static func transform(_ name: String, _ n: [CGFloat]) -> AffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6):
            AffineTransform(m11: n[0], m12: n[1], m21: n[2], m22: n[3], tX: n[4], tY: n[5])
        case ("translate", 1): AffineTransform(translationByX: n[0], byY: 0)
        case ("translate", 2): AffineTransform(translationByX: n[0], byY: n[1])
        case ("scale", 1): AffineTransform(scaleByX: n[0], byY: n[0])
        case ("scale", 2): AffineTransform(scaleByX: n[0], byY: n[1])
        case ("rotate", 1): rotation(n[0], around: .zero)
        case ("rotate", 3): rotation(n[0], around: CGPoint(x: n[1], y: n[2]))
        case ("skewX", 1): slope(n[0]).map { AffineTransform(m11: 1, m12: 0, m21: $0, m22: 1, tX: 0, tY: 0) }
        case ("skewY", 1): slope(n[0]).map { AffineTransform(m11: 1, m12: $0, m21: 0, m22: 1, tX: 0, tY: 0) }
        default: nil
        }
    }

    /// The tangent of an angle; nil at a right angle, which has none.
    private static func slope(_ degrees: CGFloat) -> CGFloat? {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        return cosine == 0 ? nil : sine / cosine
    }

    private static func rotation(_ degrees: CGFloat, around center: CGPoint) -> AffineTransform {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        return AffineTransform(
            m11: cosine, m12: sine, m21: -sine, m22: cosine,
            tX: center.x - cosine * center.x + sine * center.y,
            tY: center.y - sine * center.x - cosine * center.y)
    }
}
