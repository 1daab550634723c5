// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension HeightsReport {
    /// The reports as JSON in UTF-8: an object for one report, otherwise an array of objects that say how they differ.
    public static func json(_ reports: [HeightsReport]) -> [UInt8] {
        var json = JSONWriter()
        if reports.count == 1 {
            reports[0].print(to: &json)
        } else {
            json.beginArray(isBroken: true)
            for report in reports {
                json.next()
                report.print(to: &json)
            }
            json.endArray()
        }
        json.finish()
        return json.buffer.bytes
    }

    private func print(to json: inout JSONWriter) {
        json.beginObject(isBroken: true)
        json.key("schemaVersion")
        json.value(1)
        if !traits.isEmpty {
            json.key("traits")
            json.beginObject()
            for trait in traits {
                json.key(trait.name)
                json.value(trait.value)
            }
            json.endObject()
        }
        json.key("sizes")
        json.value(sizes.map(\.abbreviation))
        json.key("rows")
        json.beginArray(isBroken: true)
        for row in rows {
            json.next()
            json.beginObject()
            json.key("id")
            json.value(row.id)
            json.key("text")
            json.value(row.text)
            json.key("heights")
            json.value(row.heights)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}
