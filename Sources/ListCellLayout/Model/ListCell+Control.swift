// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension ListCell {
    /// A row that is one control: a custom content view that fills the layout margins, or a row of a SwiftUI list.
    ///
    ///     let brightness = ListCell(.slider(value: 0.4))
    ///     let signOut = ListCell(.button(Control.Button(title: "Sign Out", role: .destructive)))
    ///
    /// A switch, a stepper, a wheel and a menu keep their size and stand at the leading margin.
    public init(
        _ control: Control, tintColor: Color? = nil, accessories: [CellAccessory] = [], state: CellState = []
    ) {
        self.init(
            ListContentConfiguration(preset: .cell, design: .design26), accessories: accessories, state: state,
            control: control, controlTintColor: tintColor)
    }
}

extension Control {
    /// Whether a UIKit row that is the control is a list cell with its least height, and no custom content view.
    ///
    /// A plain button is a cell whose text is tinted.
    var isTextOfCell: Bool {
        if case .button(let button) = self { button.style == .plain } else { false }
    }
}
