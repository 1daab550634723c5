// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The form of a picture file.
enum FileForm: String {
    case png, svg

    /// The form of bytes that are to be written; nil where they are no picture.
    init?(_ bytes: some Sequence<UInt8>) {
        let start = Array(bytes.prefix(8))
        if start == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] {
            self = .png
        } else if start.starts(with: "<svg".utf8) || start.starts(with: "<?xml".utf8) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether a file's name says that it is of this form.
    func isNamed(by path: String) -> Bool { path.lowercased().hasSuffix("." + rawValue) }

    /// The extension of a name that promises a form of picture that is never written; nil for any other name.
    static func foreignExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let known = ["jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "heif", "avif", "pdf"]
        let found = name[name.index(after: dot)...].lowercased()
        return known.contains(found) ? found : nil
    }
}
