// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// `listcell devices`: the devices whose screen a scene can take.
enum DevicesCommand: Command {
    static let name = "devices"
    static let summary = "Lists the devices: name, id, screen in points, scale, safe area."

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        var table = TextTable()
        for device in Device.all {
            table.add([
                device.name, device.id, "\(whole(device.size.width)) × \(whole(device.size.height))",
                "@\(whole(device.displayScale))x",
                "top \(whole(device.safeAreaInsets.top)) bottom \(whole(device.safeAreaInsets.bottom))",
                device == .default ? "default" : "",
            ])
        }
        try console.write(table.text)
        return .success
    }

    /// The known devices' figures are whole numbers.
    private static func whole(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
}
