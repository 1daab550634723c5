// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    /// A track that is filled from the leading side up to the middle of its thumb; a disabled one is pale as a whole.
    mutating func addSlider(_ drawing: ControlDrawing, value: Double) {
        var drawing = drawing
        if !drawing.isEnabled { drawing.opacity *= Double(ControlMetrics.disabledAlpha.value) }
        var size = ControlMetrics.sliderThumb.points(in: traits.design)
        size.width = min(size.width, drawing.frame.width)
        let way = (drawing.frame.width - size.width) * value.share
        let x = isRightToLeft ? drawing.frame.maxX - size.width - way : drawing.frame.minX + way
        let thumb = CGRect(
            x: x, y: drawing.frame.midY - size.height / 2, width: size.width, height: size.height)
        let shape = isNewDesign ? Path.switchCapsule(thumb) : Path.ellipse(in: thumb)
        // What is pale shows neither track nor shadow through its thumb.
        if !drawing.isEnabled {
            let area = ControlColors.thumbShadows.reduce(drawing.frame.union(thumb)) { $0.union($1.reach(of: thumb)) }
            var surroundings = Path.rect(area)
            surroundings.cut(shape)
            append(drawing.name + " shadow", area, .pushClip(surroundings))
        }
        addTrack(drawing, thickness: ControlMetrics.sliderTrack[traits.design].value, end: thumb.midX)
        addShadows(ControlColors.thumbShadows, of: shape, thumb, drawing)
        if !drawing.isEnabled { append(drawing.name + " shadow", thumb, .popClip) }
        fill(shape, thumb, color(.catalog(.white), drawing), name: drawing.name)
    }

    /// A bar that is filled from the leading side.
    mutating func addProgress(_ drawing: ControlDrawing, value: Double) {
        let way = drawing.frame.width * value.share
        let end = isRightToLeft ? drawing.frame.maxX - way : drawing.frame.minX + way
        addTrack(drawing, thickness: drawing.frame.height, end: end)
    }

    /// A round bar in two colours: the tint from the leading side to `end`, then that of the empty part.
    private mutating func addTrack(_ drawing: ControlDrawing, thickness: CGFloat, end: CGFloat) {
        let track = CGRect(
            x: drawing.frame.minX, y: drawing.frame.midY - thickness / 2, width: drawing.frame.width,
            height: thickness)
        let shape = Path.roundedRect(track, radius: thickness / 2)
        var filled = track
        var empty = track
        if isRightToLeft {
            empty.size.width = end - track.minX
            filled = CGRect(x: end, y: track.minY, width: track.maxX - end, height: thickness)
        } else {
            filled.size.width = end - track.minX
            empty = CGRect(x: end, y: track.minY, width: track.maxX - end, height: thickness)
        }
        append(drawing.name, track, .pushClip(shape))
        for (part, tint) in [(empty, ControlColors.emptyTrack), (filled, drawing.tint)] where part.width > 0 {
            append(drawing.name, part, .rectangle(color(tint, drawing)))
        }
        append(drawing.name, track, .popClip)
    }
}
