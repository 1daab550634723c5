// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// From right to left every frame inside a cell is mirrored, whatever frames a cell comes to have: they are found by
/// reflection.
@Suite struct MirroringTests {
    /// The frames and places of a cell by their paths; the image of a background lies as the screen's sides say.
    static func places(_ value: Any, _ path: String, _ found: inout [String: CGRect]) {
        if let frame = value as? CGRect {
            found[path] = frame
        } else if let line = value as? LineLayout {
            found[path] = CGRect(x: line.x, y: line.baseline, width: line.line.width, height: 0)
        } else if isPartOfALayout(value) {
            for (index, child) in Mirror(reflecting: value).children.enumerated() {
                if value is BackgroundLayout, child.label == "image" { continue }
                places(child.value, "\(path).\(child.label ?? String(index))", &found)
            }
        }
    }

    private static func isPartOfALayout(_ value: Any) -> Bool {
        let name = String(describing: type(of: value))
        return ["Optional<", "Array<", "Boxed<"].contains { name.hasPrefix($0) } || name.hasSuffix("Layout")
            || name == "Box"
    }

    private func expectMirrored(_ list: List, _ traits: TraitCollection, _ what: String) -> [String] {
        let layouts = LayoutDirection.allCases.map { direction in
            var traits = traits
            traits.layoutDirection = direction
            return ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer()).sections.flatMap {
                [$0.header, $0.footer].compactMap(\.self) + $0.rows
            }
        }
        var paths: [String] = []
        for (leftToRight, rightToLeft) in zip(layouts[0], layouts[1]) {
            var (a, b): ([String: CGRect], [String: CGRect]) = ([:], [:])
            Self.places(leftToRight, "", &a)
            Self.places(rightToLeft, "", &b)
            #expect(a.removeValue(forKey: ".frame") == b.removeValue(forKey: ".frame"))
            #expect(a.keys.sorted() == b.keys.sorted(), "\(what)")
            for (path, frame) in a {
                guard let other = b[path] else { continue }
                let distance = abs(other.minX - frame.mirrored(in: leftToRight.frame.width).minX)
                let isSame = other.size == frame.size && other.minY == frame.minY
                if distance > 1e-6 || !isSame { Issue.record("\(what): \(leftToRight.id)\(path)") }
            }
            for (text, other) in [
                (leftToRight.text, rightToLeft.text), (leftToRight.secondaryText, rightToLeft.secondaryText),
            ] {
                // What indents the first line on the left shortens it on the right.
                guard let text, let other, let first = other.lines.first else { continue }
                if text.firstLineIndent != 0 {
                    #expect(abs(other.firstLineIndent - (first.x - other.frame.minX)) < 1e-6, "\(what)")
                }
            }
            paths += a.keys
        }
        return paths
    }

    @Test func everyFrameOfRandomListsIsMirrored() {
        for seed in UInt64(1)...300 {
            var random = RandomList(seed: seed)
            let traits = random.traits()
            _ = expectMirrored(random.list(traits), traits, "seed \(seed)")
        }
    }

    /// The elements that few lists have.
    @Test func everyFrameOfACellWithAllElementsIsMirrored() {
        var content = ListContentConfiguration(preset: .cell, design: .design26)
        content.text = "A text that goes on for more than one line of a row, wherever it ends"
        content.secondaryText = "Value"
        let tile = CGRect(x: 4, y: 4, width: 20, height: 28)
        content.image = Image(Drawing(size: CGSize(width: 36, height: 36), commands: []), tile: tile)
        var cell = ListCell(content, accessories: [.init(.label("12")), .init(.reorder, displayed: .always)])
        cell.background = .listCell()
        cell.background?.backgroundInsets.leading = 20
        cell.background?.backgroundColor = .systemRed
        cell.separator.topSeparatorVisibility = .visible
        var paths: Set<String> = []
        for container in List.Container.allCases {
            for size in [ContentSizeCategory.large, .accessibilityExtraLarge] {
                let list = List(container: container, sections: [List.Section(rows: [cell, cell])])
                let traits = TraitCollection(preferredContentSizeCategory: size)
                paths.formUnion(expectMirrored(list, traits, "\(container) \(size.abbreviation)"))
            }
        }
        for part in [
            "tile", "label.box.some.value.lines.0", "verticalSeparator", "topSeparator", "background", "reserved",
        ] {
            #expect(paths.contains { $0.contains(part) }, "\(part): \(paths.sorted())")
        }
    }
}
