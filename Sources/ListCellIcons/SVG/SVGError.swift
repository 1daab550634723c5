// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

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

extension SVGError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .malformed(let line): "line \(line): not well-formed XML"
        case .notSVG(let element, let line): "line \(line): the root is \(quoted(element)), expected svg"
        case .tooDeep(let line): "line \(line): elements are nested too deep"
        case .unsupportedElement(let name, let line): "line \(line): the element \(quoted(name)) is not read"
        case .unsupportedAttribute(let name, let element, let line):
            "line \(line): the attribute \(quoted(name)) of \(quoted(element)) is not read"
        case .missingAttribute(let name, let element, let line):
            "line \(line): \(quoted(element)) needs the attribute \(quoted(name))"
        case .invalidValue(let value, let name, let element, let line):
            "line \(line): \(quoted(value)) is no value for the attribute \(quoted(name)) of \(quoted(element))"
        case .invalidPathData(let error, let line): "line \(line): \(error)"
        case .crossingContours(let line): "line \(line): contours cross under the even-odd rule"
        case .missingTemplateElement(let id): "the template has no element \(quoted(id))"
        case .layersErase(let line): "line \(line): layers that erase others are no outline"
        case .tooManyShapes(let limit, let line): "line \(line): more than \(limit) shapes are not drawn"
        case .empty: "it paints nothing"
        }
    }
}
