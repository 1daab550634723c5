// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files that a run makes: kept until all are known, then written beside their places and renamed.
///
/// Where one of them cannot be written, none is left, nor a folder that was made for them. A picture replaces no file
/// that is neither empty, nor named like a picture of its form, nor one: `-o` before a scene would lose the scene.
struct OutputFiles {
    /// Whether folders that are missing are made: those of a folder that was named, not those of a single file, whose
    /// name is then probably mistyped.
    let makesFolders: Bool
    private var files: [(path: String, bytes: [UInt8])] = []
    /// Folders made and files written beside their places, to be taken away on failure.
    private var folders: [String] = []
    private var parts: [String] = []

    init(makesFolders: Bool = false) { self.makesFolders = makesFolders }

    var paths: [String] { files.map(\.path) }

    mutating func add(_ bytes: [UInt8], at path: String) {
        files.append((path, bytes))
    }

    /// Writes everything.
    mutating func commit() throws(FileError) {
        // The moment between the first and the last name is short: a signal waits until it is over.
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let handlers = signals.map { signal($0, SIG_IGN) }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
        do throws(FileError) {
            let targets = try writeParts()
            for (part, target) in targets {
                let code = FileSystem.rename(part, to: target)
                guard code == 0 else { throw FileError.unwritable(path: target, code: code) }
            }
        } catch {
            for part in parts { unlink(part) }
            for folder in folders.reversed() { rmdir(folder) }
            throw error
        }
    }

    private mutating func writeParts() throws(FileError) -> [(part: String, target: String)] {
        var targets: [(part: String, target: String)] = []
        for file in files {
            let folder = Self.folder(of: file.path)
            if !makesFolders, FileSystem.kind(folder) == .nothing {
                throw .missingFolder(path: file.path, folder: folder)
            }
            try makeFolder(folder)
            switch FileSystem.kind(file.path) {
            case .directory: throw .unwritable(path: file.path, code: EISDIR)
            case .other:
                let code = FileSystem.overwrite(file.path, file.bytes)
                guard code == 0 else { throw .unwritable(path: file.path, code: code) }
            case .nothing, .file:
                // A link stays a link: what it points to is replaced.
                let target = FileSystem.resolved(file.path)
                guard Self.isReplaceable(target, by: file.bytes) else { throw .notReplaced(path: file.path) }
                let part = "\(Self.folder(of: target))/.listcell-\(getpid())-\(parts.count).part"
                let code = FileSystem.create(part, file.bytes)
                guard code == 0 else { throw .unwritable(path: file.path, code: code) }
                parts.append(part)
                targets.append((part, target))
            }
        }
        return targets
    }

    private static func isReplaceable(_ path: String, by bytes: [UInt8]) -> Bool {
        guard let form = FileForm(bytes), !form.isNamed(by: path) else { return true }
        let old = FileSystem.start(of: path)
        return old.isEmpty || FileForm(old) == form
    }

    private mutating func makeFolder(_ path: String) throws(FileError) {
        guard FileSystem.kind(path) != .directory else { return }
        let parent = Self.folder(of: path)
        if parent != path { try makeFolder(parent) }
        guard mkdir(path, 0o777) == 0 else { throw .unwritable(path: path, code: errno) }
        folders.append(path)
    }

    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
