// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder of an app-icon set, written beside its place and put there whole.
struct AppIconFolder {
    /// The folder's real place, without links.
    private let path: String
    private let exists: Bool

    /// Checks that the place may be used.
    ///
    /// - Parameter input: The picture that the set is made from, which must not be replaced with it.
    init(_ given: String, input: String?) throws {
        var name = Substring(given)
        while name.count > 1 && name.hasSuffix("/") { name.removeLast() }
        guard name.hasSuffix(".appiconset"), name.split(separator: "/").last != ".appiconset" else {
            throw InputError.noAppIconSetName(given)
        }
        switch FileSystem.kind(String(name)) {
        case .nothing: exists = false
        case .directory: exists = true
        case .file, .other: throw FileError.unwritable(path: given, code: ENOTDIR)
        }
        path = FileSystem.resolved(String(name))
        guard exists else { return }
        if let input, FileSystem.resolved(input).hasPrefix(path + "/") { throw InputError.inputInside(folder: given) }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw FileError.unreadable(path: given, code: EACCES)
        }
        for name in names.sorted() where !Self.isPart(name) || FileSystem.kind("\(path)/\(name)") == .directory {
            throw InputError.foreignFile(folder: given, name: name)
        }
    }

    private static func isPart(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["contents.json", ".ds_store"].contains(name)
            || [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) }
    }
}

extension AppIconFolder {
    /// Writes the files; on failure the place is as it was.
    func write(_ files: [(name: String, bytes: [UInt8])]) throws(FileError) {
        // The moment of the exchange is short: a signal waits until it is over.
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let handlers = signals.map { signal($0, SIG_IGN) }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }

        let parent = OutputFiles.folder(of: path)
        let made = try Self.makeFolders(parent)
        let part = "\(parent)/.listcell-\(getpid()).part"
        do throws(FileError) {
            try Self.check(mkdir(part, 0o777), path)
            for file in files {
                let code = FileSystem.create("\(part)/\(file.name)", file.bytes)
                guard code == 0 else { throw .unwritable(path: "\(path)/\(file.name)", code: code) }
            }
            try put(part)
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
    }

    /// Puts the folder at the place; the set that was there steps aside first, and comes back where that fails.
    private func put(_ part: String) throws(FileError) {
        guard exists else { return try Self.check(rename(part, path), path) }
        let old = part + ".old"
        try Self.check(rename(path, old), path)
        if rename(part, path) != 0 {
            let code = errno
            rename(old, path)
            throw .unwritable(path: path, code: code)
        }
        try? FileManager.default.removeItem(atPath: old)
    }

    /// Makes a folder with those above it, and returns those that were made.
    private static func makeFolders(_ path: String) throws(FileError) -> [String] {
        guard FileSystem.kind(path) != .directory else { return [] }
        let parent = OutputFiles.folder(of: path)
        let above = parent == path ? [] : try makeFolders(parent)
        guard mkdir(path, 0o777) == 0 else {
            let code = errno
            for folder in above.reversed() { rmdir(folder) }
            throw .unwritable(path: path, code: code)
        }
        return above + [path]
    }

    private static func check(_ result: Int32, _ path: String) throws(FileError) {
        if result != 0 { throw .unwritable(path: path, code: errno) }
    }
}
