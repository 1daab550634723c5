// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import ListCellGraphics
import ListCellRendering
import ListCellReview
import ListCellScenes
import ListCellShaping
import Testing

@testable import ListCellPreview

@MainActor @Suite struct ScenePreviewTests {
    static let text = """
        listcell: 1
        title: Settings
        traits: {device: iPhone SE (3rd gen)}
        sections:
          - header: First
            rows:
              - text: Opens another
              - text: Opens nothing
          - rows:
        """ + (0..<40).map { "\n      - text: Row \($0)" }.joined()

    static func scene(_ text: String = text, name: String = "first.yaml") throws -> Scene {
        try Scene.read(Array(text.utf8), name: name, directory: nil)
    }

    static func preview(_ overrides: [TraitOverrides] = [TraitOverrides()]) throws -> ScenePreview {
        var options = ScenePreview.Options(text: .blocks, measurer: FullTextMeasurer(fonts: FontLibrary()))
        options.save = { bitmap, preview, environments in
            "\(preview.file) \(bitmap.width) \(environments.map(\.traits.preferredContentSizeCategory.abbreviation))"
        }
        options.read = { try scene("listcell: 1\nsections: [{rows: [{text: Target}]}]", name: $0) }
        var first = try scene()
        first.sections[0].rows[0].opens = "other.yaml"
        return ScenePreview(first, file: "first.yaml", overrides: overrides, options: options)
    }

    /// The whole content by the renderer alone.
    static func whole(_ overrides: TraitOverrides) throws -> (bitmap: Bitmap, screen: Screen) {
        let environment = try scene().environment(overrides)
        let screen = try scene().screen(in: environment, measurer: FullTextMeasurer(fonts: FontLibrary()))
        let renderer = Renderer(scale: environment.traits.displayScale, text: .blocks)
        return (try renderer.render(screen, mode: .all), screen)
    }

    static func rows(_ bitmap: Bitmap, from y: Int, count: Int) -> [UInt8] {
        Array(bitmap.pixels[y * bitmap.width * 4..<(y + count) * bitmap.width * 4])
    }

    @Test func theWindowShowsThePartOfThePictureInView() throws {
        let window = try PreviewWindow(
            Self.preview().source, options: PreviewWindow.Options(zoom: 2, videoDriver: "dummy"))
        var overrides = TraitOverrides()
        let first = try Self.whole(overrides).bitmap
        var shown = try window.screenshot(afterFrames: 1)
        #expect(shown.width == 750 && first.height > 1334 + 300)
        #expect(Self.rows(shown, from: 0, count: 1334) == Self.rows(first, from: 0, count: 1334))

        for command: PreviewCommand in [.changeSize(1), .exchangeAppearance, .exchangeDirection, .scroll(301)] {
            window.session.perform(command)
        }
        try window.draw()
        shown = try window.screenshot(afterFrames: 1)
        (overrides.size, overrides.appearance, overrides.direction) = (.extraLarge, .dark, .rightToLeft)
        let second = try Self.whole(overrides).bitmap
        #expect(Self.rows(shown, from: 0, count: 1334) == Self.rows(second, from: 301, count: 1334))
        #expect(window.session.picture.caption == "XL  iOS 27  dark  RTL")

        window.session.perform(.scrollToBottom)
        #expect(window.session.state.contentOffset == second.height - 1334)
    }

    @Test func variantsStandSideBySide() throws {
        var large = TraitOverrides()
        large.size = .accessibilityExtraLarge
        var session = try PreviewSession(Self.preview([TraitOverrides(), large]).source)
        #expect(session.picture.bitmap.width == 750 + 16 + 750)
        #expect(session.picture.caption == "L | AX3  iOS 27")
        #expect(session.picture.sizeSteps == -9...8)
        #expect(session.picture.contentHeight == (try Self.whole(large).bitmap.height))
        let right = try Self.whole(large).bitmap
        let shown = session.picture.bitmap
        for y in [0, 400, 1333] {
            let start = (y * shown.width + 766) * 4
            #expect(Array(shown.pixels[start..<start + 3000]) == Self.rows(right, from: y, count: 1))
        }
        session.perform(.changeSize(-1))
        #expect(session.picture.caption == "M | AX2  iOS 27")

        var dark = TraitOverrides()
        dark.appearance = .dark
        session = try PreviewSession(Self.preview([TraitOverrides(), dark]).source)
        #expect(session.picture.caption == "L  iOS 27  light | dark")
    }

    @Test func aTapOnARowOpensItsScene() throws {
        let screen = try Self.whole(TraitOverrides()).screen
        let rows = screen.layout.sections[0].rows.map { row in
            CGPoint(x: row.frame.midX, y: row.frame.midY + screen.listTop)
        }
        var session = try PreviewSession(Self.preview([TraitOverrides(), TraitOverrides()]).source)
        session.perform(.tap(rows[1]))
        session.perform(.tap(CGPoint(x: rows[0].x, y: screen.listTop + 1)))
        #expect(session.source.name == "first")
        session.perform(.scroll(20))
        // The space between the columns opens nothing; beside it, in both columns, lie the edges of rows.
        let frame = screen.layout.sections[0].rows[0].frame
        for x in [frame.maxX + 1, 375 + 1, 375 + 7, 375 + 8 + frame.minX - 1] as [CGFloat] {
            session.perform(.tap(CGPoint(x: x, y: rows[0].y - 10)))
            #expect(session.source.name == "first", "at \(x)")
        }
        for x in [frame.maxX - 1, 375 + 8 + frame.minX + 1] as [CGFloat] {
            session.perform(.tap(CGPoint(x: x, y: rows[0].y - 10)))
            #expect(session.source.name == "other", "at \(x)")
            session.perform(.back)
        }
        session.perform(.tap(CGPoint(x: rows[0].x + 375 + 8, y: rows[0].y - 10)))
        #expect(session.source.name == "other" && session.message == nil)
        session.perform(.changeSize(1))
        session.perform(.save)
        #expect(session.message == .note("saved other.yaml 2436 [\"XL\", \"XL\"]"))
        session.perform(.back)
        #expect(session.source.name == "first" && session.state.contentOffset == 20)
        #expect(session.picture.caption == "L  iOS 27")
    }

