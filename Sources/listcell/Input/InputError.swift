// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
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

extension InputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownSymbol(let name, let nearest): "unknown symbol \(quoted(name))\(suggestion(nearest))"
        case .unknownColor(let name, let nearest):
            "unknown colour \(quoted(name)), expected a system colour's name or #rrggbb\(suggestion(nearest))"
        case .unknownRow(let id, let known, let file):
            known.isEmpty
                ? "\(shownPath(file)): the scene has no rows"
                : "\(shownPath(file)): no row \(quoted(id)): the scene has \(known.prefix(12).joined(separator: ", "))"
                    + (known.count > 12 ? " and \(known.count - 12) more" : "")
        case .noFolder(let path):
            switch FileSystem.kind(path) {
            case .nothing: "\(printable(path)): there is no such folder"
            case .folder: "\(printable(path)): cannot be read: permission denied"
            case .file, .other: "\(printable(path)): it is no folder"
            }
        case .unreadableSymbol(let path, let error): "\(printable(path)): no symbol: \(error)"
        case .appIcon(let path, let error): "\(shownPath(path)): \(error)"
        case .noAppIconSetName(let path):
            "\(printable(path)): the folder of an app-icon set is named NAME.appiconset"
        case .foreignFile(let folder, let name):
            "\(printable(folder)): it holds \(quotedPath(name)), which is no part of an app-icon set: nothing is replaced"
        case .inputInside(let folder):
            "\(printable(folder)): it holds the picture itself: move the picture out before the set is replaced"
        }
    }
}
