// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellFiles

struct AtomicWritingTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func filesAndTheirFoldersComeIntoBeing() throws {
        try folder.write("old and longer", to: "a")
        let files: [AtomicFiles.File] = [(folder.path("a"), [1, 2]), (folder.path("new/deep/b"), [3])]
        try AtomicFiles.write(files, makesFolders: true)
        #expect(try folder.names() == ["a", "new", "new/deep", "new/deep/b"])
        #expect(try folder.bytes("a") == [1, 2] && folder.bytes("new/deep/b") == [3])
    }

    @Test func whereOneCannotBeWrittenAllIsAsBefore() throws {
        try folder.write("old", to: "a")
        try folder.write("a file", to: "file")
        let files: [AtomicFiles.File] = [
            (folder.path("a"), [1]), (folder.path("new/b"), [2]), (folder.path("file/c"), [3]),
        ]
        #expect(throws: FileWritingError.system(path: folder.path("file"), SystemError(EEXIST))) {
            try AtomicFiles.write(files, makesFolders: true)
        }
        #expect(try folder.names() == ["a", "file"])
        #expect(try folder.bytes("a") == Array("old".utf8))
    }

    @Test func foldersAreMadeOnlyWhereThatIsSaid() throws {
        #expect(throws: FileWritingError.missingFolder(path: folder.path("no/a"), folder: folder.path("no"))) {
            try AtomicFiles.write([(folder.path("no/a"), [1])], makesFolders: false)
        }
        try folder.write("", to: "file")
        #expect(throws: FileWritingError.system(path: folder.path("file"), SystemError(EEXIST))) {
            try AtomicFiles.write([(folder.path("file/a"), [1])], makesFolders: false)
        }
        #expect(throws: FileWritingError.system(path: folder.path(""), SystemError(EISDIR))) {
            try AtomicFiles.write([(folder.path(""), [1])], makesFolders: false)
        }
        #expect(try folder.names() == ["file"])
    }

    @Test func aFullDiskIsReported() {
        let full = FileWritingError.system(path: "/dev/full", SystemError(ENOSPC))
        #expect(throws: full) { try AtomicFiles.write([("/dev/full", [1])], makesFolders: false) }
        #expect(full.description == "/dev/full: cannot be written: the disk is full")
    }

    @Test func aLinkStaysALink() throws {
        try folder.write("old", to: "real/a")
        try FileManager.default.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "real/a")
        try AtomicFiles.write([(folder.path("a"), [1])], makesFolders: false)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a")) == "real/a")
        #expect(try folder.bytes("real/a") == [1])
    }

    @Test func aFolderIsReplacedWhole() throws {
        try AtomicFolder.write([("a", [1]), ("b", [2])], at: folder.path("x/set"))
        #expect(try folder.names() == ["x", "x/set", "x/set/a", "x/set/b"])
        try AtomicFolder.write([("c", [3])], at: folder.path("x/set"))
        #expect(try folder.names() == ["x", "x/set", "x/set/c"] && folder.bytes("x/set/c") == [3])
    }

    @Test func aFolderThatCannotBeWrittenIsAsBefore() throws {
        try AtomicFolder.write([("a", [1])], at: folder.path("set"))
        let wrong = FileWritingError.system(path: folder.path("set/no/b"), SystemError(ENOENT))
        #expect(throws: wrong) { try AtomicFolder.write([("c", [3]), ("no/b", [2])], at: folder.path("set")) }
        #expect(try folder.names() == ["set", "set/a"])
        try folder.write("", to: "file")
        let place = folder.path("new/../file/x/y")
        #expect(throws: FileWritingError.self) { try AtomicFolder.write([("a", [1])], at: place) }
        #expect(try folder.names() == ["file", "set", "set/a"])
    }

    /// Two that hold them at a time, as threads do that write at once: the first to let go is not the last.
    @Test func signalsKeepTheirHandlers() {
        let before = signal(SIGUSR2, SIG_DFL)
        defer { signal(SIGUSR2, before) }
        let signals = HeldSignals([SIGUSR2])
        signals.hold()
        raise(SIGUSR2)
        signals.hold()
        signals.release()
        raise(SIGUSR2)
        signals.release()
        let after = signal(SIGUSR2, SIG_DFL)
        #expect(after == nil)
    }
}
