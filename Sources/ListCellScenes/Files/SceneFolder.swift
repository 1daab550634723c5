// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles

/// The folder of a scene, in which the files that it names must lie.
struct SceneFolder {
    /// The folder's path; nil where the scene comes from no folder.
    let path: String?
    /// Whether files may lie anywhere.
    let allowsOutside: Bool

    /// Why a file that a scene names cannot be used.
    struct Failure: Error {
        var problem: SceneIssue.Problem
    }

    /// The path of an existing file that a scene names, seen from the program's folder.
    ///
    /// A path that leaves the folder by its words or by symbolic links is refused; the former before anyone learns
    /// whether the file exists.
    func resolve(_ reference: String) throws(Failure) -> String {
        guard !reference.isEmpty else { throw Failure(problem: .emptyReference) }
        guard let path else { throw Failure(problem: .referenceWithoutFolder(reference)) }
        let isAbsolute = reference.utf8.first == UInt8(ascii: "/")
        if !allowsOutside, isAbsolute || Self.climbsOut(reference) {
            throw Failure(problem: .outsideReference(reference))
        }
        let joined = isAbsolute ? reference : path + "/" + reference
        let real: String
        let root: String
        do {
            real = try FileSystem.realPath(joined)
            root = try FileSystem.realPath(path)
        } catch {
            throw Failure(
                problem: error.isMissing
                    ? .missingReference(reference)
                    : .unreadableReference(reference, reason: error.description))
        }
        guard allowsOutside || real == root || real.hasPrefix(root == "/" ? root : root + "/") else {
            throw Failure(problem: .outsideReference(reference))
        }
        guard FileSystem.kind(real) != .other else {
            throw Failure(problem: .unreadableReference(reference, reason: "it is a pipe or a device"))
        }
        return joined
    }

    /// Whether the parts of a path lead above where it begins.
    private static func climbsOut(_ reference: String) -> Bool {
        var depth = 0
        for part in reference.utf8.split(separator: UInt8(ascii: "/")) {
            switch String(decoding: part, as: UTF8.self) {
            case ".": break
            case "..": depth -= 1
            default: depth += 1
            }
            if depth < 0 { return true }
        }
        return false
    }
}
