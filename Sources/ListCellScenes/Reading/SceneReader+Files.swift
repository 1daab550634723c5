// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellImages

extension SceneReader {
    /// The path of a file that the scene names, ready to be read; nil where it is missing or outside.
    func opens(_ id: ID) -> String? {
        guard let reference = string(id) else { return nil }
        guard let path = resolved(reference, at: id) else { return nil }
        if FileSystem.kind(path) != .folder { return path }
        report(.unreadableReference(reference, reason: "it is a folder"), at: id)
        return nil
    }

    /// The pixels of a PNG file that the scene names; each file is read once.
    func bitmap(_ id: ID) -> Bitmap? {
        guard let reference = string(id), let path = resolved(reference, at: id) else { return nil }
        if let known = images[path] { return known }
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limit: SceneLimits.fileSize)
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

    private static func problem(_ error: FileReadingError, of reference: String) -> SceneIssue.Problem {
        switch error.cause {
        case .system(let error) where error.isMissing: .missingReference(reference)
        case .system(let error): .unreadableReference(reference, reason: error.description)
        case .tooLarge(let limit):
            .unreadableReference(reference, reason: "it is larger than \(limit >> 20) MiB, the most a file may have")
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
