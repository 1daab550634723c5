// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Why a PNG cannot be read or written.
public enum PNGError: Error, Hashable, Sendable {
    /// The bytes are no PNG; carries what they look like where it is known, as `a Git LFS pointer`.
    case notPNG(looksLike: String?)
    /// A side above the limit, in pixels.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// What libpng said.
    case damaged(String)
}

extension PNGError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .notPNG(nil): "the file is no PNG picture"
        case .notPNG(let looksLike?): "the file is no PNG picture but \(looksLike)"
        case .tooLarge(let width, let height, let limit):
            "the picture has \(width) × \(height) pixels; a side may have \(limit)"
        case .damaged(let reason): "the picture cannot be made: \(reason)"
        }
    }
}
