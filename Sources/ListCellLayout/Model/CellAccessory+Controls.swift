// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Controls as accessories.
///
/// All take when they are there, whether they only keep their space, the width they take (nil for their own) and their
/// tint (nil for the control's own).
extension CellAccessory {
    /// A control as an accessory.
    ///
    /// - Parameter reservedLayoutWidth: A slider, a progress view and a text field take a stated width themselves; the
    ///   others are centred in it.
    public static func control(
        _ control: Control, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        CellAccessory(
            .control(control), displayed: displayed, tintColor: tintColor, reservedLayoutWidth: reservedLayoutWidth,
            isHidden: isHidden)
    }

    /// A switch; UISwitch.
    public static func `switch`(
        isOn: Bool, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .switch(isOn: isOn), displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// The same as `switch(isOn:)`, by the name that SwiftUI has for it.
    public static func toggle(
        isOn: Bool, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .switch(isOn: isOn), displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// Minus and plus; UIStepper with its range of 0 to 100.
    public static func stepper(
        value: Double, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .stepper(value: value), displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// A slider at a share of its range, 0 to 1; UISlider.
    public static func slider(
        value: Double, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .slider(value: value), displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// A bar filled to a share, 0 to 1; UIProgressView.
    public static func progress(
        _ value: Double, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .progress(value: value), displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// A turning wheel; UIActivityIndicatorView.
    public static func activityIndicator(
        isAnimating: Bool = true, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .activityIndicator(isAnimating: isAnimating), displayed: displayed, isHidden: isHidden,
            reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// A field without a border; UITextField.
    public static func textField(
        text: String = "", placeholder: String = "", isSecure: Bool = false, displayed: DisplayedState = .always,
        isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .textField(Control.TextField(text: text, placeholder: placeholder, isSecure: isSecure)),
            displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// One of several short texts; UISegmentedControl.
    ///
    /// - Parameter selectedIndex: nil where none is selected.
    public static func segmented(
        items: [String], selectedIndex: Int? = 0, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .segmented(items: items, selectedIndex: selectedIndex), displayed: displayed, isHidden: isHidden,
            reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// Date and time as pills, already formatted; UIDatePicker in the compact style.
    public static func datePicker(
        _ entries: [String], displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .datePicker(entries: entries), displayed: displayed, isHidden: isHidden,
            reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// A button; UIButton.
    public static func button(
        title: String, style: Control.Button.Style = .plain, role: Control.Button.Role? = nil,
        displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .button(Control.Button(title: title, style: style, role: role)), displayed: displayed, isHidden: isHidden,
            reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }

    /// The value of a menu with its chevrons; UICellAccessory.popUpMenu with a selection.
    public static func popUpMenu(
        value: String, displayed: DisplayedState = .always, isHidden: Bool = false,
        reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) -> CellAccessory {
        .control(
            .popUpMenu(value: value), displayed: displayed, isHidden: isHidden,
            reservedLayoutWidth: reservedLayoutWidth,
            tintColor: tintColor)
    }
}
