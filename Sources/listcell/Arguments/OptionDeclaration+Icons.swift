// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension OptionDeclaration {
    static let color = OptionDeclaration(
        "--color", .required(placeholder: "COLOR"), help: "the tile: a system colour of `listcell colors`, or #rrggbb")
    static let platform = OptionDeclaration(
        "--platform", .required(placeholder: "NAME"), help: "iOS, watchOS or visionOS; default iOS")
    static let shape = OptionDeclaration(
        "--shape", .required(placeholder: "NAME"), help: "squircle or circle; default the platform's")
    static let pointSize = OptionDeclaration(
        "--point-size", .required(placeholder: "POINTS"), help: "the point size of the tile; default the platform's")
    static let canvas = OptionDeclaration(
        "--canvas", .required(placeholder: "NAME"),
        help: "tile: the picture is the tile (default); symbol: the larger symbol image of UIKit's own drawing")
    static let iconSystem = OptionDeclaration(
        "--system", .required(placeholder: "NAME"), help: "a system of `listcell systems`; default the newest")
    static let iconScale = OptionDeclaration(
        "--scale", .required(placeholder: "NUMBER"), help: "pixels a point; default 3")
    static let iconFormat = OptionDeclaration(
        "--format", .required(placeholder: "png|svg"), help: "default svg for a file that ends in .svg, otherwise png")
    static let iconOutput = OptionDeclaration(
        "--output", short: "-o", .required(placeholder: "FILE"),
        help:
            "the file to write, in a folder that is there, or - for standard output; default SYMBOL.png in the current folder"
    )
}

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
