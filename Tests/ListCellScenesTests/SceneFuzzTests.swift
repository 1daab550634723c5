// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellScenes

/// A generator whose numbers are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Damaged files give a scene or an error with a place in the file, and never anything else.
@Suite struct SceneFuzzTests {
    private static let fragments = [
        "[", "]", "{", "}", ": ", "- ", "\n", "\n    ", "&a ", "*a", "!!x ", "<<: ", "~", "\"", "'", "\\ud83d", "\u{0}",
        "1e999", "-1", "standard", "#", "|\n", ">-\n", "%YAML", "---\n", "...\n", "\t", "\u{FEFF}", "\u{2028}", "? ",
    ].map { Array($0.utf8) }

    private func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(index..<end)
            case 2: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &generator))
            case 3:
                let fragment = Self.fragments.randomElement(using: &generator) ?? []
                bytes.insert(contentsOf: fragment, at: index)
            default: bytes.removeSubrange(index...)
            }
        }
        return bytes
    }

    @Test(arguments: ReadyScenes.files + ["full"]) func aDamagedSceneIsReadOrRefused(file: String) throws {
        let original =
            file == "full"
            ? Array(FullSceneTests.yaml.utf8)
            : [UInt8](try Data(contentsOf: URL(filePath: ReadyScenes.folder + "/" + file)))
        var generator = SeededGenerator(state: UInt64(original.count))
        var (read, refused) = (0, 0)
        for _ in 0..<500 {
            let damaged = mutate(original, &generator)
            do {
                let scene = try Scene.read(damaged, name: "x.yaml", directory: ReadyScenes.folder)
                _ = scene.list(for: scene.traits.resolved())
                read += 1
            } catch {
                refused += 1
                // YAML has more line breaks than an editor: U+0085, U+2028 and U+2029 too.
                let lines =
                    String(decoding: damaged, as: UTF8.self).unicodeScalars.count {
                        $0.properties.isWhitespace && $0 != " "
                    } + 1
                #expect((1...20).contains(error.issues.count))
                for issue in error.issues {
                    #expect((1...lines).contains(issue.line ?? 1), "\(issue.message)")
                    #expect(issue.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
                }
            }
        }
        #expect(read > 0)
        #expect(refused > 0)
    }

    /// Random bytes are no scene, and random brackets no stack overflow.
    @Test func noiseIsRefused() {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<500 {
            let noise = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let brackets = (0..<400).map { _ in Array("[{-:,\"& ".utf8).randomElement(using: &generator) ?? 0 }
            #expect(throws: SceneFileError.self) { try Scene.read(noise, name: "x", directory: nil) }
            #expect(throws: SceneFileError.self) { try Scene.read(brackets, name: "x", directory: nil) }
        }
    }
}
