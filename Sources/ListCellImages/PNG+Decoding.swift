// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension PNG {
    /// The pixels of a file's bytes, premultiplied: every colour type, depth and interlacing of PNG.
    ///
    /// Components are taken as sRGB; gamma and colour profiles are not applied.
    /// - Parameter maximumSide: the longest side that is read, in pixels; at most `PNG.maximumSide`.
    /// - Throws: `notPNG`, `tooLarge` beyond `maximumSide`, `damaged` for anything that libpng rejects.
    public static func decode(_ bytes: [UInt8], maximumSide: Int = maximumSide) throws(PNGError) -> Bitmap {
        try check(bytes, maximumSide: min(maximumSide, PNG.maximumSide))
        let (size, straight) = try PNGReader.reading(bytes, metadata: false) {
            (reader) throws(PNGError) -> ((width: Int, height: Int), [UInt8]) in
            (reader.size, try reader.pixels())
        }
        guard let bitmap = Bitmap(width: size.width, height: size.height, straightPixels: straight) else {
            throw .damaged("rows are not RGBA")
        }
        return bitmap
    }

    /// The metadata that stands before the pixels, where `encode` writes it.
    /// - Throws: as `decode`, for what stands before the pixels.
    public static func readMetadata(_ bytes: [UInt8]) throws(PNGError) -> Metadata {
        try check(bytes)
        return try PNGReader.reading(bytes, metadata: true) { (reader) throws(PNGError) -> Metadata in
            Metadata(scale: Metadata.scale(pixelsPerMetre: reader.pixelsPerMetre), text: reader.text)
        }
    }

    /// Rejects what is no PNG or too large, before libpng sees it.
    static func check(_ bytes: [UInt8], maximumSide: Int = maximumSide) throws(PNGError) {
        let kind = FileKind(of: bytes)
        guard kind == .png else { throw .notPNG(looksLike: kind?.name) }
        // IHDR comes first: length, type, width and height of four bytes each.
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return }
        func number(at offset: Int) -> Int {
            bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height) = (number(at: 16), number(at: 20))
        guard width <= maximumSide, height <= maximumSide else {
            throw .tooLarge(width: width, height: height, limit: maximumSide)
        }
    }
}
