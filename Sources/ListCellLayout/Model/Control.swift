// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A control in a cell: one of its accessories, or the whole content of its row; UIControl and SwiftUI's controls.
///
/// A new control is a case here, an identifier of `CellAccessory.Kind` with its descriptor, and what the compiler asks
/// for after that: its texts, its size, its parts and its drawing.
public enum Control: Hashable, Sendable {
    /// UISwitch, SwiftUI's Toggle.
    case `switch`(isOn: Bool)
    /// UIStepper: minus is dimmed at 0 and plus at 100, the ends of its range unless an app sets others (apple).
    case stepper(value: Double)
    /// UISlider at a share of its range, 0 to 1.
    case slider(value: Double)
    /// UITextField without a border.
    case textField(TextField)
    /// UISegmentedControl with equally wide segments; nil where none is selected.
    case segmented(items: [String], selectedIndex: Int?)
    /// UIDatePicker in the compact style: a pill an entry, as it is formatted.
    case datePicker(entries: [String])
    /// UIProgressView at a share, 0 to 1.
    case progress(value: Double)
    /// UIActivityIndicatorView of medium size; nothing is seen of it while it stands still (apple).
    case activityIndicator(isAnimating: Bool)
    /// UIButton.
    case button(Button)
    /// The value of a menu with its chevrons: UICellAccessory.popUpMenu with a selection, SwiftUI's menu picker.
    case popUpMenu(value: String)
}

extension Control {
    /// A text field's text, or what stands in its place.
    public struct TextField: Hashable, Sendable {
        /// Default empty.
        public var text: String
        /// What is shown in grey while there is no text; default empty.
        public var placeholder: String
        /// Whether the text is shown as bullets; default false.
        public var isSecure: Bool

        /// A field with a text, or with a placeholder where the text is empty.
        public init(text: String = "", placeholder: String = "", isSecure: Bool = false) {
            self.text = text
            self.placeholder = placeholder
            self.isSecure = isSecure
        }
    }

    /// A button's title and look.
    public struct Button: Hashable, Sendable {
        /// UIButton.Configuration's styles, by the names of its functions.
        public enum Style: String, CaseIterable, Sendable, Hashable {
            /// The title in the tint, on nothing.
            case plain
            /// The title in the tint, on gray.
            case gray
            /// The title in the tint, on a pale tint.
            case tinted
            /// A white title on the tint.
            case filled
            /// What the platform's bordered buttons look like: as `gray`.
            case bordered
        }

        /// What the button is for; UIButton.Role and SwiftUI's ButtonRole.
        public enum Role: String, CaseIterable, Sendable, Hashable {
            /// It deletes something; red.
            case destructive
            /// It undoes nothing; as a button without a role.
            case cancel
        }

        /// The title on its one line.
        public var title: String
        /// Default plain.
        public var style: Style
        /// A destructive button is red in place of its tint; default nil.
        public var role: Role?

        /// A button of a title.
        public init(title: String, style: Style = .plain, role: Role? = nil) {
            self.title = title
            self.style = style
            self.role = role
        }
    }
}

extension Control {
    /// The name that scene files and the printed layout have for the control.
    public var name: String { identifier.name }

    /// The kind of accessory that the control is.
    public var identifier: CellAccessory.Kind.Identifier {
        switch self {
        case .switch: .switch
        case .stepper: .stepper
        case .slider: .slider
        case .textField: .textField
        case .segmented: .segmented
        case .datePicker: .datePicker
        case .progress: .progress
        case .activityIndicator: .activityIndicator
        case .button: .button
        case .popUpMenu: .popUpMenu
        }
    }

    /// What the control writes, in reading order; an empty text is one too.
    public var texts: [String] {
        var texts: [String] = []
        _ = mapTexts { text in
            texts.append(text)
            return text
        }
        return texts
    }

    /// The control with each of its texts replaced, as by a translation.
    public func mapTexts(_ replace: (String) -> String) -> Control {
        switch self {
        case .switch, .stepper, .slider, .progress, .activityIndicator: self
        case .textField(let field):
            .textField(
                TextField(
                    text: replace(field.text), placeholder: replace(field.placeholder), isSecure: field.isSecure))
        case .segmented(let items, let index): .segmented(items: items.map(replace), selectedIndex: index)
        case .datePicker(let entries): .datePicker(entries: entries.map(replace))
        case .button(let button):
            .button(Button(title: replace(button.title), style: button.style, role: button.role))
        case .popUpMenu(let value): .popUpMenu(value: replace(value))
        }
    }
}
