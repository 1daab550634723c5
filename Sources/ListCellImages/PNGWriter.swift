// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CPNG

/// libpng's write struct and the bytes written so far.
struct PNGWriter: ~Copyable {
    private let writer: UnsafeMutablePointer<cpng_writer>

    init() throws(PNGError) {
        guard let writer = cpng_writer_create() else { throw .damaged("out of memory") }
        self.writer = writer
    }

    deinit { cpng_writer_destroy(writer) }
}

extension PNGWriter {
    func setHeader(width: Int, height: Int, hasAlpha: Bool, pixelsPerMetre: UInt32) throws(PNGError) {
        try check(cpng_writer_set_header(writer, UInt32(width), UInt32(height), hasAlpha, pixelsPerMetre))
    }

    /// Adds a tEXt chunk, or iTXt where the text is not Latin-1.
    func addText(keyword: String, value: String) throws(PNGError) {
        // libpng would mend a wrong keyword silently.
        guard let key = keyword.latin1, 1...79 ~= key.count, !key.contains(0x0A) else {
            throw .damaged("invalid keyword")
        }
        let isLatin1 = value.latin1 != nil
        let text = value.latin1 ?? Array(value.utf8)
        guard !key.contains(0), !text.contains(0) else { throw .damaged("a text holds NUL") }
        try check(
            (key + [0]).withUnsafeBytes { key in
                (text + [0]).withUnsafeBytes { text in
                    // Both end with the 0 appended here and are copied by libpng.
                    cpng_writer_add_text(
                        writer, key.bindMemory(to: CChar.self).baseAddress,
                        text.bindMemory(to: CChar.self).baseAddress, !isLatin1)
                }
            })
    }

    /// Writes the whole file from straight RGBA pixels.
    func write(_ pixels: [UInt8]) throws(PNGError) -> [UInt8] {
        try check(
            pixels.withUnsafeBufferPointer { cpng_writer_write(writer, $0.baseAddress, $0.count) })
        return Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.count))
    }

    private func check(_ succeeded: Bool) throws(PNGError) {
        guard !succeeded else { return }
        throw .damaged(
            withUnsafeBytes(of: &writer.pointee.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
}

extension String {
    /// The printable Latin-1 bytes, newlines included; nil where a character has none.
    fileprivate var latin1: [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0, 0x0A, 0x20...0x7E, 0xA0...0xFF: bytes.append(UInt8(scalar.value))
            default: return nil
            }
        }
        return bytes
    }
}
