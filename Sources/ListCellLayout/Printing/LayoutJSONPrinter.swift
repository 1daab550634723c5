// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Prints laid-out lists as JSON, format version 1: keys in the documented order, an absent element without a key.
struct LayoutJSONPrinter {
    private var json = JSONWriter()

    /// Prints reports that are made one by one, and writes the text part by part.
    mutating func print<Failure: Error>(
        count: Int, _ report: (Int) -> LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        if count == 1 {
            try print(report(0), to: write)
        } else {
            json.beginArray(isBroken: true)
            for index in 0..<count {
                json.next()
                try print(report(index), to: write)
            }
            json.endArray()
        }
        json.finish()
        try write(json.take())
    }

    private mutating func print<Failure: Error>(
        _ report: LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        json.beginObject(isBroken: true)
        json.key("schemaVersion")
        json.value(1)
        json.key("traits")
        printTraits(of: report)
        json.key("contentSize")
        json.value(report.layout.contentSize)
        if let screen = report.screen, !screen.elements.isEmpty {
            json.key("screen")
            json.print(screen)
        }
        json.key("sections")
        json.beginArray(isBroken: true)
        for section in report.layout.sections {
            json.next()
            try print(section, to: write)
        }
        json.endArray()
        json.endObject()
    }

    private mutating func printTraits(of report: LayoutReport) {
        let layout = report.layout
        let traits = layout.traits
        json.beginObject()
        json.key("system")
        json.value(traits.system.name)
        json.key("design")
        json.value(traits.design.rawValue)
        json.key("device")
        json.value(report.deviceName)
        json.key("width")
        json.value(layout.contentSize.width)
        json.key("scale")
        json.value(traits.displayScale)
        json.key("size")
        json.value(traits.preferredContentSizeCategory.abbreviation)
        json.key("appearance")
        json.value(traits.userInterfaceStyle.rawValue)
        json.key("direction")
        json.value(traits.layoutDirection.rawValue)
        json.key("container")
        json.value(layout.container.rawValue)
        json.key("locale")
        json.value(traits.locale)
        json.key("boldText")
        json.value(traits.legibilityWeight == .bold)
        json.key("contrast")
        json.value(traits.accessibilityContrast.rawValue)
        json.key("deviations")
        json.value(layout.deviations)
        json.endObject()
    }

    private mutating func print<Failure: Error>(
        _ section: SectionLayout, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        json.beginObject(isBroken: true)
        if let card = section.card {
            json.key("card")
            json.beginObject()
            json.key("frame")
            json.value(card.frame)
            json.key("cornerRadius")
            json.value(card.cornerRadius)
            json.endObject()
        }
        if let header = section.header {
            json.key("header")
            json.print(header)
        }
        json.key("rows")
        json.beginArray(isBroken: true)
        for row in section.rows {
            json.next()
            json.print(row)
            if json.buffer.bytes.count >= LayoutReport.partSize { try write(json.take()) }
        }
        json.endArray()
        if let footer = section.footer {
            json.key("footer")
            json.print(footer)
        }
        json.endObject()
    }
}
