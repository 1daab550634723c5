// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The controls: trailing, as wide as themselves, and as many in a cell as an app puts there.
///
/// The tints are UIKit's (apple): what has none of its own takes the app's.
extension AccessoryDescriptor {
    static let `switch` = control(
        "switch", swiftUIMargin: SwiftUILength(large: AccessoryMetrics.swiftUISwitchMargin), tint: .systemGreen)
    static let stepper = control("stepper", tint: .label)
    static let slider = control("slider", tint: .systemBlue)
    static let textField = control("textField", tint: .systemBlue)
    static let segmented = control("segmented", tint: Color(light: .catalog(.white), dark: .catalog(.systemGray2)))
    static let datePicker = control("datePicker", tint: .systemBlue)
    static let progress = control("progress", tint: .systemBlue)
    static let activityIndicator = control("activityIndicator", tint: Color(.systemGray))
    static let button = control("button", tint: .systemBlue)

    private static func control(
        _ name: String, swiftUIMargin: SwiftUILength? = nil, tint: Color
    ) -> AccessoryDescriptor {
        AccessoryDescriptor(name, swiftUIMargin: swiftUIMargin, tint: tint, content: .control, isUnique: false)
    }
}
