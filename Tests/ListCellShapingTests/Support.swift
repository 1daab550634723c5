// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

@testable import ListCellShaping

let body = ResolvedFont(pointSize: 17, weight: .regular, leading: 22)

extension FontLibrary {
    func glyphs(
        of string: String, font: ResolvedFont = body, direction: LayoutDirection = .leftToRight
    ) throws(FontError) -> [PositionedGlyph] {
        try glyphs(of: TextLine(string: string, width: 0, direction: direction), font: font, language: "en")
    }
}

extension PositionedGlyph {
    /// The box around the outline's points on the line; nil for a glyph without ink.
    var bounds: CGRect? {
        var points: [CGPoint] = []
        for element in outline.elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let control, let end): points += [control, end]
            case .curve(let control1, let control2, let end): points += [control1, control2, end]
            case .close: break
            }
        }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        return CGRect(x: x + left, y: y + top, width: right - left, height: bottom - top)
    }
}

/// Whether fontconfig finds a family on this machine.
func isInstalled(_ family: String) -> Bool { !InstalledFonts().fonts(ofFamily: family).isEmpty }

extension FontLibrary {
    /// A library on a machine without any font.
    static func withoutFonts(isLenient: Bool = false) throws -> FontLibrary {
        FontLibrary(directory: nil, isLenient: isLenient, configurationFile: try emptyConfiguration.get())
    }

    private static let emptyConfiguration = Result {
        let path = FileManager.default.temporaryDirectory.path + "/listcell-no-fonts.conf"
        try "<fontconfig></fontconfig>".write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
