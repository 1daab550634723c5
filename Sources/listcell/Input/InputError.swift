// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellIcons
import ListCellReview

/// What someone named and is not there, or is something else; the exit status is 2.
enum InputError: Error, Equatable {
    case unknownSymbol(String, nearest: [String])
    case unknownColor(String, nearest: String?)
    case noFolder(String)
    /// An id that no row, header or footer of the scene has; `known` are those that are.
    case unknownRow(String, known: [String], file: String)
    /// A file of `--symbols` that is no symbol.
    case unreadableSymbol(path: String, error: SVGError)
    /// A master or set of app icons that cannot be used.
    case appIcon(path: String, error: AppIconError)
    /// The folder of a set is not named `.appiconset`.
    case noAppIconSetName(String)
    /// A folder that would be replaced holds what no set does.
    case foreignFile(folder: String, name: String)
    /// The picture lies in the folder that would be replaced.
    case inputInside(folder: String)
}
