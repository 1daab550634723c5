// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A template that the SF Symbols app exports: one drawing a weight and scale, with guides around each.
struct SymbolTemplate {
    let root: SVGElement
    private let symbols: SVGElement

    /// The template in a file; nil where the file has no group `Symbols`.
    init?(_ root: SVGElement) throws(SVGError) {
        guard let symbols = root.children.first(where: { $0.name == "g" && $0.id == "Symbols" }) else { return nil }
        self.root = root
        self.symbols = symbols
    }
}

extension SymbolTemplate {
    /// The cap height of San Francisco in point sizes, to which the guides are drawn: 1443 of 2048 units (apple).
    static let capHeight: CGFloat = 1443.0 / 2048

    /// The regular drawing of medium scale, centred between its margins and on half the cap height.
    func drawing() throws(SVGError) -> SymbolDrawing {
        let left = try guide("left-margin-Regular-M").midX
        let right = try guide("right-margin-Regular-M").midX
        let baseline = try guide("Baseline-M").midY
        let capline = try guide("Capline-M").midY
        guard right > left, baseline > capline else { throw .missingTemplateElement(id: "Baseline-M") }
        guard let group = symbols.first(id: "Regular-M") else { throw .missingTemplateElement(id: "Regular-M") }
        try checkLayers(of: group)

        let pointSize = (baseline - capline) / Self.capHeight
        var transform = AffineTransform(scale: 1 / pointSize)
        transform.prepend(AffineTransform(translationByX: -(left + right) / 2, byY: -(baseline + capline) / 2))
        transform.prepend(try SVGAttributes(symbols).transform())
        var outliner = SVGOutliner()
        try outliner.add(group, style: SVGStyle(), transform: transform)
        return SymbolDrawing(outline: outliner.outline, advance: (right - left) / pointSize)
    }

    /// Where a guide, a line or path anywhere in the file, lies.
    private func guide(_ id: String) throws(SVGError) -> CGRect {
        for group in root.children where group.id != "Symbols" {
            guard let element = group.first(id: id), SVGShape.attributes[element.name] != nil else { continue }
            let attributes = try SVGAttributes(element)
            return try SVGShape.path(attributes).applying(try attributes.transform()).bounds
        }
        throw .missingTemplateElement(id: id)
    }

    /// Throws where a layer of the one-colour picture erases what is behind it, by the file's style sheet.
    private func checkLayers(of group: SVGElement) throws(SVGError) {
        var erasing: Set<Substring> = []
        for style in root.children where style.name == "style" {
            for rule in style.text.split(separator: "}") where rule.contains("clear-behind:true") {
                let selector = rule.prefix { $0 != "{" }.filter { !$0.isWhitespace }
                if selector.hasPrefix(".monochrome") { erasing.insert(Substring(selector.dropFirst())) }
            }
        }
        for layer in group.children {
            let classes = layer.attributes["class"]?.split(separator: " ") ?? []
            if classes.contains(where: erasing.contains) { throw .layersErase(line: layer.line) }
        }
    }
}
