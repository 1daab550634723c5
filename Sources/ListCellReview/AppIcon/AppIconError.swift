// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellImages
import ListCellIcons
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
