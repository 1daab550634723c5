// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Breaks text into lines and measures them; layout is generic over it and so needs no font.
public protocol TextMeasuring: Sendable {
    /// The lines of a text; defined for any request.
    func layout(_ request: TextRequest) -> TextLayout
}
