// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellRendering
import ListCellReview
import ListCellScenes
import ListCellShaping
import ListCellText

/// A scene for the window: one screen, or several variants of it side by side.
public struct ScenePreview {
    /// How pictures of scenes are made and where they go.
    public struct Options {
        /// How text is drawn.
        public var text: TextDrawing
        /// What measures text.
        public var measurer: FullTextMeasurer
        /// The glyphs of accessories; default the built-in ones.
        public var symbols: SymbolLibrary = .builtIn
        /// Reads a scene file: what a row names in `opens`, and the shown one when it was saved; nil, the default, reads none.
        public var read: ((String) throws -> Scene)?
        /// Keeps a picture as a file and answers where; nil, the default, where there is no such key.
        /// It gets the picture, what it shows, and the environment of each column.
        public var save: ((Bitmap, ScenePreview, [SceneEnvironment]) throws -> String)?
        /// An error in words, for the panel.
        public var describe: (any Error) -> String = { "\($0)" }

        /// Options for pictures that are drawn but neither read anew nor saved.
        public init(text: TextDrawing, measurer: FullTextMeasurer) {
            self.text = text
            self.measurer = measurer
        }
    }

    /// The scene as it was read, before what the columns state over it.
    public let scene: Scene
    /// The scene's file as it was named, `-` for standard input.
    public let file: String
    /// What is stated over the scene's traits, a column each; at least one.
    public let overrides: [TraitOverrides]
    /// How its pictures are made and where they go.
    public let options: Options

    /// A scene in one column for each of `overrides`; in one as it was written by default.
    public init(
        _ scene: Scene, file: String, overrides: [TraitOverrides] = [TraitOverrides()], options: Options
    ) {
        self.scene = scene
        self.file = file
        self.overrides = overrides.isEmpty ? [TraitOverrides()] : overrides
        self.options = options
    }
}

extension ScenePreview {
    /// What a window needs of the scene.
    public var source: PreviewSource {
        let cache = Cache()
        let watch = Watch(file)
        return PreviewSource(
            name: scene.name,
            picture: { try picture(columns(for: $0, cache), in: $0) },
            save: options.save.map { save in
                { picture, state in try save(picture.bitmap, self, environments(for: state)) }
            },
            opened: { try opened(at: $0, of: columns(for: $1, cache)) },
            reloaded: { try reloaded(watch) },
            describe: options.describe)
    }

    /// The file of a font for the window's panel; nil where the library has none.
    public static func panelFontPath(in fonts: FontLibrary) -> String? {
        try? fonts.drawingFont(for: Font(textStyle: .body).resolved(with: TraitCollection())).path
    }

    /// The last columns that were laid out: scrolling changes none of them.
    private final class Cache {
        var environments: [SceneEnvironment] = []
        var columns: [SceneScreen] = []
    }

    /// The scene's file as it was last looked at.
    private final class Watch {
        var stamp: FileStamp?

        init(_ file: String) { stamp = FileStamp(path: file) }
    }

    private func reloaded(_ watch: Watch) throws -> PreviewSource? {
        guard let read = options.read, file != "-" else { return nil }
        let stamp = FileStamp(path: file)
        guard stamp != watch.stamp else { return nil }
        watch.stamp = stamp
        return ScenePreview(try read(file), file: file, overrides: overrides, options: options).source
    }

    private func columns(for state: PreviewState, _ cache: Cache) -> [SceneScreen] {
        let environments = environments(for: state)
        if environments != cache.environments {
            cache.columns = environments.map { environment in
                SceneScreen(
                    scene, in: environment, measurer: options.measurer, text: options.text, symbols: options.symbols)
            }
            cache.environments = environments
        }
        return cache.columns
    }

    private func environments(for state: PreviewState) -> [SceneEnvironment] {
        baseEnvironments.map { base in
            var result = base
            result.traits.preferredContentSizeCategory = state.size(from: base.traits.preferredContentSizeCategory)
            result.traits.userInterfaceStyle = state.appearance(from: base.traits.userInterfaceStyle)
            result.traits.layoutDirection = state.direction(from: base.traits.layoutDirection)
            return result
        }
    }

    /// The environments before any key.
    var baseEnvironments: [SceneEnvironment] { overrides.map(scene.environment) }
}
