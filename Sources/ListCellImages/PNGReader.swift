// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CPNG

/// libpng's read struct over bytes that it does not own.
struct PNGReader: ~Copyable {
    private let reader: UnsafeMutablePointer<cpng_reader>

    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count) else { throw .damaged("out of memory") }
        self.reader = reader
    }

    deinit { cpng_reader_destroy(reader) }
}

extension PNGReader {
    /// What `body` takes from a reader that stands before the pixels of a file; the reader lives only within.
    static func reading<Result>(
        _ bytes: [UInt8], metadata: Bool, body: (borrowing PNGReader) throws(PNGError) -> Result
    ) throws(PNGError) -> Result {
        try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) -> Result in
            let reader = try PNGReader(buffer)
            try reader.check(cpng_reader_read_info(reader.reader, UInt32(PNG.maximumSide), metadata))
            return try body(reader)
        }
    }

    /// In pixels.
    var size: (width: Int, height: Int) {
        (Int(cpng_reader_width(reader)), Int(cpng_reader_height(reader)))
    }

    /// pHYs of both axes; 0 where there is none or they differ.
    var pixelsPerMetre: UInt32 { cpng_reader_pixels_per_metre(reader) }

    /// Text chunks in the file's order.
    var text: [(keyword: String, value: String)] {
        (0..<cpng_reader_text_count(reader)).map { index in
            var value: UnsafePointer<CChar>?
            var isUTF8 = false
            let keyword = cpng_reader_text(reader, index, &value, &isUTF8)
            return (String(latin1: keyword), isUTF8 ? value.map { String(cString: $0) } ?? "" : String(latin1: value))
        }
    }

    /// Straight RGBA, 8 bits a component.
    func pixels() throws(PNGError) -> [UInt8] {
        // Deflate packs at most 1032 bytes into one, so that no small file can ask for a large buffer.
        guard cpng_reader_raw_count(reader) / 1032 <= reader.pointee.count else {
            throw .damaged("Not enough image data")
        }
        let count = size.width * size.height * 4
        var succeeded = false
        // libpng writes exactly `count` bytes or fails; what it did not write is never read.
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            succeeded = cpng_reader_read_pixels(reader, buffer.baseAddress, count)
            initialized = succeeded ? count : 0
        }
        try check(succeeded)
        return pixels
    }

    private func check(_ succeeded: Bool) throws(PNGError) {
        guard !succeeded else { return }
        throw .damaged(
            withUnsafeBytes(of: &reader.pointee.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
}

extension String {
    /// The text of bytes that end with 0, each a Unicode scalar; empty for nil.
    fileprivate init(latin1 bytes: UnsafePointer<CChar>?) {
        self.init()
        guard var next = bytes else { return }
        while next.pointee != 0 {
            unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
            next += 1
        }
    }
}
