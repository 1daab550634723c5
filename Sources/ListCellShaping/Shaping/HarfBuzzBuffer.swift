// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Text on its way through HarfBuzz.
struct HarfBuzzBuffer: ~Copyable {
    private let handle: OpaquePointer?

    struct Glyph {
        var identifier: UInt32
        /// The first scalar of the glyph's cluster.
        var cluster: Int
        var advance: Int32
        var x: Int32
        var y: Int32
    }

    init() {
        handle = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(handle)
    }
}

extension HarfBuzzBuffer {
    /// The glyphs of part of a text from left to right, in font units, y up; the rest of the text is its context.
    ///
    /// - Parameter isPlain: Whether letters stay as they are: no ligatures, no contextual forms, no kerning.
    consuming func shape(
        _ scalars: [UInt32], in range: Range<Int>, with face: FontFace, isRightToLeft: Bool, language: String,
        isPlain: Bool
    ) -> [Glyph] {
        guard range.lowerBound >= 0, range.upperBound <= scalars.count, scalars.count < Int(Int32.max) else {
            return []
        }
        hb_buffer_add_codepoints(
            handle, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(handle, hb_language_from_string(language, -1))
        hb_buffer_guess_segment_properties(handle)
        let features = isPlain ? Self.plainFeatures : []
        hb_shape(face.handle, handle, features, UInt32(features.count))
        var count: UInt32 = 0
        var positionCount: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(handle, &count), count: Int(count))
        let positions = UnsafeBufferPointer(
            start: hb_buffer_get_glyph_positions(handle, &positionCount), count: Int(positionCount))
        return zip(infos, positions).map { info, position in
            Glyph(
                identifier: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance,
                x: position.x_offset, y: position.y_offset)
        }
    }

    private static let plainFeatures = ["calt", "clig", "liga", "kern"].map { (name: String) in
        hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: UInt32.max)
    }
}
