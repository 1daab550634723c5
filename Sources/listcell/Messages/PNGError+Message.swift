// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellImages

extension PNGError {
    /// The error in one line.
    var message: String {
        switch self {
        case .notPNG(nil): "the file is no PNG picture"
        case .notPNG(let looksLike?): "the file is no PNG picture but \(looksLike)"
        case .tooLarge(let width, let height, let limit):
            "the picture has \(width) × \(height) pixels; a side may have \(limit)"
        case .damaged(let reason): "the picture cannot be made: \(reason)"
        }
    }
}
