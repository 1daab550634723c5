// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout

extension OptionDeclaration {
    static let system = OptionDeclaration(
        "--system", .required(placeholder: "NAME"), isRepeatable: true,
        help: "a system of `listcell systems`, or several: ios18,ios27")
    static let device = OptionDeclaration(
        "--device", .required(placeholder: "NAME"), help: "a device of `listcell devices`, by name or id")
    static let width = OptionDeclaration(
        "--width", .required(placeholder: "POINTS"), help: "the screen's width instead of the device's")
    static let scale = OptionDeclaration(
        "--scale", .required(placeholder: "NUMBER"), help: "pixels a point instead of the device's")
    static let size = OptionDeclaration(
        "--size", .required(placeholder: "SIZE"), isRepeatable: true,
        help: "a text size of `listcell sizes`, or several: L,AX3, or all")
    static let appearance = OptionDeclaration(
        "--appearance", .required(placeholder: "NAME"), isRepeatable: true, help: "light, dark, or both")
    static let direction = OptionDeclaration(
        "--direction", .required(placeholder: "NAME"), isRepeatable: true,
        help: "leftToRight, rightToLeft, or both")
    static let design = OptionDeclaration(
        "--design", .required(placeholder: "18|26"), help: "the look of the SDK that the app is linked with")
    static let boldText = OptionDeclaration("--bold-text", .flag, help: "the Bold Text setting")
    static let contrast = OptionDeclaration(
        "--contrast", .required(placeholder: "NAME"), help: "the Increase Contrast setting: normal, high")
    static let locale = OptionDeclaration(
        "--locale", .required(placeholder: "ID"), help: "a locale such as de_DE")
    static let container = OptionDeclaration(
        "--container", .required(placeholder: "NAME"),
        help: "what holds the list: " + List.Container.allCases.map(\.rawValue).joined(separator: ", "))
    static let deviation = OptionDeclaration(
        "--deviation", .required(placeholder: "NAME"), isRepeatable: true,
        help: "turn on a deviation: " + Deviation.allCases.map(\.rawValue).joined(separator: ", "))
}

extension OptionGroup {
    /// Options that override a scene's traits, alike in every command that reads a scene.
    static let traits = OptionGroup(
        title: "Traits instead of the scene's",
        options: [
            .system, .device, .width, .scale, .size, .appearance, .direction, .design, .boldText, .contrast, .locale,
            .container, .deviation,
        ])
}
