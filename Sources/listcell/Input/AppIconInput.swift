// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellReview

/// The picture or set that `appicon` is given.
enum AppIconInput {
    /// The largest file that is read, in bytes.
    private static let limit = 128 << 20
    /// The same for an SVG.
    private static let markupLimit = 4 << 20

    /// A master from a PNG or SVG file, told apart by their first bytes; `-` is standard input.
    static func master(_ path: String) throws -> AppIconMaster {
        let bytes = try path == "-" ? read(STDIN_FILENO, path) : read(path)
        if isMarkup(bytes), bytes.count > markupLimit {
            throw InputError.tooLargeFile(path: path, limit: markupLimit)
        }
        do throws(AppIconError) {
            return try isMarkup(bytes) ? AppIconMaster(svg: bytes) : AppIconMaster(png: bytes)
        } catch {
            throw InputError.appIcon(path: path, error: error)
        }
    }

    /// The files of a set, those whose names begin with a dot left out.
    static func catalog(_ folder: String) throws -> AppIconCatalog {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw InputError.noFolder(folder)
        }
        var files: [String: [UInt8]] = [:]
        for name in names where !name.hasPrefix(".") && FileSystem.kind("\(folder)/\(name)") == .file {
            files[name] = try read("\(folder)/\(name)")
        }
        do throws(AppIconError) {
            return try AppIconCatalog(files: files)
        } catch {
            throw InputError.appIcon(path: folder, error: error)
        }
    }

    private static func read(_ path: String) throws -> [UInt8] {
        switch FileSystem.kind(path) {
        case .nothing: throw FileError.unreadable(path: path, code: ENOENT)
        case .directory: throw FileError.unreadable(path: path, code: EISDIR)
        case .file, .other: break
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError.unreadable(path: path, code: errno) }
        defer { close(descriptor) }
        return try read(descriptor, path)
    }

    private static func read(_ descriptor: Int32, _ path: String) throws -> [UInt8] {
        let (bytes, code) = FileSystem.read(descriptor, limit: limit + 1)
        guard code == 0 else { throw FileError.unreadable(path: path, code: code) }
        guard bytes.count <= limit else { throw InputError.tooLargeFile(path: path, limit: limit) }
        return bytes
    }

    /// Whether the text begins with an angle bracket, white space and a byte-order mark aside.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }
}
