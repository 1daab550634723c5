// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explanation {
    /// The explanations as JSON in UTF-8, format version 1: an object for one, otherwise an array.
    public static func json(_ explanations: [Explanation]) -> [UInt8] {
        var json = JSONWriter()
        if explanations.count == 1 {
            json.print(explanations[0])
        } else {
            json.beginArray(isBroken: true)
            for explanation in explanations {
                json.next()
                json.print(explanation)
            }
            json.endArray()
        }
        json.finish()
        return json.buffer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func print(_ explanation: Explanation) {
        beginObject(isBroken: true)
        key("schemaVersion")
        value(1)
        key("traits")
        printTraits(of: explanation)
        key("id")
        value(explanation.id.description)
        key("preset")
        value(explanation.preset.rawValue)
        key("text")
        value(explanation.title)
        key("figures")
        beginArray(isBroken: true)
        for entry in explanation.entries {
            next()
            print(entry)
        }
        endArray()
        key("approximate")
        value(explanation.remarks)
        key("deviations")
        value(explanation.deviations.map(\.rawValue))
        key("applicableDeviations")
        value(explanation.applicableDeviations.map(\.rawValue))
        endObject()
    }

    private mutating func printTraits(of explanation: Explanation) {
        let traits = explanation.traits
        beginObject()
        key("system")
        value(traits.system.name)
        key("design")
        value(traits.design.rawValue)
        key("width")
        value(explanation.width)
        key("scale")
        value(traits.displayScale)
        key("size")
        value(traits.preferredContentSizeCategory.abbreviation)
        key("direction")
        value(traits.layoutDirection.rawValue)
        key("container")
        value(explanation.container.rawValue)
        key("locale")
        value(traits.locale)
        key("boldText")
        value(traits.legibilityWeight == .bold)
        endObject()
    }

    private mutating func print(_ entry: Explanation.Entry) {
        beginObject()
        key("name")
        value(entry.name)
        key("value")
        value(entry.value)
        key("sum")
        value(entry.formula.text)
        key("certainty")
        value(entry.certainty?.rawValue ?? "stated")
        key("rule")
        value(entry.rule)
        key("terms")
        beginArray()
        for term in entry.formula.terms {
            next()
            print(term)
        }
        endArray()
        endObject()
    }

    private mutating func print(_ term: Term) {
        beginObject()
        key("name")
        value(term.name)
        key("value")
        value(term.value)
        key("certainty")
        value(term.certainty?.rawValue ?? "stated")
        if !term.source.isEmpty {
            key("source")
            value(term.source)
        }
        endObject()
    }
}
