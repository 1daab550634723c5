// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Files that come into being together: written beside their places and then renamed.
///
/// Where one of them cannot be written, none is left, nor a folder that was made for them.
package struct AtomicFiles {
    package typealias File = (path: String, bytes: [UInt8])

    /// Files written beside their places, to be taken away on failure.
    private var parts: [(part: String, target: String)] = []
    private var folders = MadeFolders()

    /// Writes all files, or none.
    ///
    /// A link stays a link: what it points to is replaced. What is there and is no file, as a pipe, is written to.
    /// - Parameter makesFolders: Whether folders that are missing are made.
    package static func write(_ files: [File], makesFolders: Bool) throws(FileWritingError) {
        HeldSignals.ending.hold()
        defer { HeldSignals.ending.release() }
        var writer = AtomicFiles()
        do throws(FileWritingError) {
            for file in files { try writer.writePart(file, makesFolders: makesFolders) }
            for (part, target) in writer.parts {
                try at(target) { () throws(SystemError) in try FileSystem.rename(part, to: target) }
            }
        } catch {
            for (part, _) in writer.parts { unlink(part) }
            writer.folders.remove()
            throw error
        }
    }

    private mutating func writePart(_ file: File, makesFolders: Bool) throws(FileWritingError) {
        let folder = FileSystem.folder(of: file.path)
        if !makesFolders, FileSystem.kind(folder) == .nothing {
            throw .missingFolder(path: file.path, folder: folder)
        }
        try folders.make(folder)
        switch FileSystem.kind(file.path) {
        case .folder: throw .system(path: file.path, SystemError(EISDIR))
        case .other:
            try Self.at(file.path) { () throws(SystemError) in try FileSystem.overwrite(file.path, file.bytes) }
        case .nothing, .file:
            let target = FileSystem.resolved(file.path)
            let part = "\(FileSystem.folder(of: target))/.listcell-\(getpid())-\(parts.count).part"
            try Self.at(file.path) { () throws(SystemError) in try FileSystem.create(part, file.bytes) }
            parts.append((part, target))
        }
    }

    /// Does something whose failure is that of a path.
    static func at(_ path: String, _ body: () throws(SystemError) -> Void) throws(FileWritingError) {
        do throws(SystemError) {
            try body()
        } catch {
            throw .system(path: path, error)
        }
    }
}

/// Folders that were made, to be taken away again on failure.
struct MadeFolders {
    private var paths: [String] = []

    /// Makes a folder with those above it.
    mutating func make(_ path: String) throws(FileWritingError) {
        guard FileSystem.kind(path) != .folder else { return }
        let parent = FileSystem.folder(of: path)
        if parent != path { try make(parent) }
        try AtomicFiles.at(path) { () throws(SystemError) in try FileSystem.makeFolder(path) }
        paths.append(path)
    }

    /// Takes away what was made and is empty.
    func remove() {
        for path in paths.reversed() { rmdir(path) }
    }
}
