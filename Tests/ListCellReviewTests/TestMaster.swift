// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import ListCellRendering

@testable import ListCellReview

/// Masters drawn for the tests.
enum TestMaster {
    static func bitmap(_ commands: [DrawingCommand], side: Int = 256, ground: RGBA = .clear) throws -> Bitmap {
        try Renderer.render(
            Drawing(size: CGSize(width: 1, height: 1), commands: commands), scale: CGFloat(side), background: ground)
    }

    static func master(_ commands: [DrawingCommand], side: Int = 256, ground: RGBA = .clear) throws -> AppIconMaster {
        try AppIconMaster(png: PNG.encode(bitmap(commands, side: side, ground: ground)))
    }

    static let square = CGRect(x: 0, y: 0, width: 1, height: 1)

    static func fill(_ path: Path, _ color: RGBA) -> DrawingCommand { .fill(path, .nonZero, .color(Color(color))) }

    static func gradient(_ from: CGPoint, _ to: CGPoint, _ first: RGBA, _ last: RGBA) -> DrawingCommand {
        .fill(
            .rect(square), .nonZero,
            .gradient(
                LinearGradient(
                    start: from, end: to,
                    stops: [
                        LinearGradient.Stop(location: 0, color: first), LinearGradient.Stop(location: 1, color: last),
                    ])))
    }

    static let blue = RGBA(hex: 0x2A6FDB)

    /// A white disc on blue, which no check has anything against.
    static let plain: [DrawingCommand] = [
        fill(.rect(square), blue), fill(.circle(center: CGPoint(x: 0.5, y: 0.5), radius: 0.25), .white),
    ]

    /// What is found, except that a master for a test is smaller than one for the store.
    static func findings(_ commands: [DrawingCommand], ground: RGBA = .clear) throws -> [AppIconFinding] {
        try master(commands, ground: ground).findings.filter { $0.rule != "too-small" }
    }
}
