// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import ListCellRendering
import ListCellScenes

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
    private struct Job {
        var scene: Scene
        /// The scene's file without its folder.
        var file: String
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
        let jobs = zip(scenes, arguments.operands).flatMap { scene, path in
            variants.map { Job(scene: scene, file: SceneInput.fileName(path), variant: $0) }
        }
        try checkNames(jobs, target)
        var files = OutputFiles()
        var progress = Progress(console, "drawing", total: jobs.count)
        defer { progress.end() }
        for job in jobs {
            progress.step()
            let path = target.path(of: job.name)
            let bytes: [UInt8]
            do {
                bytes = try picture(job, painter, mode: arguments.has(.all) ? .all : .screen)
            } catch {
                throw PictureError(name: path ?? job.name, row: row(of: error, job), reason: Console.message(of: error))
            }
            if let path { files.add(bytes, at: path) } else { try console.write(bytes) }
        }
        try files.commit()
        progress.end()
        painter.reportMissingGlyphs(console)
        try console.writeNames(files.paths)
        return .success
    }

    /// Two scenes of one name in different folders would overwrite each other.
    private static func checkNames(_ jobs: [Job], _ target: OutputTarget) throws(FileError) {
        var paths: Set<String> = []
        for path in jobs.compactMap({ target.path(of: $0.name) }) where !paths.insert(path).inserted {
            throw .sameName(path: path)
        }
    }

    private static func picture(_ job: Job, _ painter: ScenePainter, mode: Renderer.Mode) throws -> [UInt8] {
        let screen = painter.screen(of: job.scene, job.variant.overrides)
        let bitmap = try screen.renderer.render(screen.screen, mode: mode)
        let metadata = PNG.Metadata(scene: job.file, traits: [screen.environment.traits])
        return try PNG.encode(bitmap, metadata: metadata)
    }

    /// The row that an error is about, where it is about one.
    private static func row(of error: any Error, _ job: Job) -> String? {
        guard case .font(.missingGlyphs(let characters)) = error as? RenderingError else { return nil }
        return job.scene.firstRow(writing: characters)
    }
}
