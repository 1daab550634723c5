// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellRendering
import ListCellScenes
import ListCellText
import Testing

/// Small pictures of the kinds of lists that no ready scene shows, in both generations.
///
/// Text is drawn as bars, so that no font decides the pixels. The files in `Tests/Goldens/Pictures` are looked at by
/// people.
@Suite struct GoldenPictureTests {
    /// A list of a kind, with lines between rows, a header and a footer, images, controls, states and a background.
    struct Kind: Sendable {
        var name: String
        var list: String
        var cell = "cell"
        var subtitleCell = "subtitleCell"
    }

    static let kinds = [
        Kind(name: "plain", list: "{ appearance: plain }"),
        Kind(name: "plain-table", list: "{ appearance: plain, container: tableView }"),
        Kind(name: "grouped", list: "{ appearance: grouped }"),
        Kind(
            name: "sidebar", list: "{ appearance: sidebar }", cell: "sidebarCell", subtitleCell: "sidebarSubtitleCell"),
    ]

    static let variants: [(suffix: String, system: OperatingSystem, style: UserInterfaceStyle, LayoutDirection)] = [
        ("ios18", .iOS18, .light, .leftToRight), ("ios27", .iOS27, .light, .leftToRight),
        ("ios27-dark-rtl", .iOS27, .dark, .rightToLeft),
    ]

    static func scene(_ kind: Kind) throws -> Scene {
        let text = """
            listcell: 1
            list: \(kind.list)
            sections:
              - header: Header text
                footer: Footer text
                rows:
                  - { cell: \(kind.cell), text: Selected, image: { symbol: wifi }, state: [selected] }
                  - { cell: \(kind.subtitleCell), text: Title, secondaryText: Subtitle, accessories: [checkmark] }
                  - cell: \(kind.cell)
                    text: Own ground
                    alpha: 0.5
                    background: { backgroundColor: systemYellow, cornerRadius: 6, strokeColor: red, strokeWidth: 1 }
                    accessories: [{ switch: on }]
              - rows:
                  - cell: \(kind.cell)
                    text: A text of several lines that stands justified between its margins
                    textProperties: { alignment: justified }
                  - { cell: \(kind.cell), text: Last, accessories: [disclosureIndicator] }
            """
        return try Scene.read(Array(text.utf8), name: "\(kind.name).yaml", directory: nil)
    }

    @Test(arguments: kinds) func picture(of kind: Kind) throws {
        let scene = try Self.scene(kind)
        for (suffix, system, style, direction) in Self.variants {
            let traits = TraitCollection(
                system: system, displayScale: 2, userInterfaceStyle: style, layoutDirection: direction)
            let layout = ListLayout(
                scene.list(for: traits), traits: traits, width: 240, measurer: SystemFontMeasurer())
            let screen = Screen(
                layout: layout, title: nil, size: CGSize(width: 240, height: layout.contentSize.height),
                safeAreaInsets: .zero)
            let bitmap = try Renderer(scale: 2, text: .blocks).render(screen, mode: .all)
            try Repository.expect(bitmap, at: "Tests/Goldens/Pictures/\(kind.name)-\(suffix).png")
        }
    }

    @Test(.disabled(if: Repository.isRecording)) func noPictureIsLeftOver() throws {
        let expected = Self.kinds.flatMap { kind in Self.variants.map { "\(kind.name)-\($0.suffix)" } }
        #expect(try Repository.names(in: "Tests/Goldens/Pictures", ending: ".png") == expected.sorted())
    }
}
