// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellImages
import ListCellIcons
import ListCellRendering

/// Why a picture cannot become an app icon, or a set cannot be read.
public enum AppIconError: Error, Hashable, Sendable {
    case png(PNGError)
    case svg(SVGError)
    case rendering(RenderingError)
    /// The sides differ, in pixels or units of the drawing.
    case notSquare(width: Double, height: Double)
    /// The set's `Contents.json` is missing, too large or not of the form that Xcode writes.
    case invalidContents
}
