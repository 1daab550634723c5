// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    /// A date picker's pills with their texts.
    mutating func addPills(_ drawing: ControlDrawing) {
        for part in drawing.parts {
            let path = shape(part.frame, radius: part.cornerRadius)
            fill(path, part.frame, color(ControlColors.ground, drawing), name: drawing.name)
        }
        addTexts(of: drawing)
    }

    mutating func addButton(_ drawing: ControlDrawing, _ button: Control.Button) {
        if let part = drawing.parts.first, let ground = ground(of: button, drawing) {
            fill(shape(part.frame, radius: part.cornerRadius), part.frame, ground, name: drawing.name)
        }
        addTexts(of: drawing)
    }

    /// What is behind the title; nil for nothing. A disabled button is gray (assumed).
    private func ground(of button: Control.Button, _ drawing: ControlDrawing) -> RGBA? {
        let tint = button.tintColor(drawing.tint)
        switch button.style {
        case .plain: return nil
        case .gray, .bordered: return color(ControlColors.ground, drawing)
        case .tinted, .filled:
            guard drawing.isEnabled else { return color(ControlColors.ground, drawing) }
            return color(tint, drawing, alpha: button.style == .filled ? 1 : ControlColors.tintedGround)
        }
    }

    /// A menu's value, then its chevrons.
    mutating func addMenu(_ drawing: ControlDrawing) {
        addTexts(of: drawing)
        guard let glyph = drawing.parts.last?.frame, drawing.parts.count > 1 else { return }
        let tint = drawing.isEnabled ? drawing.tint : .tertiaryLabel
        addGlyph(.menu, in: glyph, color: color(tint, drawing), isMirrored: false, name: drawing.name)
    }
}
