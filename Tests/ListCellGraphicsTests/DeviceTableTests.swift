// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellTestSupport
import Testing

@testable import ListCellGraphics

/// The devices against the recorded table.
@Suite struct DeviceTableTests {
    @Test func everyDeviceIsTheRecordedOne() throws {
        let rows = try Fixture("devices.csv", in: .module).rows
        #expect(rows.count == Device.all.count)
        for row in rows {
            func number(_ column: String) throws -> CGFloat { CGFloat(try #require(Double(row[column] ?? ""))) }
            let expected = Device(
                id: try #require(row["id"]), name: try #require(row["name"]),
                idiom: try #require(UserInterfaceIdiom(rawValue: row["idiom"] ?? "")),
                size: CGSize(width: try number("width"), height: try number("height")),
                displayScale: try number("scale"),
                safeAreaInsets: EdgeInsets(
                    top: try number("top"), left: try number("left"), bottom: try number("bottom"),
                    right: try number("right")))
            #expect(Device.named(expected.id) == expected)
        }
    }
}
