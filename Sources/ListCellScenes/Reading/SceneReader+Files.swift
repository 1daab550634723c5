// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellImages

extension SceneReader {
    /// The path of a file that the scene names, ready to be read; nil where it is missing or outside.
    func opens(_ id: ID) -> String? {
        guard let reference = string(id) else { return nil }
        guard let path = resolved(reference, at: id) else { return nil }
        if !BoundedFile.isFolder(path) { return path }
        report(Self.problem(.isFolder, of: reference), at: id)
        return nil
    }

    /// The pixels of a PNG file that the scene names; each file is read once.
    func bitmap(_ id: ID) -> Bitmap? {
        guard let reference = string(id), let path = resolved(reference, at: id) else { return nil }
        if let known = images[path] { return known }
        let bytes: [UInt8]
        do {
            bytes = try BoundedFile.read(path, limit: SceneLimits.fileSize)
        } catch {
            report(Self.problem(error, of: reference), at: id)
            return nil
        }
        do {
            let bitmap = try PNG.decode(bytes)
            images[path] = bitmap
            return bitmap
        } catch {
            report(Self.problem(error, of: reference), at: id)
            return nil
        }
    }

    private func resolved(_ reference: String, at id: ID) -> String? {
        do {
            return try folder.resolve(reference)
        } catch {
            report(error.problem, at: id)
            return nil
        }
    }

    private static func problem(_ error: FileFailure, of reference: String) -> SceneIssue.Problem {
        switch error {
        case .missing: .missingReference(reference)
        case .isFolder: .unreadableReference(reference, reason: "it is a folder")
        case .tooLarge(let limit):
            .unreadableReference(reference, reason: "it is larger than \(limit >> 20) MiB, the most a file may have")
        case .unreadable(let reason): .unreadableReference(reference, reason: reason)
        }
    }

    private static func problem(_ error: PNGError, of reference: String) -> SceneIssue.Problem {
        switch error {
        case .notPNG(let looksLike): .notPNG(reference, looksLike: looksLike)
        case .tooLarge(let width, let height, let limit):
            .tooLargeImage(reference, width: width, height: height, limit: limit)
        case .damaged(let reason): .damagedImage(reference, reason: reason)
        }
    }
}
