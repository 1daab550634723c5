// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import Testing

extension Repository {
    /// Compares a picture with a file's pixel by pixel, or writes it there when recording.
    ///
    /// Where they differ, what was found is written beside other temporary files, for people to look at.
    static func expect(_ bitmap: Bitmap, at path: String, _ location: SourceLocation = #_sourceLocation) throws {
        let url = file(path)
        let bytes = Data(try PNG.encode(bitmap))
        if isRecording {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url, options: .atomic)
            return
        }
        let expected = (try? Data(contentsOf: url)).flatMap { try? PNG.decode(Array($0)) }
        guard expected != bitmap else { return }
        let found = FileManager.default.temporaryDirectory.appending(path: "listcell-" + url.lastPathComponent)
        try bytes.write(to: found)
        Issue.record(
            """
            \(path): \(expected.map { difference($0, bitmap) } ?? "is not there")
            found \(found.path)
            LISTCELL_RECORD=all swift test --filter FidelityTests writes it anew
            """, sourceLocation: location)
    }

    /// Where two pictures differ, in words.
    private static func difference(_ expected: Bitmap, _ found: Bitmap) -> String {
        guard expected.width == found.width, expected.height == found.height else {
            return "is \(expected.width) × \(expected.height), found \(found.width) × \(found.height)"
        }
        let places = stride(from: 0, to: found.pixels.count, by: 4).filter {
            expected.pixels[$0..<$0 + 4] != found.pixels[$0..<$0 + 4]
        }
        guard let first = places.first else { return "is the same" }
        let (x, y) = (first / 4 % found.width, first / 4 / found.width)
        let pixels = [expected, found].map { "\(Array($0.pixels[first..<first + 4]))" }
        return "\(places.count) pixels differ, the first at (\(x), \(y)): \(pixels.joined(separator: " is now "))"
    }
}