    /// The row of a ready scene that opens another, tapped with the mouse in a window.
    @Test(arguments: PreviewWindowTests.drivers) func aTapInTheWindowShowsTheSceneOfTheRow(_ driver: String) throws {
        let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Scenes")
            .standardized
        let root = scenes.appendingPathComponent("settings-root.yaml").path
        var options = ScenePreview.Options(text: .blocks, measurer: FullTextMeasurer(fonts: FontLibrary()))
        options.read = { try Scene.read(path: $0) }
        let preview = ScenePreview(try Scene.read(path: root), file: root, options: options)
        let row = try #require(preview.scene.sections[0].rows.firstIndex { $0.opens != nil })
        let target = try Scene.read(path: try #require(preview.scene.sections[0].rows[row].opens))
        let environment = target.traits.resolved()
        func screen(_ scene: Scene) -> Screen { scene.screen(in: environment, measurer: options.measurer) }
        let renderer = Renderer(scale: environment.traits.displayScale, text: .blocks)

        let window = try PreviewWindow(
            preview.source, options: PreviewWindow.Options(zoom: 3, videoDriver: driver))
        let frame = screen(preview.scene).layout.sections[0].rows[row].frame
        let y = Int32(3 * (screen(preview.scene).listTop + frame.midY))
        PreviewWindowTests.mouse(SDL_MOUSEBUTTONDOWN, x: Int32(3 * frame.midX), y: y)
        PreviewWindowTests.mouse(SDL_MOUSEBUTTONUP, x: Int32(3 * frame.midX), y: y)
        let shown = try window.screenshot(afterFrames: 1)
        let expected = try renderer.render(screen(target))
        #expect(window.session.source.name == target.name)
        #expect(PreviewWindowTests.part(shown, width: expected.width, height: expected.height) == expected)
        PreviewWindowTests.press(SDLK_BACKSPACE)
        let before = try window.screenshot(afterFrames: 1)
        let first = try renderer.render(screen(preview.scene))
        #expect(PreviewWindowTests.part(before, width: first.width, height: first.height) == first)
    }

    @Test func aSavedFileIsShownAndABadOneSaid() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        func save(_ row: String) throws {
            let text = "listcell: 1\nsections: [{rows: [{\(row)}]}]"
            try Data(text.utf8).write(to: file, options: .atomic)
        }
        var options = ScenePreview.Options(text: .blocks, measurer: FullTextMeasurer(fonts: FontLibrary()))
        options.read = { try Scene.read(path: $0) }
        try save("text: Short")
        let preview = ScenePreview(try Scene.read(path: file.path), file: file.path, options: options)
        var session = try PreviewSession(preview.source)
        let first = session.picture.bitmap
        var isSaved = session.reload()
        #expect(!isSaved)
        try save("text: A longer text than before")
        isSaved = session.reload()
        #expect(isSaved && session.message == nil)
        let second = session.picture.bitmap
        #expect(second != first)
        isSaved = session.reload()
        #expect(!isSaved)
        try save("txt: Short")
        isSaved = session.reload()
        #expect(isSaved)
        isSaved = session.reload()
        #expect(!isSaved)
        #expect(
            session.message
                == .error("\(file.path):2:21: sections[0].rows[0].txt: unknown key \"txt\"; did you mean \"text\"?"))
        #expect(session.picture.bitmap == second)
        try FileManager.default.removeItem(at: file)
        isSaved = session.reload()
        #expect(isSaved && session.message == .error("\(file.path): there is no such file"))
        try save("text: Short")
        isSaved = session.reload()
        #expect(isSaved && session.message == nil && session.picture.bitmap == first)
    }

    @Test func columnsThatAreTooWideTogetherAreAnError() throws {
        var wide = TraitOverrides()
        wide.width = 3000
        #expect(throws: RenderingError.unsupportedSize(width: 18_032, height: 1334, limit: 16_384)) {
            try PreviewSession(Self.preview([wide, wide, wide]).source)
        }
    }

    @Test func aMessageIsWrittenOnThePanel() throws {
        let path = try #require(ScenePreview.panelFontPath(in: FontLibrary()))
        var session = try PreviewSession(Self.preview().source)
        let panel = PreviewPanel(zoom: 1, fontPath: path)
        let keys = panel.bitmap(of: session, width: 375)
        session.perform(.changeSize(1))
        let larger = panel.bitmap(of: session, width: 375)
        let silent = PreviewPanel(zoom: 1, fontPath: nil).bitmap(of: session, width: 375)
        #expect(Set([keys, larger, silent]).count == 3)
        #expect(silent.pixels.prefix(4) == larger.pixels.prefix(4))
    }
}
