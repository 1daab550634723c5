// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons

extension Scene.Icon {
    /// The system that draws it.
    public typealias Platform = SettingsIcon.Platform
    /// The tile's outline.
    public typealias Shape = SettingsIcon.Shape
    /// What of the icon the picture shows.
    public typealias Canvas = SettingsIcon.Canvas

    /// The icon as a system draws it; a system colour is its light variant in both appearances.
    func image(for traits: TraitCollection, isInSwiftUIList: Bool) -> Image {
        let base: RGBA
        switch color {
        case .fixed(let color): base = color
        case .catalog(let color):
            var light = traits
            light.userInterfaceStyle = .light
            base = color.resolved(with: light)
        }
        let icon = SettingsIcon(
            symbol: symbol, color: base, platform: platform, shape: shape, pointSize: pointSize, canvas: canvas,
            system: traits.system, isInSwiftUIList: isInSwiftUIList)
        return method.map { IconExhibit(icon, method: $0).image() } ?? icon.image()
    }

    /// The symbol's name stands for its outline, which would take long to hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(symbol.name)
        hasher.combine(color)
        hasher.combine(platform)
        hasher.combine(canvas)
        hasher.combine(method)
    }
}
