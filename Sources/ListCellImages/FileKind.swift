// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a file is by its first bytes.
enum FileKind: Hashable {
    case png
    /// Something else, named with its article.
    case other(String)

    /// Nil where the bytes tell nothing.
    init?(of bytes: [UInt8]) {
        guard let (_, kind) = Self.signatures.first(where: { $0.signature.matches(bytes) }) else { return nil }
        self = kind
    }

    /// The name with its article, `a JPEG`; nil for PNG.
    var name: String? {
        if case .other(let name) = self { name } else { nil }
    }
}

extension FileKind {
    /// Bytes at a place in a file, the file's start by default.
    struct Signature {
        var offset = 0
        var bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        init(_ text: String, offset: Int = 0) {
            self.offset = offset
            self.bytes = Array(text.utf8)
        }

        func matches(_ file: [UInt8]) -> Bool {
            bytes.isEmpty ? file.isEmpty : file.dropFirst(offset).starts(with: bytes)
        }
    }

    /// The first that matches counts.
    static let signatures: [(signature: Signature, kind: FileKind)] = [
        (Signature([]), .other("an empty file")),
        // Xcode's build strips the signature's meaning: a CgBI chunk stands where IHDR must.
        (Signature("CgBI", offset: 12), .other("a PNG in Apple's private CgBI form")),
        (Signature([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), .png),
        (Signature([0x89, 0x50, 0x4E, 0x47]), .other("a PNG whose line ends were converted")),
        (Signature("version https://git-lfs."), .other("a Git LFS pointer")),
        (Signature([0xFF, 0xD8, 0xFF]), .other("a JPEG")),
        (Signature("GIF8"), .other("a GIF")),
        (Signature("WEBP", offset: 8), .other("a WebP picture")),
        (Signature("ftyphe", offset: 4), .other("a HEIC picture")),
        (Signature("ftypmif1", offset: 4), .other("a HEIC picture")),
        (Signature("ftypavif", offset: 4), .other("an AVIF picture")),
        (Signature([0x49, 0x49, 0x2A, 0x00]), .other("a TIFF")),
        (Signature([0x4D, 0x4D, 0x00, 0x2A]), .other("a TIFF")),
        (Signature("BM"), .other("a BMP")),
        (Signature("8BPS"), .other("a Photoshop file")),
        (Signature("%PDF-"), .other("a PDF")),
        (Signature("<svg"), .other("an SVG")),
        (Signature("<?xml"), .other("an XML file")),
    ]
}
