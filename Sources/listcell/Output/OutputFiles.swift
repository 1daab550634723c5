// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles

/// The files that a run makes: kept until all are known, then written together or not at all.
///
/// A picture replaces no file that is neither empty, nor named like a picture of its form, nor one: `-o` before a scene
/// would lose the scene.
struct OutputFiles {
    /// Whether folders that are missing are made: those of a folder that was named, not those of a single file, whose
    /// name is then probably mistyped.
    let makesFolders: Bool
    private var files: [AtomicFiles.File] = []

    init(makesFolders: Bool = false) { self.makesFolders = makesFolders }

    var paths: [String] { files.map(\.path) }

    mutating func add(_ bytes: [UInt8], at path: String) {
        files.append((path, bytes))
    }

    /// Writes everything.
    ///
    /// - Throws: `OutputError.notReplaced`, `FileWritingError`.
    func commit() throws {
        for file in files where !Self.isReplaceable(file.path, by: file.bytes) {
            throw OutputError.notReplaced(path: file.path)
        }
        try AtomicFiles.write(files, makesFolders: makesFolders)
    }

    private static func isReplaceable(_ path: String, by bytes: [UInt8]) -> Bool {
        guard FileSystem.kind(path) == .file else { return true }
        let target = FileSystem.resolved(path)
        guard let form = FileForm(bytes), !form.isNamed(by: target) else { return true }
        let old = FileSystem.start(of: target)
        return old.isEmpty || FileForm(old) == form
    }
}
