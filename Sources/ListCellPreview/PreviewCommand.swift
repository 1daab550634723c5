// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a person asks of the window, free of keys and pixels of the window.
enum PreviewCommand: Hashable {
    /// Down by pixels of the picture; up where negative.
    case scroll(Int)
    /// Down by screens of the picture; up where negative.
    case page(Int)
    case scrollToTop, scrollToBottom
    /// Larger text by steps; smaller where negative.
    case changeSize(Int)
    case exchangeAppearance, exchangeDirection
    /// A tap at a point of the picture, in points.
    case tap(CGPoint)
    /// To the scene that opened this one.
    case back
    case save
    case close
}
