// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CICU

/// The places of a text where a line may or must end, by ICU's rules.
struct LineBreaks: ~Copyable {
    private let handle: OpaquePointer?

    struct Boundary: Hashable {
        /// In UTF-16 units.
        var offset: Int
        var isMandatory: Bool
    }

    /// - Parameter language: An ISO 639 code; ICU takes its root rules for a language without own ones.
    init(language: String) {
        var status: Int32 = 0
        let handle = listcell_breaks_open(language, &status)
        self.handle = status <= 0 ? handle : nil
        if status > 0 { listcell_breaks_close(handle) }
    }

    deinit {
        listcell_breaks_close(handle)
    }
}

extension LineBreaks {
    /// The boundaries of a text in order, the end included; none where ICU has no rules.
    func boundaries(of text: [UInt16]) -> [Boundary] {
        guard let handle, !text.isEmpty, text.count < Int(Int32.max) else { return [] }
        return text.withUnsafeBufferPointer { text in
            // ICU reads the text until it gets another one, or is closed; `next` is not called again before that.
            var status: Int32 = 0
            listcell_breaks_set_text(handle, text.baseAddress, Int32(text.count), &status)
            guard status <= 0 else { return [] }
            var boundaries: [Boundary] = []
            while true {
                let offset = listcell_breaks_next(handle)
                guard offset >= 0 else { return boundaries }
                boundaries.append(
                    Boundary(offset: Int(offset), isMandatory: listcell_breaks_is_mandatory(handle)))
            }
        }
    }
}
