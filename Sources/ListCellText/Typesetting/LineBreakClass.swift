// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The line breaking classes of Unicode Standard Annex 14 that ASCII and common punctuation need.
enum LineBreakClass: UInt8 {
    case alphabetic, numeric, space, quotation, prefix, postfix, hyphen, breakAfter, combining
    case open, close, closeParenthesis, exclamation, infix, slash
    case carriageReturn, mandatory
    case glue, ideographic, inseparable, breakBoth
}

extension LineBreakClass {
    /// The classes of the ASCII characters (Unicode 15).
    static let ascii: [LineBreakClass] = (0..<128).map { ofASCII(UInt8($0)) }

    /// The class of any other character, as far as the general punctuation goes; alphabetic for most.
    init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            case 0..<0x80: Self.ascii[Int(scalar.value)]
            case 0x85, 0x2028, 0x2029: .mandatory
            case 0xA0, 0x202F: .glue
            case 0xA1, 0xBF: .open
            case 0xA2, 0xB0, 0x2030: .postfix
            case 0xA3...0xA5, 0xB1, 0x20AC: .prefix
            case 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A: .quotation
            case 0xAD, 0x2010, 0x2013: .breakAfter
            case 0x2014: .breakBoth
            case 0x2026: .inseparable
            case 0x2E80...0x2FFF, 0x3040...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x1F300...0x3FFFF: .ideographic
            case 0x3000: .breakAfter
            case 0x3001, 0x3002: .close
            default: .alphabetic
            }
    }

    private static func ofASCII(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case UInt8(ascii: "\r"): .carriageReturn
        case UInt8(ascii: "\n"), 0x0B, 0x0C: .mandatory
        case UInt8(ascii: "\t"), UInt8(ascii: "|"): .breakAfter
        case 0..<0x20, 0x7F: .combining
        case UInt8(ascii: " "): .space
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
        case UInt8(ascii: "}"): .close
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        default: .alphabetic
        }
    }
}
