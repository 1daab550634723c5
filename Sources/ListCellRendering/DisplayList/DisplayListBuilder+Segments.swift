// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    /// Segments on a common ground, the selected one raised.
    mutating func addSegments(_ drawing: ControlDrawing, selectedIndex: Int?) {
        let frame = drawing.frame
        let radius = ControlMetrics.segmentedRadius[traits.design].value
        fill(
            shape(frame, radius: radius), frame, color(ControlColors.ground, drawing), name: drawing.name)
        let selected = selectedIndex.flatMap { drawing.parts.indices.contains($0) ? $0 : nil }
        if !isNewDesign { addDividers(drawing, selected: selected) }
        if let selected {
            let inset = ControlMetrics.selectionInset[traits.design].value
            let segment = drawing.parts[selected].frame.insetBy(dx: inset, dy: inset)
            let path = shape(segment, radius: ControlMetrics.selectionRadius[traits.design].value)
            if !isNewDesign { addShadows(ControlColors.selectionShadows, of: path, segment, drawing) }
            fill(path, segment, color(drawing.tint, drawing), name: drawing.name)
        }
        addTexts(of: drawing)
    }

    /// The lines between segments of 18, except beside the selected one.
    private mutating func addDividers(_ drawing: ControlDrawing, selected: Int?) {
        let size = ControlMetrics.segmentDivider.points(in: traits.design)
        for index in drawing.parts.indices.dropFirst() where index != selected && index - 1 != selected {
            let segment = drawing.parts[index].frame
            let x = isRightToLeft ? segment.maxX : segment.minX
            let line = CGRect(
                x: x - size.width / 2, y: segment.midY - size.height / 2, width: size.width, height: size.height)
            append(drawing.name, line, .rectangle(color(.separator, drawing)))
        }
    }

    /// Minus and plus on a common ground, with a line between them.
    mutating func addStepper(_ drawing: ControlDrawing, value: Double) {
        let frame = drawing.frame
        let radius = ControlMetrics.stepperRadius[traits.design].value
        fill(shape(frame, radius: radius), frame, color(ControlColors.ground, drawing), name: drawing.name)
        let divider = ControlMetrics.stepperDivider.points(in: traits.design)
        let line = CGRect(
            x: frame.midX - divider.width / 2, y: frame.midY - divider.height / 2, width: divider.width,
            height: divider.height)
        append(drawing.name, line, .rectangle(color(.separator, drawing)))
        for (isPlus, isAtEnd) in [(false, value == 0), (true, value == 100)] {
            let isLeft = isPlus == isRightToLeft
            let middle = CGPoint(x: frame.minX + frame.width * (isLeft ? 0.25 : 0.75), y: frame.midY)
            let tint = isAtEnd || !drawing.isEnabled ? Color.tertiaryLabel : drawing.tint
            addStepperGlyph(at: middle, isPlus: isPlus, color: color(tint, drawing), name: drawing.name)
        }
    }

    private mutating func addStepperGlyph(at middle: CGPoint, isPlus: Bool, color: RGBA, name: String) {
        let stroke = ControlMetrics.stepperGlyph.points(in: traits.design)
        func bar(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }
        let level = bar(stroke.width, stroke.height)
        var path = Path.roundedRect(level, radius: stroke.height / 2)
        var frame = level
        if isPlus {
            let upright = bar(stroke.height, stroke.width)
            path.append(.roundedRect(upright, radius: stroke.height / 2))
            frame = level.union(upright)
        }
        fill(path, frame, color, name: name)
    }
}
