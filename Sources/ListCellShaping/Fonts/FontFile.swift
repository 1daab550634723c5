// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import ListCellFiles
import ListCellText

/// A font of a file, mapped into memory, at its default weight.
final class FontFile: Sendable {
    let path: String
    /// The font's place in a collection.
    let index: Int
    let isFromDirectory: Bool
    /// The range of the weight axis; nil where the font has none.
    let weightAxis: ClosedRange<Double>?
    /// The range of the optical size axis, in points; nil where the font has none.
    let opticalSizeAxis: ClosedRange<Double>?
    // HarfBuzz lets threads share a face once it is immutable, which it is before `init` returns.
    nonisolated(unsafe) let handle: OpaquePointer

    init(path: String, index: Int, isFromDirectory: Bool) throws(FontError) {
        guard FileSystem.kind(path) == .file, let blob = hb_blob_create_from_file_or_fail(path) else {
            throw .unreadable(path: path)
        }
        defer { hb_blob_destroy(blob) }
        guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            throw .unreadable(path: path)
        }
        handle = face
        hb_face_make_immutable(face)
        self.path = path
        self.index = index
        self.isFromDirectory = isFromDirectory
        weightAxis = Self.axis("wght", of: face)
        opticalSizeAxis = Self.axis("opsz", of: face)
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else { throw .unreadable(path: path) }
    }

    deinit {
        hb_face_destroy(handle)
    }
}

extension FontFile {
    var family: String { name(.typographicFamily) ?? name(.family) ?? fileName }

    var style: String { name(.typographicSubfamily) ?? name(.subfamily) ?? "" }

    var description: FontDescription {
        FontDescription(family: family, style: style, path: path, isFromDirectory: isFromDirectory)
    }

    /// What choosing among the fonts of a folder needs to know.
    var candidate: FontCandidate {
        let font = hb_font_create(handle)
        defer { hb_font_destroy(font) }
        let weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        return FontCandidate(
            path: path, index: index, family: family, weights: weightAxis ?? weight...weight,
            isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0)
    }

    private var fileName: String { String(path.split(separator: "/").last ?? "") }

    /// OpenType's numbers of names.
    private enum Name: UInt32 {
        case family = 1
        case subfamily = 2
        case typographicFamily = 16
        case typographicSubfamily = 17
    }

    private func name(_ name: Name) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var count = UInt32(bytes.count)
        guard hb_ot_name_get_utf8(handle, name.rawValue, hb_language_from_string("en", -1), &count, &bytes) > 0 else {
            return nil
        }
        return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func axis(_ tag: String, of face: OpaquePointer) -> ClosedRange<Double>? {
        var info = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, hb_tag_from_string(tag, -1), &info) != 0,
            info.min_value <= info.max_value
        else { return nil }
        return Double(info.min_value)...Double(info.max_value)
    }
}
