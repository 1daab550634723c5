// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// An element's attributes, read with errors that name them.
struct SVGAttributes {
    let element: SVGElement
    /// The attributes with the declarations of a `style` attribute over them.
    private(set) var values: [String: String]

    init(_ element: SVGElement) throws(SVGError) {
        self.element = element
        values = element.attributes
        guard let style = values.removeValue(forKey: "style") else { return }
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.trimmed(parts[0])
            if name.isEmpty && parts.count == 1 { continue }
            guard parts.count == 2, !name.isEmpty else {
                throw .invalidValue(style, attribute: "style", element: element.name, line: element.line)
            }
            values[name] = Self.trimmed(parts[1])
        }
    }

    /// Throws for the first attribute, by name, that is in neither list and says something of the picture.
    func check(allowed: Set<String>) throws(SVGError) {
        for name in values.keys.sorted() where !allowed.contains(name) && !isHarmless(name) {
            throw .unsupportedAttribute(name, element: element.name, line: element.line)
        }
    }

    /// Whether an attribute never changes the outline, or has the value that changes nothing.
    private func isHarmless(_ name: String) -> Bool {
        if Self.opacities.contains(name), let number = number(values[name] ?? "") { return number == 1 }
        return Self.ignored.contains(name) || Self.ignoredPrefixes.contains { name.hasPrefix($0) }
    }

    private static let opacities: Set<String> = ["opacity", "fill-opacity", "stroke-opacity"]
    private static let ignored: Set<String> = ["id", "class", "xmlns", "version", "role", "color", "baseProfile"]
    private static let ignoredPrefixes = ["xmlns:", "xml:", "data-", "aria-", "-sfsymbols-"]

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A whole text read as a number, with `px` after it or nothing.
    private func number(_ text: String) -> CGFloat? {
        var scanner = NumberScanner(text)
        scanner.skipWhitespace()
        guard let value = scanner.coordinate() else { return nil }
        let unit = scanner.word()
        scanner.skipWhitespace()
        return scanner.isAtEnd && (unit.isEmpty || unit == "px") ? CGFloat(value) : nil
    }
}

extension SVGAttributes {
    func invalid(_ name: String) -> SVGError {
        .invalidValue(values[name] ?? "", attribute: name, element: element.name, line: element.line)
    }

    /// A length in user units; nil where it is not given.
    func optionalLength(_ name: String) throws(SVGError) -> CGFloat? {
        guard let text = values[name] else { return nil }
        guard let value = number(text) else { throw invalid(name) }
        return value
    }

    /// A length in user units, with the default that SVG gives it.
    func length(_ name: String, default value: CGFloat = 0) throws(SVGError) -> CGFloat {
        try optionalLength(name) ?? value
    }

    /// A length that may not be negative and must be given.
    func requiredSize(_ name: String) throws(SVGError) -> CGFloat {
        guard let value = try optionalLength(name) else {
            throw .missingAttribute(name, element: element.name, line: element.line)
        }
        guard value >= 0 else { throw invalid(name) }
        return value
    }

    /// A list of numbers; nil where it is not given.
    func numbers(_ name: String) throws(SVGError) -> [CGFloat]? {
        guard let text = values[name] else { return nil }
        var scanner = NumberScanner(text)
        var result: [CGFloat] = []
        scanner.skipWhitespace()
        while let number = scanner.coordinate() {
            result.append(CGFloat(number))
            scanner.skipSeparator()
        }
        guard scanner.isAtEnd else { throw invalid(name) }
        return result
    }

    /// The element's `transform`, identity by default.
    func transform() throws(SVGError) -> AffineTransform {
        guard let text = values["transform"] else { return .identity }
        guard let transform = SVGTransform.transform(text) else { throw invalid("transform") }
        return transform
    }

    /// The view box of the root, or its size where there is none.
    func viewBox() throws(SVGError) -> CGRect {
        guard let numbers = try numbers("viewBox") else {
            if values["width"] == nil {
                throw .missingAttribute("viewBox", element: "svg", line: element.line)
            }
            return CGRect(x: 0, y: 0, width: try requiredSize("width"), height: try requiredSize("height"))
        }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw invalid("viewBox") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
