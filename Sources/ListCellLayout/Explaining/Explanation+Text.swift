// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explanation {
    /// The explanations for people, in UTF-8: one number a line, then every figure once; an empty line between them.
    public static func text(_ explanations: [Explanation]) -> [UInt8] {
        var printer = ExplanationTextPrinter()
        for (index, explanation) in explanations.enumerated() {
            if index > 0 { printer.buffer.append("\n") }
            printer.print(explanation)
        }
        return printer.buffer.bytes
    }
}

/// Prints explanations in aligned columns.
private struct ExplanationTextPrinter {
    var buffer = TextBuffer()

    mutating func print(_ explanation: Explanation) {
        printHead(explanation)
        let lines = explanation.entries.map {
            (sum: sum($0), certainty: $0.certainty?.rawValue ?? "stated", rule: $0.rule)
        }
        let widths = [width(explanation.entries.map(\.name), limit: 30), width(lines.map(\.sum), limit: 54)]
        for (entry, line) in zip(explanation.entries, lines) {
            buffer.append(spaces: 2)
            append(entry.name, width: widths[0])
            append(line.sum, width: widths[1])
            append(line.certainty, width: 10)
            buffer.append(line.rule)
            buffer.append("\n")
        }
        printFigures(of: explanation)
        for remark in explanation.remarks {
            buffer.append("approximate: ")
            buffer.append(remark)
            buffer.append("\n")
        }
        print(explanation.deviations, "deviation in force: ") { $0.evidence.otherwise }
        print(explanation.applicableDeviations, "deviation that would change this: ") { deviation in
            explanation.deviations.contains(deviation) ? deviation.evidence.byDefault : deviation.evidence.otherwise
        }
    }

    private mutating func printHead(_ explanation: Explanation) {
        let traits = explanation.traits
        buffer.append(explanation.id.description)
        buffer.append("  ")
        buffer.append(quoted: explanation.title)
        for field in [
            explanation.preset.rawValue, traits.system.name, "design \(traits.design.rawValue)",
            "width \(TextBuffer.text(of: explanation.width))", "@\(TextBuffer.text(of: traits.displayScale))x",
            traits.preferredContentSizeCategory.abbreviation, traits.layoutDirection.rawValue,
            explanation.container.rawValue, traits.locale,
        ] {
            buffer.append("  ")
            buffer.append(field)
        }
        buffer.append("\n")
    }

    /// `52 = max(22 + 30, 15 + 20.333 + 15)`, or `16 = card inset` where one term is all.
    private func sum(_ entry: Explanation.Entry) -> String {
        let value = TextBuffer.text(of: entry.value)
        let text = entry.formula.text
        guard text == value else { return "\(value) = \(text)" }
        let terms = entry.formula.terms
        let only = terms.first { TextBuffer.text(of: $0.value) == value } ?? terms.first
        return "\(value) = \(only?.name ?? text)"
    }

    /// Every figure that a sum has as a term, once, with its source.
    private mutating func printFigures(of explanation: Explanation) {
        var seen: Set<Term> = []
        let terms = explanation.entries.flatMap(\.formula.terms).filter {
            $0.certainty != nil && !$0.source.isEmpty && seen.insert($0).inserted
        }
        guard !terms.isEmpty else { return }
        buffer.append("figures\n")
        let nameWidth = width(terms.map(\.name), limit: 46)
        for term in terms {
            buffer.append(spaces: 2)
            append(TextBuffer.text(of: term.value), width: 10)
            append(term.name, width: nameWidth)
            append(term.certainty?.rawValue ?? "", width: 10)
            buffer.append(term.source)
            buffer.append("\n")
        }
    }

    private mutating func print(
        _ deviations: [Deviation], _ label: StaticString, _ words: (Deviation) -> String
    ) {
        for deviation in deviations {
            buffer.append(label)
            buffer.append(deviation.rawValue)
            buffer.append(": ")
            buffer.append(words(deviation))
            buffer.append("\n")
        }
    }

    private func width(_ texts: [String], limit: Int) -> Int {
        texts.map(\.unicodeScalars.count).filter { $0 <= limit }.max() ?? 0
    }

    private mutating func append(_ text: String, width: Int) {
        buffer.append(text)
        buffer.append(spaces: width + 2 - text.unicodeScalars.count)
        if text.unicodeScalars.count > width { buffer.append("  ") }
    }
}
