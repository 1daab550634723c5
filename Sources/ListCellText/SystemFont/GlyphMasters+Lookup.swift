// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension GlyphMasters {
    /// The masters of a character from space to tilde; nil for another.
    static func ascii(_ scalar: Unicode.Scalar) -> SIMD4<Int32>? {
        let index = Int(scalar.value) - 0x20
        return ascii.indices.contains(index) ? ascii[index] : nil
    }

    /// The masters of A–Z and a–z added up.
    static let letterSum: SIMD4<Int32> = ("A"..."Z").scalarSum &+ ("a"..."z").scalarSum

    /// A glyph of which not all masters are recorded; lanes and units as in `ascii`.
    struct Partial {
        let scalar: Unicode.Scalar
        let masters: [Int32?]
    }

    /// The regular masters of the ellipsis (reported), in 1/4096 em.
    static let ellipsis = (text: Int32(3296), display: Int32(2424))

    /// The ellipsis, the em dash and the single guillemet (reported).
    static let others = [
        Partial(scalar: "…", masters: [ellipsis.text, nil, ellipsis.display, nil]),
        Partial(scalar: "—", masters: [3580, nil, nil, nil]),
        Partial(scalar: "›", masters: [1824, 1871, nil, nil]),
    ]
}

extension ClosedRange<Unicode.Scalar> {
    /// The masters of the range's ASCII characters added up.
    fileprivate var scalarSum: SIMD4<Int32> {
        (lowerBound.value...upperBound.value).reduce(SIMD4()) { sum, value in
            sum &+ (Unicode.Scalar(value).flatMap(GlyphMasters.ascii) ?? SIMD4())
        }
    }
}
