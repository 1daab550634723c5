// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import ListCellGraphics

/// Takes a glyph's outline from HarfBuzz: font units, y up, become points, y down.
struct OutlineRecorder {
    private var path = Path()
    /// Points a font unit.
    private let scale: CGFloat

    static func outline(of glyph: UInt32, in font: OpaquePointer, scale: CGFloat) -> Path {
        var recorder = OutlineRecorder(scale: scale)
        withUnsafeMutablePointer(to: &recorder) { listcell_draw_glyph(font, glyph, callbacks, $0) }
        return recorder.path
    }

    private init(scale: CGFloat) {
        self.scale = scale
    }

    private func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: CGFloat(x) * scale, y: -CGFloat(y) * scale)
    }

    // HarfBuzz lets threads share the callbacks once they are immutable, which they are before they are read.
    // Each callback's `data` is the recorder of the one call of `outline` that is running.
    nonisolated(unsafe) private static let callbacks: OpaquePointer? = {
        let callbacks = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            callbacks, { _, data, _, x, y, _ in record(data) { $0.path.move(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            callbacks, { _, data, _, x, y, _ in record(data) { $0.path.addLine(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            callbacks,
            { _, data, _, cx, cy, x, y, _ in
                record(data) { $0.path.addQuadCurve(to: $0.point(x, y), control: $0.point(cx, cy)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            callbacks,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                record(data) {
                    $0.path.addCurve(to: $0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
                }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(callbacks, { _, data, _, _ in record(data) { $0.path.close() } }, nil, nil)
        hb_draw_funcs_make_immutable(callbacks)
        return callbacks
    }()

    private static func record(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlineRecorder) -> Void) {
        guard let data else { return }
        body(&data.assumingMemoryBound(to: OutlineRecorder.self).pointee)
    }
}
