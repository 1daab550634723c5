// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What in an SVG file cannot be read as a symbol, and on which line (from 1).
public enum SVGError: Error, Hashable, Sendable {
    /// The bytes are not well-formed XML.
    case malformed(line: Int)
    /// The root element is not `svg`.
    case notSVG(element: String, line: Int)
    /// Elements are nested more than 100 deep.
    case tooDeep(line: Int)
    /// An element that a symbol cannot have.
    case unsupportedElement(String, line: Int)
    /// An attribute, or property of a `style` attribute, that a symbol cannot have.
    case unsupportedAttribute(String, element: String, line: Int)
    /// An attribute that the element needs is not there.
    case missingAttribute(String, element: String, line: Int)
    /// An attribute whose value cannot be read.
    case invalidValue(String, attribute: String, element: String, line: Int)
    /// Path data with a mistake; the offset counts from the start of the `d` attribute.
    case invalidPathData(PathDataError, line: Int)
    /// A shape with `fill-rule="evenodd"` whose contours cross: only nested or separate contours can be united.
    case crossingContours(line: Int)
    /// An SF Symbols template without an element of this id.
    case missingTemplateElement(id: String)
    /// An SF Symbols template whose layers erase others (`clear-behind`), which an outline cannot say.
    case layersErase(line: Int)
    /// A picture of more shapes than are drawn.
    case tooManyShapes(limit: Int, line: Int)
    /// No shape paints anything.
    case empty
}
