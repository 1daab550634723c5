// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import ListCellRendering
import ListCellReview
import ListCellScenes
import Synchronization

/// `listcell render`: scenes as PNG pictures.
enum RenderCommand: Command {
    static let name = "render"
    static let operands = "SCENE..."
    static let summary = "Draws scenes as PNG pictures."
    static let details = """
        Several systems, sizes, appearances or directions give several pictures, named \
        SCENE-SYSTEM-SIZE-APPEARANCE-DIRECTION.png with only the parts that vary. SCENE is a file, or - for standard \
        input. All scenes are read before anything is written.
        """
    static let groups = [
        OptionGroup(title: "Output", options: [.output, .all]), .traits, .drawing, .general,
    ]

    /// A picture to be made.
    private struct Job: Sendable {
        var scene: Scene
        /// The scene's number on the command line, from 0, and its file as it was given.
        var index: Int
        var path: String
        var variant: Variant

        var name: String { scene.name + variant.fileSuffix + ".png" }
    }

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        guard !arguments.operands.isEmpty, !arguments.operands.contains("") else {
            throw UsageError.missingOperand("SCENE")
        }
        let variants = try VariantList(arguments).variants
        let target = try OutputTarget(arguments, pictures: arguments.operands.count * variants.count)
        let painter = try ScenePainter(arguments)
        let scenes = try SceneInput.read(arguments.operands, arguments, symbols: painter.symbols, console)
        let jobs = scenes.enumerated().flatMap { index, scene in
            variants.map { Job(scene: scene, index: index, path: arguments.operands[index], variant: $0) }
        }
        try checkNames(jobs, target)
        let mode: Renderer.Mode = arguments.has(.all) ? .all : .screen
        let progress = Mutex(Progress(console, "drawing", total: jobs.count))
        defer { progress.withLock { $0.end() } }
        let pictures = try jobs.concurrentMap { job in
            progress.withLock { $0.step() }
            return try picture(of: job, painter, mode: mode, path: target.path(of: job.name))
        }
        var files = OutputFiles(makesFolders: target.isFolder)
        var warnings = scenes.map { _ in RowWarnings() }
        for (job, picture) in zip(jobs, pictures) {
            warnings[job.index] += picture.warnings
            if let path = target.path(of: job.name) {
                files.add(picture.bytes, at: path)
            } else {
                try console.write(picture.bytes)
            }
        }
        try files.commit()
        progress.withLock { $0.end() }
        for (path, warnings) in zip(arguments.operands, warnings) { console.report(warnings, in: path) }
        painter.reportMissingGlyphs(
            in: zip(arguments.operands, scenes).map { ($0, $1, variants[0].overrides) }, console)
        try console.writeNames(files.paths)
        return .success
    }

    /// Two scenes of one name in different folders would overwrite each other.
    private static func checkNames(_ jobs: [Job], _ target: OutputTarget) throws(OutputError) {
        var paths: Set<String> = []
        for path in jobs.compactMap({ target.path(of: $0.name) }) where !paths.insert(path).inserted {
            throw .sameName(path: path)
        }
    }

    /// A picture as a file's bytes, and what a person should know of its rows.
    ///
    /// - Parameter path: Where the picture will be; nil for standard output.
    private static func picture(
        of job: Job, _ painter: ScenePainter, mode: Renderer.Mode, path: String?
    ) throws(PictureError) -> (bytes: [UInt8], warnings: RowWarnings) {
        do {
            let screen = painter.screen(of: job.scene, job.variant.overrides)
            let bitmap = try screen.picture(mode: mode)
            let metadata = PNG.Metadata(scene: SceneInput.fileName(job.path), traits: [screen.environment.traits])
            return (try PNG.encode(bitmap, metadata: metadata), RowWarnings(job.scene, in: screen.screen.layout))
        } catch {
            let environment = job.scene.environment(job.variant.overrides)
            throw PictureError(name: path ?? job.name, error, of: job.scene, in: environment)
        }
    }
}
