// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    mutating func add(_ drawing: ControlDrawing, of control: Control) {
        switch control {
        case .switch(let isOn): addSwitch(drawing, isOn: isOn)
        case .stepper(let value): addStepper(drawing, value: value)
        case .slider(let value): addSlider(drawing, value: value)
        case .progress(let value): addProgress(drawing, value: value)
        case .activityIndicator(let isAnimating): if isAnimating { addActivityIndicator(drawing) }
        case .segmented(_, let selectedIndex): addSegments(drawing, selectedIndex: selectedIndex)
        case .datePicker: addPills(drawing)
        case .button(let button): addButton(drawing, button)
        case .popUpMenu: addMenu(drawing)
        case .textField: addTexts(of: drawing)
        }
    }

    /// The controls of 26 have round ends where those of 18 have continuous corners.
    var isNewDesign: Bool { traits.design.rawValue >= Design.design26.rawValue }

    var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    func color(_ color: Color, _ drawing: ControlDrawing, alpha: Double = 1) -> RGBA {
        color.resolved(with: traits).withAlpha(multipliedBy: alpha * drawing.opacity)
    }

    /// A rectangle with corners as the design has them.
    func shape(_ frame: CGRect, radius: CGFloat) -> Path {
        isNewDesign ? .roundedRect(frame, radius: radius) : .continuousRoundedRect(frame, radius: radius)
    }

    mutating func fill(_ path: Path, _ frame: CGRect, _ color: RGBA, name: String) {
        append(name, frame, .path(path, .nonZero, color))
    }

    mutating func addShadows(_ shadows: [Shadow], of path: Path, _ frame: CGRect, _ drawing: ControlDrawing) {
        for shadow in shadows {
            var shadow = shadow
            shadow.color = shadow.color.withAlpha(multipliedBy: drawing.opacity)
            append(drawing.name + " shadow", shadow.reach(of: frame), .shadow(path, .nonZero, shadow))
        }
    }

    mutating func addTexts(of drawing: ControlDrawing) {
        for part in drawing.parts {
            guard let label = part.label else { continue }
            add(label, name: drawing.name, origin: .zero, opacity: drawing.opacity)
        }
    }
}

extension FigureSize {
    /// Both sides in points.
    func points(in design: Design) -> CGSize {
        CGSize(width: width[design].value, height: height[design].value)
    }
}

extension Double {
    /// The number as a share: from 0 to 1, and 0 for none.
    var share: CGFloat { self > 0 ? CGFloat(Swift.min(self, 1)) : 0 }
}
