// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles
import Testing

@testable import listcell

@Suite("Writing files")
struct OutputFilesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    @Test("Files and the folders they need come into being, and nothing else")
    func commit() throws {
        try folder.write("old and longer", to: "a.png")
        var files = OutputFiles(makesFolders: true)
        files.add([1, 2], at: path("a.png"))
        files.add([3], at: path("new/deep/b.png"))
        try files.commit()
        #expect(try folder.names() == ["a.png", "new", "new/deep", "new/deep/b.png"])
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == Data([1, 2]))
    }

    @Test("Where one file cannot be written, the others are as before and nothing is left")
    func failure() throws {
        try folder.write("old", to: "a.png")
        try folder.write("a file", to: "file")
        var files = OutputFiles(makesFolders: true)
        files.add([1], at: path("a.png"))
        files.add([2], at: path("new/b.png"))
        files.add([3], at: path("file/c.png"))
        #expect(throws: FileWritingError.system(path: path("file"), SystemError(EEXIST))) { try files.commit() }
        #expect(try folder.names() == ["a.png", "file"])
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == Data("old".utf8))
    }

    @Test("A full disk is reported, and leaves nothing")
    func full() throws {
        var files = OutputFiles()
        files.add([1], at: "/dev/full")
        #expect(throws: FileWritingError.system(path: "/dev/full", SystemError(ENOSPC))) { try files.commit() }
    }

    @Test("A link stays a link; its file is replaced")
    func link() throws {
        try folder.write("old", to: "real/a.png")
        try FileManager.default.createSymbolicLink(atPath: path("a.png"), withDestinationPath: "real/a.png")
        var files = OutputFiles()
        files.add([1], at: path("a.png"))
        try files.commit()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("a.png")) == "real/a.png")
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("real/a.png")) == Data([1]))
    }

    @Test("One picture goes where it is told; several go to a folder")
    func target() throws {
        try FileManager.default.createDirectory(atPath: path("folder.png"), withIntermediateDirectories: true)
        func target(_ output: String?, pictures: Int) throws -> OutputTarget {
            let words = output.map { ["-o", $0] } ?? []
            return try OutputTarget(ArgumentParser(options: [.output]).parse(words), pictures: pictures)
        }
        #expect(try target(nil, pictures: 2).path(of: "s.png") == "s.png")
        #expect(try target("-", pictures: 1) == .standardOutput)
        #expect(try target(path("x.png"), pictures: 1) == .file(path("x.png")))
        #expect(try target(path("x"), pictures: 1).path(of: "s.png") == path("x/s.png"))
        #expect(try target(path("folder.png"), pictures: 2).path(of: "s.png") == path("folder.png/s.png"))
        #expect(throws: UsageError.self) { try target("-", pictures: 2) }
        #expect(throws: UsageError.self) { try target(path("x.png"), pictures: 2) }
    }
}
