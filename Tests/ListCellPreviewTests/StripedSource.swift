// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

@testable import ListCellPreview

/// A source whose every pixel tells its row of the content and the state it was drawn for.
enum StripedSource {
    struct Failure: Error {}

    static let contentHeight = 500
    static let sizeSteps = -3...8

    static func pixel(x: Int, y: Int, state: PreviewState) -> [UInt8] {
        let row = y + state.contentOffset
        let flags = (state.isAppearanceExchanged ? 128 : 0) + (state.isDirectionExchanged ? 64 : 0)
        return [
            UInt8(row & 0xFF), UInt8(truncatingIfNeeded: x * 2 + row >> 8), UInt8(flags + 20 + state.sizeStep), 255,
        ]
    }

    static func bitmap(_ state: PreviewState, width: Int = 90, height: Int = 120) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x: x, y: y, state: state) } }
        return bitmap
    }

    /// - Parameter failingStep: the `sizeStep` at which drawing fails; nil for none.
    static func source(
        name: String = "stripes", failingStep: Int? = nil, contentHeight: Int = contentHeight,
        save: ((PreviewPicture, PreviewState) throws -> String)? = nil,
        opened: @escaping (CGPoint, PreviewState) throws -> PreviewSource? = { _, _ in nil },
        reloaded: @escaping () throws -> PreviewSource? = { nil }
    ) -> PreviewSource {
        PreviewSource(
            name: name,
            picture: { state in
                if state.sizeStep == failingStep { throw Failure() }
                return PreviewPicture(
                    bitmap: bitmap(state), displayScale: 3, contentHeight: contentHeight, caption: "L  iOS 27",
                    sizeSteps: sizeSteps)
            }, save: save, opened: opened, reloaded: reloaded, describe: { _ in "cannot be drawn" })
    }
}
