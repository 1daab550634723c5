// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellIcons

/// How scenes are read.
public struct SceneReadingOptions: Sendable {
    /// Whether a scene may name files outside its folder; default false.
    public var allowOutside = false
    /// The symbols that a scene may name; default the built-in ones.
    public var symbols: SymbolLibrary = .builtIn

    /// Options; only files in the scene's folder and the built-in symbols unless stated.
    public init(allowOutside: Bool = false, symbols: SymbolLibrary = .builtIn) {
        self.allowOutside = allowOutside
        self.symbols = symbols
    }
}

extension Scene {
    /// The scene of a file; throws all that is wrong with it.
    public static func read(
        path: String, options: SceneReadingOptions = SceneReadingOptions()
    ) throws(SceneFileError) -> Scene {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limit: SceneLimits.fileSize)
        } catch {
            throw SceneFileError(error)
        }
        return try read(bytes, name: path, directory: FileSystem.folder(of: path), options: options)
    }

    /// The scene of standard input, which finds what it names in the folder where the program was started.
    package static func readStandardInput(options: SceneReadingOptions) throws(SceneFileError) -> Scene {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.readStandardInput(limit: SceneLimits.fileSize)
        } catch {
            throw SceneFileError(error)
        }
        return try read(bytes, name: "-", directory: ".", options: options)
    }

    /// The scene of a file's bytes; throws all that is wrong with it.
    ///
    /// - Parameters:
    ///   - name: The file's name in messages; its last part without extension is the scene's name.
    ///   - directory: The folder in which the files that the scene names lie; nil refuses such files.
    public static func read(
        _ bytes: [UInt8], name: String, directory: String?, options: SceneReadingOptions = SceneReadingOptions()
    ) throws(SceneFileError) -> Scene {
        let (tree, pairs, text) = try tree(of: bytes, name: name)
        let reader = SceneReader(
            file: name, tree: tree, pairs: pairs, text: text,
            folder: SceneFolder(path: directory, allowsOutside: options.allowOutside), options: options)
        var scene = reader.scene(named: sceneName(of: name))
        guard reader.issues.isEmpty else {
            throw SceneFileError(issues: inOrder(reader.issues), omittedCount: reader.omittedCount)
        }
        scene.warnings = inOrder(reader.warnings)
        return scene
    }

    private static func tree(
        of bytes: [UInt8], name: String
    ) throws(SceneFileError) -> (YAMLTree, SurrogatePairs?, [UInt8]) {
        guard bytes.count <= SceneLimits.fileSize else {
            let problem = SceneIssue.Problem.tooLargeFile(limit: SceneLimits.fileSize)
            throw SceneFileError(issues: [SceneIssue(file: name, problem: problem)])
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw SceneFileError(issues: [SceneIssue(file: name, problem: .utf16)])
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
        let pairs = isJSON(text) ? SurrogatePairs(joining: text) : nil
        do {
            var tree = try YAMLTreeBuilder.tree(of: pairs?.bytes ?? text)
            tree.isJSON = pairs != nil
            return (tree, pairs, pairs?.bytes ?? text)
        } catch {
            throw SceneFileError(issues: [issue(error, in: pairs?.bytes ?? text, pairs, name: name)])
        }
    }

    private static func issue(
        _ failure: YAMLFailure, in text: [UInt8], _ pairs: SurrogatePairs?, name: String
    ) -> SceneIssue {
        var mark = failure.mark
        let problem: SceneIssue.Problem
        switch failure.problem {
        case .outOfMemory: problem = .outOfMemory
        case .syntax(var failure):
            if let pairs { failure.contextMark = failure.contextMark.map(pairs.original) }
            let place = mark ?? Mark(byteOffset: text.count, in: text)
            let source = SourceText(text)
            if let (color, start) = source.colorInComment(before: place) {
                mark = start
                problem = .swallowedColor(color)
            } else {
                mark = place
                problem = .syntax(failure.problem, hint: failure.hint(at: place, in: source))
            }
        case .scene(let known): problem = known
        case .notText(let offset):
            let offset = sequenceStart(of: min(max(0, offset), max(0, text.count - 1)), in: text)
            mark = Mark(byteOffset: offset, in: text)
            problem = .notText(byte: text.isEmpty ? 0 : text[offset])
        }
        if let known = mark, let pairs { mark = pairs.original(known) }
        return SceneIssue(
            file: name, line: mark.map { Int($0.line) }, column: mark.map { Int($0.column) }, problem: problem)
    }

    /// Where the character begins that breaks off at a byte: a sequence is told by its last byte, and wrong by its first.
    private static func sequenceStart(of offset: Int, in text: [UInt8]) -> Int {
        for start in stride(from: offset - 1, through: max(0, offset - 3), by: -1) {
            let length =
                switch text[start] {
                case 0xC0...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF7: 4
                default: 1
                }
            if length > 1 { return start + length > offset ? start : offset }
        }
        return offset
    }

    /// Whether a file is JSON: its first character that is no white space is a brace.
    private static func isJSON(_ text: [UInt8]) -> Bool {
        text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    private static func sceneName(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        guard file != "-", !file.isEmpty else { return "scene" }
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
        return String(file[..<dot])
    }

    private static func inOrder(_ issues: [SceneIssue]) -> [SceneIssue] {
        let places = issues.enumerated().sorted { a, b in
            (a.element.line ?? 0, a.element.column ?? 0, a.offset) < (
                b.element.line ?? 0, b.element.column ?? 0, b.offset
            )
        }
        return places.map(\.element)
    }
}
