// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CICU
import ListCellGraphics

/// The runs of a line from left to right, each in one direction.
enum BidiRuns {
    struct Run {
        /// In UTF-16 units.
        var range: Range<Int>
        var isRightToLeft: Bool
    }

    /// Orders a line by the Unicode Bidirectional Algorithm; a line that ICU refuses is one run of the direction.
    static func visual(of text: [UInt16], direction: LayoutDirection) -> [Run] {
        let isRightToLeft = direction == .rightToLeft
        let whole = [Run(range: 0..<text.count, isRightToLeft: isRightToLeft)]
        guard !text.isEmpty, text.count < Int(Int32.max) else { return whole }
        return text.withUnsafeBufferPointer { text in
            // ICU reads the text until the object is closed, which is before the buffer goes.
            var status: Int32 = 0
            let bidi = listcell_bidi_open(text.baseAddress, Int32(text.count), isRightToLeft ? 1 : 0, &status)
            defer { listcell_bidi_close(bidi) }
            let count = listcell_bidi_count_runs(bidi, &status)
            guard status <= 0, count > 0 else { return whole }
            return (0..<count).map { run in
                var start: Int32 = 0
                var length: Int32 = 0
                let isRightToLeft = listcell_bidi_visual_run(bidi, run, &start, &length)
                return Run(range: Int(start)..<Int(start + length), isRightToLeft: isRightToLeft)
            }
        }
    }
}
