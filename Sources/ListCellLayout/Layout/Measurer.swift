// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellText

/// What measures the text of a list, without its type.
///
/// The rules are compiled for each kind of length once; a type that only the caller knows would keep them generic.
struct Measurer: TextMeasuring {
    private let measure: @Sendable (TextRequest) -> TextLayout

    init(_ measurer: some TextMeasuring) {
        measure = { measurer.layout($0) }
    }

    func layout(_ request: TextRequest) -> TextLayout { measure(request) }
}
