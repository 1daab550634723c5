// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellReview

/// The picture or set that `appicon` is given.
enum AppIconInput {
    /// The largest file that is read, in bytes.
    private static let limit = 128 << 20
    /// The same for an SVG.
    private static let markupLimit = 4 << 20

    /// A master from a PNG or SVG file, told apart by their first bytes; `-` is standard input.
    static func master(_ path: String) throws -> AppIconMaster {
        let bytes = try path == "-" ? FileSystem.readStandardInput(limit: limit) : FileSystem.read(path, limit: limit)
        if isMarkup(bytes), bytes.count > markupLimit {
            throw FileReadingError(path: path, .tooLarge(limit: markupLimit))
        }
        do throws(AppIconError) {
            return try isMarkup(bytes) ? AppIconMaster(svg: bytes) : AppIconMaster(png: bytes)
        } catch {
            throw InputError.appIcon(path: path, error: error)
        }
    }

    /// The files of a set, those whose names begin with a dot left out.
    static func catalog(_ folder: String) throws -> AppIconCatalog {
        guard let names = FileSystem.names(in: folder) else { throw InputError.noFolder(folder) }
        var files: [String: [UInt8]] = [:]
        for name in names where !name.hasPrefix(".") && FileSystem.kind("\(folder)/\(name)") == .file {
            files[name] = try FileSystem.read("\(folder)/\(name)", limit: limit)
        }
        do throws(AppIconError) {
            return try AppIconCatalog(files: files)
        } catch {
            throw InputError.appIcon(path: folder, error: error)
        }
    }

    /// Whether the text begins with an angle bracket, white space and a byte-order mark aside.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }
}
