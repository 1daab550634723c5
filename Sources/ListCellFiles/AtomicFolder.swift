// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A folder that comes into being whole: written beside its place and then renamed.
package enum AtomicFolder {
    /// Writes a folder of files in place of what is there; on failure the place is as it was.
    ///
    /// - Parameters:
    ///   - path: The folder's real place, without links; folders above it that are missing are made.
    ///   - files: By their names.
    package static func write(
        _ files: [(name: String, bytes: [UInt8])], at path: String
    ) throws(FileWritingError) {
        HeldSignals.ending.hold()
        defer { HeldSignals.ending.release() }
        let parent = FileSystem.folder(of: path)
        let part = "\(parent)/.listcell-\(getpid()).part"
        var folders = MadeFolders()
        do throws(FileWritingError) {
            try folders.make(parent)
            try AtomicFiles.at(path) { () throws(SystemError) in try FileSystem.makeFolder(part) }
            for file in files {
                try AtomicFiles.at("\(path)/\(file.name)") { () throws(SystemError) in
                    try FileSystem.create("\(part)/\(file.name)", file.bytes)
                }
            }
            try AtomicFiles.at(path) { () throws(SystemError) in try put(part, at: path) }
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            folders.remove()
            throw error
        }
    }

    /// Puts the folder at its place; what was there steps aside first, and comes back where that fails.
    private static func put(_ part: String, at path: String) throws(SystemError) {
        guard FileSystem.kind(path) != .nothing else { return try FileSystem.rename(part, to: path) }
        let old = part + ".old"
        try FileSystem.rename(path, to: old)
        do throws(SystemError) {
            try FileSystem.rename(part, to: path)
        } catch {
            try? FileSystem.rename(old, to: path)
            throw error
        }
        try? FileManager.default.removeItem(atPath: old)
    }
}
