// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellRendering
import ListCellReview
import ListCellScenes

extension ScenePreview {
    /// The space between columns, in points.
    static let columnSpacing: CGFloat = 8

    /// The part of the columns that is in view.
    func picture(_ columns: [SceneScreen], in state: PreviewState) throws -> PreviewPicture {
        let scale = columns[0].environment.traits.displayScale
        let spacing = Int((Self.columnSpacing * scale).rounded())
        try checkSize(of: columns, scale: scale, spacing: spacing)
        let bitmaps = try columns.map { column in
            let rows = state.contentOffset..<state.contentOffset + column.height(mode: .screen)
            return try column.renderer.render(column.screen, rows: rows)
        }
        let sizes = baseEnvironments.map(\.traits.preferredContentSizeCategory.rawValue)
        let largest = ContentSizeCategory.allCases.count - 1
        return PreviewPicture(
            bitmap: Bitmap(sideBySide: bitmaps, spacing: spacing),
            displayScale: scale,
            contentHeight: columns.map { $0.height(mode: .all) }.max() ?? 0,
            caption: Self.caption(of: columns.map(\.environment)),
            sizeSteps: -(sizes.max() ?? 0)...largest - (sizes.min() ?? largest))
    }

    /// Refuses columns that together are wider than a picture may be, before any is drawn.
    private func checkSize(of columns: [SceneScreen], scale: CGFloat, spacing: Int) throws(RenderingError) {
        let width = columns.reduce(CGFloat(spacing * (columns.count - 1))) {
            $0 + ($1.environment.width * scale).rounded()
        }
        guard width > CGFloat(Renderer.sideLimit) else { return }
        let height = columns.map { ($0.environment.height * scale).rounded() }.max() ?? 0
        throw .unsupportedSize(width: width, height: height, limit: Renderer.sideLimit)
    }

    /// Sizes, systems and what is not usual, each said once: `L | AX3  iOS 27  dark`.
    static func caption(of environments: [SceneEnvironment]) -> String {
        func all(usual: String? = nil, _ word: (SceneEnvironment) -> String) -> String? {
            let words = environments.map(word)
            guard Set(words).count == 1 else { return words.joined(separator: " | ") }
            return words[0] == usual ? nil : words[0]
        }
        return [
            all(\.traits.preferredContentSizeCategory.abbreviation), all(\.traits.system.name),
            all(usual: "light") { $0.traits.userInterfaceStyle == .dark ? "dark" : "light" },
            all(usual: "LTR") { $0.traits.layoutDirection == .rightToLeft ? "RTL" : "LTR" },
        ].compactMap { $0 }.joined(separator: "  ")
    }

    /// What the row at a point of the content opens, in points; nil for nothing.
    func opened(at point: CGPoint, of columns: [SceneScreen]) throws -> PreviewSource? {
        var point = point
        for column in columns {
            if point.x < column.environment.width {
                guard let read = options.read, let place = column.row(at: point),
                    let path = scene.sections[place.section].rows[place.row].opens
                else { return nil }
                return ScenePreview(try read(path), file: path, overrides: overrides, options: options).source
            }
            point.x -= column.environment.width + Self.columnSpacing
        }
        return nil
    }
}
