// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML

/// An element of an SVG file with its children.
struct SVGElement {
    var name: String
    var attributes: [String: String]
    /// The line on which its start tag ends, from 1.
    var line: Int
    var children: [SVGElement] = []
    /// The text directly in it.
    var text = ""
}

extension SVGElement {
    /// Reads a file's tree of elements. Nothing outside the bytes is ever opened.
    static func root(of svg: [UInt8]) throws(SVGError) -> SVGElement {
        let parser = XMLParser(data: Data(svg))
        parser.shouldResolveExternalEntities = false
        let builder = SVGTreeBuilder()
        parser.delegate = builder
        let isWellFormed = parser.parse()
        if let error = builder.error { throw error }
        guard isWellFormed, let root = builder.root else {
            throw .malformed(line: max(1, parser.lineNumber))
        }
        guard root.name == "svg" else { throw .notSVG(element: root.name, line: root.line) }
        return root
    }

    var id: String? { attributes["id"] }

    /// The first element of an id, compared without case, among this one and its descendants.
    func first(id: String) -> SVGElement? {
        if self.id?.lowercased() == id.lowercased() { return self }
        for child in children {
            if let match = child.first(id: id) { return match }
        }
        return nil
    }
}

/// Collects elements as the XML parser meets them.
private final class SVGTreeBuilder: NSObject, XMLParserDelegate {
    private(set) var root: SVGElement?
    private(set) var error: SVGError?
    private var open: [SVGElement] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        guard open.count < 100 else {
            error = error ?? .tooDeep(line: parser.lineNumber)
            return parser.abortParsing()
        }
        open.append(SVGElement(name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber)))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: block, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = root ?? element
        } else {
            open[open.count - 1].children.append(element)
        }
    }
}
