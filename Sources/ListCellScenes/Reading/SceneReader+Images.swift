// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellImages

extension SceneReader {
    /// One of the four forms of an image; the key that only one of them has decides which.
    func image(_ id: ID) -> Scene.Picture? {
        let names = names(in: id)
        if names.contains(SymbolKey.symbol.rawValue) { return symbolImage(id).map { .image($0) } }
        if names.contains(IconImageKey.icon.rawValue) {
            var result: Scene.Icon?
            mapping(id, IconImageKey.self, expected: .imageForm) { _, value in result = icon(value) }
            return result.map { .icon($0) }
        }
        if names.contains(FileImageKey.file.rawValue) { return fileImage(id).map { .image($0) } }
        if names.contains(PlainImageKey.size.rawValue) { return plainImage(id).map { .image($0) } }
        let forms = ["symbol", "icon", "file", "size"]
        if node(id).kind == .mapping, names.contains(where: { Self.nearest($0, forms) != nil }) {
            _ = entries(id, expected: .imageForm) { name, key, _ in
                if Self.nearest(name, forms) != nil { rejectKey(name, among: forms, at: key) }
            }
        } else if tree.isEmpty(node(id)) {
            rejectEmpty(id, expected: .imageForm)
        } else {
            reject(id, expected: .imageForm)
        }
        return nil
    }

    /// A Settings icon of its mapping.
    func icon(_ id: ID) -> Scene.Icon? {
        var icon = Scene.Icon(
            symbol: options.symbols.unknown, color: .catalog(.systemGray), platform: .iOS, canvas: .tile)
        let keys = mapping(id, IconKey.self, expected: .iconForm) { key, value in
            switch key {
            case .symbol: icon.symbol = symbol(value) ?? icon.symbol
            case .color: icon.color = iconColor(value) ?? icon.color
            case .platform: icon.platform = choice(value, SceneChoices.platform) ?? icon.platform
            case .shape: icon.shape = choice(value, SceneChoices.shape)
            case .pointSize: icon.pointSize = number(value, .positive)
            case .canvas: icon.canvas = choice(value, SceneChoices.canvas) ?? icon.canvas
            case .method: icon.method = choice(value, SceneChoices.method)
            }
        }
        require(.symbol, in: keys)
        return keys == nil ? nil : icon
    }

    private func symbolImage(_ id: ID) -> Image? {
        var symbol: Symbol?
        var tint: Color?
        var size: CGSize?
        var configuration = SymbolConfiguration()
        mapping(id, SymbolKey.self) { key, value in
            switch key {
            case .symbol: symbol = self.symbol(value)
            case .tintColor: tint = color(value)
            case .size: size = self.size(value) { number($0, .positive) }
            default: symbolKey(key, value, into: &configuration)
            }
        }
        return symbol.map {
            Image($0, configuration: Self.decided(configuration), statedSize: size, tintColor: tint)
        }
    }

    /// A symbol configuration of a mapping that has some of the keys of a symbol image.
    func symbolConfiguration(_ id: ID, allowed: [SymbolKey]) -> SymbolConfiguration {
        var configuration = SymbolConfiguration()
        mapping(id, SymbolKey.self, allowed: allowed) { key, value in
            symbolKey(key, value, into: &configuration)
        }
        return Self.decided(configuration)
    }

    private func symbolKey(_ key: SymbolKey, _ value: ID, into configuration: inout SymbolConfiguration) {
        switch key {
        case .pointSize: configuration.pointSize = number(value, .positive)
        case .weight: configuration.weight = choice(value, SceneChoices.weight)
        case .scale: configuration.scale = choice(value, SceneChoices.symbolScale)
        case .textStyle: configuration.textStyle = choice(value, SceneChoices.textStyle)
        case .symbol, .tintColor, .size: break
        }
    }

    /// A configuration whose point size, where it has one, wins over its text style.
    private static func decided(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
        var result = configuration
        if result.pointSize != nil { result.textStyle = nil }
        return result
    }

    /// A symbol of a name; an unknown one is a question mark and a warning, once a name.
    private func symbol(_ id: ID) -> Symbol? {
        guard let name = string(id) else { return nil }
        if let known = symbols[name] { return known }
        let library = options.symbols
        let symbol = library.symbol(named: name)
        if symbol == nil {
            warn(.unknownSymbol(name, nearest: library.nearestNames(to: name)), at: id)
        }
        symbols[name] = symbol ?? library.unknown
        return symbol ?? library.unknown
    }

    /// A plain bitmap; systemGray3 where no colour is stated.
    private func plainImage(_ id: ID) -> Image? {
        var size: CGSize?
        var color = Color(.systemGray3)
        mapping(id, PlainImageKey.self) { key, value in
            switch key {
            case .size: size = self.size(value) { number($0, .positive) }
            case .color: color = self.color(value) ?? color
            }
        }
        return size.map { Image(color, size: $0) }
    }

    /// A bitmap beside the scene; a pixel a point where no scale is stated.
    private func fileImage(_ id: ID) -> Image? {
        var bitmap: Bitmap?
        var scale: CGFloat = 1
        mapping(id, FileImageKey.self) { key, value in
            switch key {
            case .file: bitmap = self.bitmap(value)
            case .scale: scale = number(value, .scale) ?? scale
            }
        }
        return bitmap.map { Image($0, scale: scale) }
    }
}
