// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons
import ListCellImages
import ListCellRendering

/// Why a picture cannot become an app icon, or a set cannot be read.
public enum AppIconError: Error, Hashable, Sendable {
    /// A PNG that cannot be read or written.
    case png(PNGError)
    /// An SVG that cannot be read as a drawing.
    case svg(SVGError)
    /// A picture that cannot be drawn.
    case rendering(RenderingError)
    /// The sides differ, in pixels or units of the drawing.
    case notSquare(width: Double, height: Double)
    /// The set's `Contents.json` is missing, too large or not of the form that Xcode writes.
    case invalidContents
}

extension AppIconError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .png(let error): error.description
        case .svg(let error): "no picture that can be drawn: \(error)"
        case .rendering(let error): error.description
        case .notSquare(let width, let height):
            "the picture is \(DecimalText.exact(width)) × \(DecimalText.exact(height)), an app icon is square"
        case .invalidContents: "Contents.json is missing or not of an asset catalog's form"
        }
    }
}
