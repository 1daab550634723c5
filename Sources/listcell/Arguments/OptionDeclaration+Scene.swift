// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension OptionDeclaration {
    static let text = OptionDeclaration(
        "--text", .required(placeholder: "glyphs|blocks"),
        help: "draw letters, or rounded bars that need no font and look the same everywhere")
    static let symbols = OptionDeclaration(
        "--symbols", .required(placeholder: "DIR"), help: "a folder of SVG symbols that come before the built-in ones")
    static let fonts = OptionDeclaration(
        "--fonts", .required(placeholder: "DIR"), help: "a folder of fonts that come before the installed ones")
    static let lenient = OptionDeclaration(
        "--lenient", isRepeatable: true, help: "a missing glyph is a warning, not an error")
    static let allowOutside = OptionDeclaration(
        "--allow-outside", isRepeatable: true, help: "let a scene name files outside its own folder")
    static let all = OptionDeclaration(
        "--all", isRepeatable: true, help: "make the picture as high as the content, not cut at the screen's bottom")
    static let output = OptionDeclaration(
        "--output", short: "-o", .required(placeholder: "FILE|DIR"),
        help:
            "where pictures go: a .png file, a folder that is made where it is missing, or - for standard output; default: "
            + "the current folder")
}

extension OptionDeclaration {
    static let zoom = OptionDeclaration(
        "--zoom", .required(placeholder: "NUMBER"),
        help: "pixels of the window a point; default what fits the display, or the scene's scale for --screenshot")
    static let split = OptionDeclaration(
        "--split", .required(placeholder: "TRAIT=LIST"),
        help: "columns side by side: size=L,AX3, or system, appearance, direction")
    static let frames = OptionDeclaration(
        "--frames", .required(placeholder: "N"), help: "close the window after so many frames")
    static let screenshot = OptionDeclaration(
        "--screenshot", .required(placeholder: "FILE"),
        help: "write what the window shows then, panel included; after one frame without --frames")

    /// The formats of a result, the first being the default.
    static func format(_ names: String) -> OptionDeclaration {
        OptionDeclaration(
            "--format", .required(placeholder: names), help: "default \(names.prefix { $0 != "|" })")
    }
}

extension OptionGroup {
    /// Options of commands that lay a scene out.
    static let reading = OptionGroup(title: "Reading", options: [.symbols, .fonts, .allowOutside])
    /// Options of commands that draw a scene.
    static let drawing = OptionGroup(
        title: "Drawing", options: [.text, .symbols, .fonts, .lenient, .allowOutside])
}
