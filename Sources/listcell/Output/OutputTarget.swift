// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics

/// Where the pictures of a run go.
enum OutputTarget: Equatable {
    case standardOutput
    case file(String)
    case folder(String)

    /// What `--output` says, the current folder by default.
    ///
    /// - Parameter pictures: How many there are: standard output and a `.png` file take one.
    init(_ arguments: Arguments, pictures: Int) throws(UsageError) {
        guard let path = arguments.value(of: .output) else {
            self = .folder("")
            return
        }
        let kind = FileSystem.kind(path)
        if kind != .folder,
            let found = FileForm.foreignExtension(of: path) ?? (FileForm.svg.isNamed(by: path) ? "svg" : nil)
        {
            throw .conflict("\(quotedPath(path)): pictures are PNG, not \(found.uppercased())")
        }
        if path == "-" {
            guard pictures == 1 else { throw .conflict("standard output takes one picture, not \(pictures)") }
            self = .standardOutput
        } else if kind != .folder, FileForm.png.isNamed(by: path) || kind != .nothing {
            guard pictures == 1 else {
                throw .conflict("\(quotedPath(path)) takes one picture, not \(pictures): name a folder instead")
            }
            self = .file(path)
        } else {
            self = .folder(path)
        }
    }

    /// Whether it is a folder, which is made where it is missing.
    var isFolder: Bool { if case .folder = self { true } else { false } }

    /// The path of a picture of a name; nil for standard output.
    func path(of name: String) -> String? {
        switch self {
        case .standardOutput: nil
        case .file(let path): path
        case .folder(""): name
        case .folder(let path): path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        }
    }
}
