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
    /// The screen around the list, which JSON has where it has any part; default nil.
    public var screen: ScreenLayout?

    /// A layout for a device; the name is printed, and nothing is looked up by it.
    public init(_ layout: ListLayout, deviceName: String, screen: ScreenLayout? = nil) {
        self.layout = layout
        self.deviceName = deviceName
        self.screen = screen
    }
}

extension LayoutReport {
    /// From how many bytes on a part of a text is written.
    static let partSize = 1 << 16

    /// The reports as JSON in UTF-8, with a line feed at the end: an object for one report, otherwise an array.
    public static func json(_ reports: [LayoutReport]) -> [UInt8] {
        var bytes: [UInt8] = []
        writeJSON(count: reports.count, report: { reports[$0] }, to: { bytes += $0 })
        return bytes
    }

    /// The same of reports that are made one by one and let go when they are printed, part by part.
    ///
    /// - Parameters:
    ///   - report: Called once for each index, in order.
    ///   - write: Takes the parts of the text, in order; what it throws ends the printing.
    public static func writeJSON<Failure: Error>(
        count: Int, report: (Int) -> LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var printer = LayoutJSONPrinter()
        try printer.print(count: count, report, to: write)
    }

    /// The reports as a tree for people and for tests, in UTF-8: one element a line, an empty line between reports.
    public static func text(_ reports: [LayoutReport]) -> [UInt8] {
        var bytes: [UInt8] = []
        writeText(count: reports.count, report: { reports[$0] }, to: { bytes += $0 })
        return bytes
    }

    /// The same of reports that are made one by one and let go when they are printed, part by part.
    ///
    /// - Parameters:
    ///   - report: Called once for each index, in order.
    ///   - write: Takes the parts of the text, in order; what it throws ends the printing.
    public static func writeText<Failure: Error>(
        count: Int, report: (Int) -> LayoutReport, to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var printer = LayoutTextPrinter()
        try printer.print(count: count, report, to: write)
    }
}
