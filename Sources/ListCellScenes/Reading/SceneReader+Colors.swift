// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SceneReader {
    /// A named colour, a fixed one, or a pair of them for light and dark.
    func color(_ id: ID) -> Color? {
        guard node(id).kind == .mapping else { return fixedColor(id, expected: .color) }
        var light: Color?
        var dark: Color?
        let keys = mapping(id, ColorKey.self) { key, value in
            switch key {
            case .light: light = fixedColor(value, expected: .hexColor)
            case .dark: dark = fixedColor(value, expected: .hexColor)
            }
        }
        require(.light, in: keys)
        require(.dark, in: keys)
        guard let light, let dark else { return nil }
        return Color(light: light, dark: dark)
    }

    private func fixedColor(_ id: ID, expected: Expectation) -> Color? {
        guard let text = scalar(id, expected: expected) else { return nil }
        if let color = Color.named(text) ?? Color(hex: text) { return color }
        reject(id, expected: expected, nearest: Speller.nearest(to: text, among: CatalogColor.names))
        return nil
    }

    /// The colour of a Settings icon: a system colour, black, white, or `#rrggbb`.
    func iconColor(_ id: ID) -> Scene.Icon.Tint? {
        guard let text = scalar(id, expected: .paletteColor) else { return nil }
        if let color = CatalogColor.named(text), color.isPaletteColor { return .catalog(color) }
        if text.utf8.count == 7, let color = RGBA(hex: text) { return .fixed(color) }
        reject(id, expected: .paletteColor, nearest: Speller.nearest(to: text, among: CatalogColor.paletteNames))
        return nil
    }
}
