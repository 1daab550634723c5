// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons

extension SVGError {
    /// The error in one line.
    var message: String {
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
        case .invalidPathData(let error, let line): "line \(line): the path data is wrong at \(error.offset)"
        case .crossingContours(let line): "line \(line): contours cross under the even-odd rule"
        case .missingTemplateElement(let id): "the template has no element \(quoted(id))"
        case .layersErase(let line): "line \(line): layers that erase others are no outline"
        case .tooManyShapes(let limit, let line): "line \(line): more than \(limit) shapes are not drawn"
        case .empty: "it paints nothing"
        }
    }
}
