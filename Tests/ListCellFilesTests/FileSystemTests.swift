// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellFiles

struct FileSystemTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func aFileIsReadUpToItsLimit() throws {
        try folder.write("twelve bytes", to: "a")
        #expect(try FileSystem.read(folder.path("a"), limit: 12) == Array("twelve bytes".utf8))
        #expect(throws: FileReadingError(path: folder.path("a"), .tooLarge(limit: 11))) {
            try FileSystem.read(folder.path("a"), limit: 11)
        }
        #expect(FileSystem.start(of: folder.path("a"), count: 6) == Array("twelve".utf8))
        #expect(FileSystem.start(of: folder.path("b")) == [])
    }

    @Test func aDeviceWithoutEndIsReadUpToTheLimit() {
        #expect(throws: FileReadingError(path: "/dev/zero", .tooLarge(limit: 1_000_000))) {
            try FileSystem.read("/dev/zero", limit: 1_000_000)
        }
    }

    @Test func whatCannotBeReadSaysWhy() throws {
        try folder.write("", to: "file")
        func error(_ path: String) -> FileReadingError? {
            #expect(throws: FileReadingError.self) { try FileSystem.read(path, limit: 9) }
        }
        let missing = try #require(error(folder.path("none")))
        #expect(missing.description == "\(folder.path("none")): cannot be read: there is no such file or folder")
        let isMissing = [folder.path("none"), folder.path("file/x"), folder.path("")].map { path -> Bool in
            if case .system(let reason)? = error(path)?.cause { reason.isMissing } else { false }
        }
        #expect(isMissing == [true, true, false])
        #expect(error(folder.path(""))?.cause == .system(SystemError(EISDIR)))
        let long = folder.path(String(repeating: "x", count: 300))
        #expect(error(long)?.description.hasSuffix("cannot be read: the name is too long") == true)
        #expect(FileReadingError(path: "-", .tooLarge(limit: 4 << 20)).description.hasPrefix("standard input: "))
    }

    @Test func theKindsOfWhatStandsAtAPath() throws {
        try folder.write("", to: "deep/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "deep")
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        let kinds = ["none", "deep", "deep/file", "link", "pipe", "deep/file/x"].map {
            FileSystem.kind(folder.path($0))
        }
        #expect(kinds == [.nothing, .folder, .file, .folder, .other, .nothing])
        #expect(FileSystem.isReadableFolder(folder.path("link")) && !FileSystem.isReadableFolder(folder.path("pipe")))
        #expect(FileSystem.names(in: folder.path("")) == ["deep", "link", "pipe"])
        #expect(FileSystem.names(in: folder.path("pipe")) == nil)
    }

    @Test func pathsAreResolved() throws {
        try folder.write("", to: "deep/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "deep")
        let real = try FileSystem.realPath(folder.path("deep/file"))
        #expect(try FileSystem.realPath(folder.path("link/../link/./file")) == real)
        #expect(throws: SystemError(ENOENT)) { try FileSystem.realPath(folder.path("none")) }
        #expect(FileSystem.resolved("none/../x") == "none/../x")
        #expect(["a", "/a", "a/b", "/a/b/", "a/"].map(FileSystem.folder) == [".", "/", "a", "/a/b", "a"])
    }

    @Test func aStampTellsThatAFileWasSaved() throws {
        try folder.write("a", to: "file")
        let first = try #require(FileStamp(path: folder.path("file")))
        #expect(FileStamp(path: folder.path("file")) == first)
        try folder.write("ab", to: "file")
        #expect(FileStamp(path: folder.path("file")) != first)
        #expect(FileStamp(path: folder.path("none")) == nil)
    }
}
