// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellScenes

/// The scenes that a command is given.
enum SceneInput {
    /// A scene that has been reported as unreadable, so that nothing more is to be said.
    struct Unreadable: Error {}

    /// Reads all scenes, `-` from standard input, and reports everything that is wrong with any of them.
    static func read(
        _ paths: [String], _ arguments: Arguments, symbols: SymbolLibrary, _ console: Console
    ) throws -> [Scene] {
        if paths.filter({ $0 == "-" }).count > 1 {
            throw UsageError.conflict("standard input can be read once")
        }
        let options = options(arguments, symbols: symbols)
        var scenes: [Scene] = []
        for path in paths {
            do throws(SceneFileError) {
                let isInput = path == "-"
                scenes.append(
                    try isInput ? .readStandardInput(options: options) : .read(path: path, options: options))
            } catch {
                for issue in error.issues {
                    let near = issue.problem == .missingFile ? suggestion(neighbours(of: path)) : ""
                    console.report(error: issue.message + near)
                }
                if error.omittedCount > 0 { console.note("and \(error.omittedCount) more") }
            }
        }
        guard scenes.count == paths.count else { throw Unreadable() }
        let named = arguments.list(of: .deviation).compactMap(NamedDeviation.init)
        for deviation in named.settled {
            console.report(warning: "\(OptionDeclaration.deviation.name): \(deviation.message)")
        }
        for warning in scenes.flatMap(\.warnings) { console.report(warning: warning.message) }
        return scenes
    }

    /// The scene file of the same folder whose name is nearest to one that is not there.
    private static func neighbours(of path: String) -> [String] {
        let folder = FileSystem.folder(of: path)
        let names = (FileSystem.names(in: folder) ?? []).filter { name in
            [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let near = Speller.nearest(to: name, among: names) else { return [] }
        return [path.contains("/") ? (folder == "/" ? "/" : folder + "/") + near : near]
    }

    static func options(_ arguments: Arguments, symbols: SymbolLibrary) -> SceneReadingOptions {
        SceneReadingOptions(allowOutside: arguments.has(.allowOutside), symbols: symbols)
    }

    /// A scene's file without its folder; `scene` for standard input.
    static func fileName(_ path: String) -> String {
        path == "-" ? "scene" : path.split(separator: "/").last.map(String.init) ?? path
    }
}
