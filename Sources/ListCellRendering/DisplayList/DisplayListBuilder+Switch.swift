// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension DisplayListBuilder {
    mutating func addSwitch(isOn: Bool, frame: CGRect, tint: RGBA, name: String) {
        let isNew = traits.design >= .design26
        let off = Color(isNew ? SwitchMetrics.offColor : SwitchMetrics.offColor18).resolved(with: traits)
        let track = isNew ? Path.switchCapsule(frame) : Path.roundedRect(frame, radius: frame.height / 2)
        append(name, frame, .path(track, .nonZero, isOn ? tint : off))

        let inset = SwitchMetrics.thumbInset.value
        var thumb = frame.insetBy(dx: inset, dy: inset)
        let width = isNew ? min(SwitchMetrics.thumbWidth26.value, thumb.width) : thumb.height
        // From right to left a switch is on at its left (assumed).
        if isOn != (traits.layoutDirection == .rightToLeft) { thumb.origin.x = thumb.maxX - width }
        thumb.size.width = width
        let shape = isNew ? Path.switchCapsule(thumb) : Path.ellipse(in: thumb)
        if !isNew {
            append(name, frame, .pushClip(track))
            append(name, frame, .shadow(shape, .nonZero, SwitchMetrics.thumbShadow))
            append(name, frame, .popClip)
        }
        append(name, thumb, .path(shape, .nonZero, .white))
    }
}
