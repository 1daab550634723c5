// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import Testing

@testable import ListCellScenes

/// A folder that lives as long as a test.
private final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "listcell-" + UUID().uuidString).path()
        try FileManager.default.createDirectory(atPath: path + "/in/deep", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ file: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path + "/" + file)) }

    func write(_ file: String, _ text: String) throws { try write(file, Array(text.utf8)) }
}

/// The files that are read: the scene's own, and those it names.
@Suite struct SceneFilesTests {
    private func scene(_ row: String) -> String { "listcell: 1\nsections: [{ rows: [\(row)] }]\n" }

    /// The messages of a file, without the folder's path.
    private func messages(_ folder: TemporaryFolder, _ file: String, allowOutside: Bool = false) -> [String] {
        do {
            _ = try Scene.read(
                path: folder.path + "/" + file, options: SceneReadingOptions(allowOutside: allowOutside))
            return []
        } catch {
            return error.issues.map { $0.message.replacing(folder.path + "/", with: "") }
        }
    }

    @Test func aSceneFileThatCannotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("big.yaml", [UInt8](repeating: UInt8(ascii: "#"), count: 20 << 20))
        #expect(messages(folder, "none.yaml") == ["none.yaml: there is no such file"])
        #expect(messages(folder, "in") == ["in: is a folder, not a scene file"])
        #expect(messages(folder, "big.yaml") == ["big.yaml: is larger than 16 MiB, the most a file may have"])
    }

    @Test func aPictureIsReadBesideTheScene() throws {
        let folder = try TemporaryFolder()
        try folder.write("in/deep/a.png", try PNG.encode(Bitmap(width: 30, height: 20)))
        try folder.write("in/x.yaml", scene("{ image: { file: deep/../deep/a.png, scale: 2 } }"))
        let scene = try Scene.read(path: folder.path + "/in/x.yaml")
        guard case .image(let image) = scene.sections[0].rows[0].picture else {
            Issue.record("no picture")
            return
        }
        #expect(image.statedSize == CGSize(width: 15, height: 10))
        #expect(image.content == .bitmap(Bitmap(width: 30, height: 20)))
    }

    @Test func filesThatAreMissingOrOutsideAreErrors() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret.png", try PNG.encode(Bitmap(width: 1, height: 1)))
        try folder.write("in/pointer.png", "version https://git-lfs.github.com/spec/v1\n")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/in/link.png", withDestinationPath: folder.path + "/secret.png")
        try folder.write(
            "in/x.yaml",
            scene(
                """
                { image: { file: a.png } },
                { image: { file: ../secret.png } },
                { image: { file: ../none.png } },
                { image: { file: link.png } },
                { image: { file: /etc/hostname } },
                { image: { file: deep } },
                { opens: other.yaml }
                """))
        let place = "in/x.yaml:"
        #expect(
            messages(folder, "in/x.yaml") == [
                place + "2:38: sections[0].rows[0].image.file: there is no file \"a.png\"",
                place + "3:18: sections[0].rows[1].image.file: file \"../secret.png\" is outside the scene's folder",
                place + "4:18: sections[0].rows[2].image.file: file \"../none.png\" is outside the scene's folder",
                place + "5:18: sections[0].rows[3].image.file: file \"link.png\" is outside the scene's folder",
                place + "6:18: sections[0].rows[4].image.file: file \"/etc/hostname\" is outside the scene's folder",
                place + "7:18: sections[0].rows[5].image.file: file \"deep\" cannot be read: it is a folder",
                place + "8:10: sections[0].rows[6].opens: there is no file \"other.yaml\"",
            ])
        try folder.write("in/y.yaml", scene("{ image: { file: ../secret.png } }, { image: { file: link.png } }"))
        #expect(messages(folder, "in/y.yaml", allowOutside: true) == [])
        try folder.write("in/z.yaml", scene("{ image: { file: pointer.png } }"))
        let message = try #require(messages(folder, "in/z.yaml").first)
        #expect(message.hasPrefix("in/z.yaml:2:38: sections[0].rows[0].image.file: file \"pointer.png\" is no PNG"))
    }

    @Test func aSceneOfNoFolderNamesNoFiles() {
        let bytes = Array(scene("{ opens: a.yaml }").utf8)
        #expect(throws: SceneFileError.self) { try Scene.read(bytes, name: "-", directory: nil) }
    }

    @Test(.timeLimit(.minutes(1))) func aPipeIsNeverWaitedFor() throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try folder.write("x.yaml", scene("{ image: { file: pipe } }, { opens: pipe }"))
        let reason = "file \"pipe\" cannot be read: it is a pipe or a device"
        #expect(
            messages(folder, "x.yaml") == [
                "x.yaml:2:38: sections[0].rows[0].image.file: " + reason,
                "x.yaml:2:57: sections[0].rows[1].opens: " + reason,
            ])
    }
}
