// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension TraitOverrides {
    /// Whether text can be a locale or a language: letters and digits in parts, `de`, `de_DE`, `zh-Hans`.
    public static func isLocale(_ text: String) -> Bool {
        let parts = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
        let isWord = parts.allSatisfy { part in
            (1...8).contains(part.count)
                && part.allSatisfy { byte in
                    let lower = byte | 0x20
                    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                }
        }
        return isWord && (parts.first.map { (2...3).contains($0.count) } ?? false)
    }
}
