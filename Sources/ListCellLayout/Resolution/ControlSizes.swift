// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The lengths that controls have in one list, each as one formula.
final class ControlSizes: Sendable {
    typealias Sides = ListCellLayout.Sides<Sum>

    private let `switch`: Sides
    private let stepper: Sides
    private let activityIndicator: Sides
    private let slider: Sum
    private let segmented: Sum
    private let progress: Sum
    private let datePicker: Sum
    private let textField: Sum
    private let line: Sum
    private let lineWithPadding: Sum
    private let accessoryWidth: Sum
    let selectionInset: Sum
    let pillInset: Sum
    let pillGap: Sum
    private let buttonInset: Sum
    let menuGap: Sum
    /// The chevrons of a menu.
    let menuGlyph: Sides
    /// The point size of a segment's label.
    let segmentPointSize: CGFloat
    /// The corner of a pill, and of a button, before it is limited to half a height.
    let pillRadius: CGFloat
    private let buttonRadius: CGFloat
    private let isSwiftUI: Bool
    let grid: PixelGrid

    init(_ list: ListFigures, _ scale: AccessoryScale, bodyFont: ResolvedFont, grid: PixelGrid) {
        let design = list.design
        isSwiftUI = list.container == .swiftUI
        self.grid = grid
        func sides(_ figures: FigureSize) -> Sides {
            Sides(Sum(figures.width[design]), Sum(figures.height[design]))
        }
        `switch` = sides(AccessoryMetrics.switchSize)
        stepper = sides(ControlMetrics.stepper)
        activityIndicator = sides(ControlMetrics.activityIndicator)
        slider = Sum((isSwiftUI ? ControlMetrics.swiftUISliderHeight : ControlMetrics.sliderHeight)[design])
        segmented = Sum(
            (isSwiftUI ? ControlMetrics.swiftUISegmentedHeight : ControlMetrics.segmentedHeight)[design])
        progress = Sum(ControlMetrics.progressHeight[design])
        let isLarge = scale.size == .large
        func grown(_ figure: Figure, _ certainty: Certainty) -> Sum {
            Sum(isLarge ? figure : figure.atMost(certainty, "grows with the text"))
        }
        datePicker = scale.bodyLeading + grown(ControlMetrics.datePickerPadding[design], .assumed)
        textField = .larger(scale.bodyLeading, bodyFont.lineHeight(on: PixelGrid(scale: 1)))
        line = bodyFont.lineHeight(on: grid)
        let padding = grown(ControlMetrics.buttonInsets.height[design], .rule)
        lineWithPadding = padding + line + padding
        accessoryWidth = Sum(ControlMetrics.accessoryWidth)
        selectionInset = Sum(ControlMetrics.selectionInset[design])
        pillInset = Sum(ControlMetrics.datePickerInset[design])
        pillGap = Sum(ControlMetrics.datePickerGap)
        buttonInset = Sum(ControlMetrics.buttonInsets.width[design])
        menuGap = scale.scaled(ControlMetrics.menuGap).nearest(on: grid)
        menuGlyph = scale.ceil(scale.scaled(AccessoryMetrics.popUpMenuInk))
        pillRadius = ControlMetrics.datePickerRadius[design].value
        // On 18 the corner follows the text size; in a SwiftUI list of 26 a button is a capsule (assumed).
        let radius = ControlMetrics.buttonRadius
        let isNewDesign = design >= .design26
        buttonRadius = !isNewDesign ? scale.scaled(radius).value : isSwiftUI ? .infinity : radius[design].value
        segmentPointSize = ControlMetrics.segmentPointSize[design].value
    }
}

extension ControlSizes {
    /// How a control is laid out in the list: the one place that says it.
    func form(of control: Control) -> ControlForm {
        switch control {
        case .switch: ControlForm(`switch`)
        case .stepper: ControlForm(stepper)
        case .activityIndicator: ControlForm(activityIndicator)
        case .slider: ControlForm(width: accessoryWidth, height: slider)
        case .progress: ControlForm(width: accessoryWidth, height: progress)
        case .textField: ControlForm(parts: .text(nil), height: textField)
        case .segmented: ControlForm(parts: .segments, height: segmented)
        case .datePicker: ControlForm(parts: .pills, height: datePicker)
        case .button(let button):
            button.style == .plain
                ? ControlForm(parts: .text(nil), height: line)
                : ControlForm(
                    parts: .text(ControlForm.Ground(inset: buttonInset, radius: buttonRadius)), height: lineWithPadding)
        // UIKit's accessory is as high as its text (assumed); SwiftUI's picker is a button.
        case .popUpMenu: ControlForm(parts: .menu, height: isSwiftUI ? lineWithPadding : line)
        }
    }
}
