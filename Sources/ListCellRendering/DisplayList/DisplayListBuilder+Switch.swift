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
        let outline = track
        // What is pale as a whole shows no track through its thumb.
        if !drawing.isEnabled { track.append(shape) }
        append(drawing.name, frame, .path(track, drawing.isEnabled ? .nonZero : .evenOdd, trackColor))
        if !isNewDesign {
            append(drawing.name, frame, .pushClip(outline))
            append(drawing.name, frame, .shadow(shape, .nonZero, ControlColors.switchShadow))
            append(drawing.name, frame, .popClip)
        }
        fill(shape, thumb, color(.catalog(.white), drawing, alpha: alpha), name: drawing.name)
    }
}
