// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A laid-out list with the name of the device it is for: what `layout` prints.
public struct LayoutReport: Hashable, Sendable {
    /// The list with all its frames.
    public var layout: ListLayout
    /// The device's name as people write it, `iPhone 17`.
    public var deviceName: String

    /// A layout for a device; the name is printed, and nothing is looked up by it.
    public init(_ layout: ListLayout, deviceName: String) {
        self.layout = layout
        self.deviceName = deviceName
    }
}

extension LayoutReport {
    /// The reports as JSON in UTF-8, with a line feed at the end: an object for one report, otherwise an array.
    public static func json(_ reports: [LayoutReport]) -> [UInt8] { json(count: reports.count) { reports[$0] } }

    /// The same of reports that are made one by one and let go when they are printed.
    ///
    /// - Parameter report: Called once for each index, in order.
    public static func json(count: Int, report: (Int) -> LayoutReport) -> [UInt8] {
        var printer = LayoutJSONPrinter()
        printer.print(count: count, report)
        return printer.buffer.bytes
    }

    /// The reports as a tree for people and for tests, in UTF-8: one element a line, an empty line between reports.
    public static func text(_ reports: [LayoutReport]) -> [UInt8] { text(count: reports.count) { reports[$0] } }

    /// The same of reports that are made one by one and let go when they are printed.
    ///
    /// - Parameter report: Called once for each index, in order.
    public static func text(count: Int, report: (Int) -> LayoutReport) -> [UInt8] {
        var printer = LayoutTextPrinter()
        printer.print(count: count, report)
        return printer.buffer.bytes
    }
}
