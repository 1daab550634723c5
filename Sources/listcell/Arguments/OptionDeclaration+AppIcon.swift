// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension OptionDeclaration {
    static let symbolName = OptionDeclaration(
        "--symbol", .required(placeholder: "NAME"), help: "draw this symbol on a ground of --color instead of a picture"
    )
    static let appIconOutput = OptionDeclaration(
        "--output", short: "-o", .required(placeholder: "DIR.appiconset"),
        help: "the set to write, its folder made where it is missing; one that is there is replaced whole or not at all"
    )
    static let modern = OptionDeclaration(
        "--modern", isRepeatable: true,
        help: "one size with variants for dark and tinted home screens and the watch, instead of every size by itself")
    static let appIconSheet = OptionDeclaration(
        "--sheet", .required(placeholder: "FILE"),
        help: "write a picture of every size, masked, on light and dark wallpapers, beside other icons")
    static let symbolSheet = OptionDeclaration(
        "--sheet", .required(placeholder: "FILE"), help: "draw all symbols with their names instead, as PNG")
}
