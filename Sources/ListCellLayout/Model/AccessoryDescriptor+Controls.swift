// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The controls: trailing, as wide as themselves, and as many in a cell as an app puts there.
///
/// The tints are UIKit's (apple): what has none of its own takes the app's.
extension AccessoryDescriptor {
    static let `switch` = control(
        "switch", ControlDescriptor(), swiftUIMargin: SwiftUILength(large: AccessoryMetrics.swiftUISwitchMargin),
        tint: .systemGreen)
    static let stepper = control("stepper", ControlDescriptor(), tint: .label)
    static let slider = control(
        "slider", ControlDescriptor(fillsRow: true, takesStatedWidth: true, seenRows: [.large]), tint: nil)
    static let textField = control(
        "textField",
        ControlDescriptor(
            fillsRow: true, takesStatedWidth: true, seenRows: [.large, .accessibilityExtraExtraExtraLarge]),
        tint: nil)
    static let segmented = control(
        "segmented", ControlDescriptor(fillsRow: true, hasItems: true),
        tint: Color(light: .catalog(.white), dark: .catalog(.systemGray2)))
    static let datePicker = control(
        "datePicker", ControlDescriptor(fillsRow: true, hasItems: true), tint: nil)
    static let progress = control(
        "progress", ControlDescriptor(fillsRow: true, takesStatedWidth: true), tint: nil)
    static let activityIndicator = control("activityIndicator", ControlDescriptor(), tint: Color(.systemGray))
    static let button = control("button", ControlDescriptor(fillsRow: true), tint: nil)

    private static func control(
        _ name: String, _ control: ControlDescriptor, swiftUIMargin: SwiftUILength? = nil, tint: Color?
    ) -> AccessoryDescriptor {
        AccessoryDescriptor(name, swiftUIMargin: swiftUIMargin, tint: tint, content: .control(control), isUnique: false)
    }
}

extension Control {
    /// What all controls of the kind have in common.
    var descriptor: ControlDescriptor { identifier.control ?? ControlDescriptor() }
}

extension CellAccessory.Kind.Identifier {
    /// Whether a row can be the control alone: `control:` in a scene.
    public var isRow: Bool { control?.fillsRow ?? false }

    /// nil for what is no control; the chevrons of a menu become one with its value.
    fileprivate var control: ControlDescriptor? {
        if case .control(let control) = descriptor.content { control } else { nil }
    }
}
