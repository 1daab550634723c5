// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    mutating func addSwitch(_ drawing: ControlDrawing, isOn: Bool) {
        let frame = drawing.frame
        let alpha = drawing.isEnabled ? 1 : Double(ControlMetrics.disabledAlpha.value)
        let off = isNewDesign ? ControlColors.switchOff : ControlColors.switchOff18
        let trackColor = color(isOn ? drawing.tint : off, drawing, alpha: alpha)
        var track = isNewDesign ? Path.switchCapsule(frame) : Path.roundedRect(frame, radius: frame.height / 2)

        let inset = ControlMetrics.switchThumbInset[traits.design].value
        var thumb = frame.insetBy(dx: inset, dy: inset)
        let width = min(ControlMetrics.switchThumb.width[traits.design].value, thumb.width)
        // From right to left a switch is on at its left (assumed).
        if isOn != isRightToLeft { thumb.origin.x = thumb.maxX - width }
        thumb.size.width = width
        let shape = isNewDesign ? Path.switchCapsule(thumb) : Path.ellipse(in: thumb)
        // What is pale as a whole shows neither track nor shadow through its thumb.
        if !drawing.isEnabled { track.cut(shape) }
        fill(track, frame, trackColor, name: drawing.name)
        if !isNewDesign {
            var shadow = SwitchMetrics.thumbShadow
            shadow.color = shadow.color.withAlpha(multipliedBy: alpha * drawing.opacity)
            append(drawing.name, frame, .pushClip(track))
            append(drawing.name, frame, .shadow(shape, .nonZero, shadow))
            append(drawing.name, frame, .popClip)
        }
        fill(shape, thumb, color(.catalog(.white), drawing, alpha: alpha), name: drawing.name)
    }
}
