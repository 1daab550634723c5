// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Prints laid-out lists as a tree, two spaces a level, one element a line, a frame as `x,y width×height`.
struct LayoutTextPrinter {
    private var buffer = TextBuffer()

    /// Prints reports that are made one by one, and writes the text part by part.
    mutating func print<Failure: Error>(
        count: Int, _ report: (Int) -> LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        for index in 0..<count {
            if index > 0 { buffer.append("\n") }
            try print(report(index), to: write)
        }
        try write(buffer.take())
    }

    private mutating func print<Failure: Error>(
        _ report: LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        try print(report.layout, deviceName: report.deviceName, to: write)
    }

    /// A layout alone; without a device's name where that is nil.
    static func text(of layout: ListLayout) -> String {
        var printer = LayoutTextPrinter()
        var bytes: [UInt8] = []
        printer.print(layout, deviceName: nil) { bytes += $0 }
        bytes += printer.buffer.take()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func print<Failure: Error>(
        _ layout: ListLayout, deviceName: String?, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        begin(depth: 0, "list")
        buffer.append(layout.contentSize)
        printTraits(of: layout, deviceName: deviceName)
        for (index, section) in layout.sections.enumerated() {
            begin(depth: 1, "section ")
            buffer.append(index)
            buffer.append("\n")
            try print(section, to: write)
        }
    }

    private mutating func printTraits(of layout: ListLayout, deviceName: String?) {
        let traits = layout.traits
        field(traits.system.name)
        buffer.append("  design ")
        buffer.append(traits.design.rawValue)
        if let deviceName { field(deviceName) }
        buffer.append("  @")
        buffer.append(traits.displayScale)
        buffer.append("x")
        field(traits.preferredContentSizeCategory.abbreviation)
        field(traits.userInterfaceStyle.rawValue)
        field(traits.layoutDirection.rawValue)
        field(layout.container.rawValue)
        field(traits.locale)
        if traits.legibilityWeight == .bold { field("bold text") }
        if traits.accessibilityContrast == .high { field("high contrast") }
        for name in layout.deviations { field(name) }
        buffer.append("\n")
    }

    private mutating func print<Failure: Error>(
        _ section: SectionLayout, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        if let card = section.card {
            begin(depth: 2, "card")
            buffer.append(card.frame)
            buffer.append("  radius ")
            buffer.append(card.cornerRadius)
            buffer.append("\n")
        }
        if let header = section.header { print(header, "header ") }
        for row in section.rows {
            print(row, "row ")
            if buffer.bytes.count >= LayoutReport.partSize { try write(buffer.take()) }
        }
        if let footer = section.footer { print(footer, "footer ") }
    }

    private mutating func print(_ cell: CellLayout, _ name: StaticString) {
        begin(depth: 2, name)
        buffer.append(cell.id.description)
        buffer.append(cell.frame)
        if cell.kind == .row {
            buffer.append("  content")
            buffer.append(cell.contentView)
        }
        buffer.append("\n")
        if let image = cell.image { print(image) }
        if let text = cell.text { print(text, "text ") }
        if let text = cell.secondaryText { print(text, "secondaryText ") }
        if let control = cell.control {
            begin(depth: 3, "control ")
            buffer.append(control.control.name)
            print(control.shownLabel, control.frame, items: control.items)
        }
        for accessory in cell.accessories { print(accessory) }
        if let separator = cell.separator { print(separator, "separator") }
        if let separator = cell.topSeparator { print(separator, "topSeparator") }
    }
}

extension LayoutTextPrinter {
    private mutating func print(_ image: ImageLayout) {
        begin(depth: 3, "image")
        buffer.append(image.frame)
        buffer.append("  reserved")
        buffer.append(image.reserved)
        if let tile = image.tile {
            buffer.append("  tile")
            buffer.append(tile)
        }
        buffer.append("\n")
    }

    private mutating func print(_ label: LabelLayout, _ name: StaticString) {
        begin(depth: 3, name)
        buffer.append(quoted: label.string)
        buffer.append(label.frame)
        buffer.append("  lines ")
        buffer.append(label.lines.count)
        buffer.append("  baseline ")
        buffer.append(label.firstBaseline)
        if label.lines.count > 1 {
            buffer.append(" to ")
            buffer.append(label.lastBaseline)
        }
        if label.firstLineIndent != 0 {
            buffer.append("  firstLineIndent ")
            buffer.append(label.firstLineIndent)
        }
        if label.isTruncated { field("truncated") }
        if label.isApproximate { field("approximate") }
        buffer.append("\n")
    }

    private mutating func print(_ accessory: AccessoryLayout) {
        begin(depth: 3, "accessory ")
        buffer.append(accessory.accessory.kind.name)
        print(accessory.shownLabel, accessory.frame, items: accessory.items)
    }

    /// The rest of the line of an accessory or a control, and an item a line.
    private mutating func print(_ label: LabelLayout?, _ frame: CGRect, items: [ControlPart]) {
        if let label {
            buffer.append(" ")
            buffer.append(quoted: label.string)
        }
        buffer.append(frame)
        buffer.append("\n")
        for item in items {
            begin(depth: 4, "item ")
            buffer.append(quoted: item.label?.string ?? "")
            buffer.append(item.frame)
            buffer.append("\n")
        }
    }

    private mutating func print(_ separator: SeparatorLayout, _ name: StaticString) {
        begin(depth: 3, name)
        buffer.append(separator.frame)
        buffer.append("\n")
    }

    private mutating func begin(depth: Int, _ name: StaticString) {
        buffer.append(spaces: 2 * depth)
        buffer.append(name)
    }

    private mutating func field(_ text: String) {
        buffer.append("  ")
        buffer.append(text)
    }
}

extension TextBuffer {
    /// Appends a space and the size as `width×height`.
    fileprivate mutating func append(_ size: CGSize) {
        append(" ")
        append(size.width)
        append("×")
        append(size.height)
    }

    /// Appends a space and the rectangle as `x,y width×height`.
    fileprivate mutating func append(_ rect: CGRect) {
        append(" ")
        append(rect.origin.x)
        append(",")
        append(rect.origin.y)
        append(rect.size)
    }
}
