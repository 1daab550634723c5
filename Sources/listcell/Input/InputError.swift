// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellIcons

/// What someone named and is not there, or is something else; the exit status is 2.
enum InputError: Error, Equatable {
    case unknownSymbol(String, nearest: [String])
    case unknownColor(String, nearest: [String])
    case noFolder(String)
    /// An id that no row, header or footer of the scene has; `known` are those that are.
    case unknownRow(String, known: [String])
    /// A file of `--symbols`; nil where it cannot be read at all.
    case unreadableSymbol(path: String, error: SVGError?)
}
