// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Synchronization

/// The fonts that glyphs are drawn with: Inter, a person's own before it, and what fontconfig finds for other scripts.
///
/// Nothing is read before the first glyph is needed; what was read is kept.
public final class FontLibrary: Sendable {
    /// A folder whose fonts come before the installed ones; nil for none.
    public let directory: String?
    /// Whether a character without a glyph is drawn as a box; otherwise it is an error.
    public let isLenient: Bool
    let state: Mutex<State>

    /// A library that reads nothing yet.
    ///
    /// - Parameters:
    ///   - directory: A folder whose fonts come before the installed ones; nil for none.
    ///   - isLenient: Whether a character without a glyph is drawn as a box.
    public convenience init(directory: String? = nil, isLenient: Bool = false) {
        self.init(directory: directory, isLenient: isLenient, configurationFile: nil)
    }

    /// - Parameter configurationFile: A fontconfig file that is read in place of the system's.
    init(directory: String?, isLenient: Bool, configurationFile: String?) {
        self.directory = directory
        self.isLenient = isLenient
        state = Mutex(State(directory: directory, configurationFile: configurationFile))
    }
}

extension FontLibrary {
    /// The package that brings the drawing font.
    static let drawingFontPackage = "fonts-inter"

    /// The fonts that have given glyphs or widths so far, by path.
    public var usedFonts: [FontDescription] {
        state.withLock { $0.used.values.map(\.description) }.sorted { ($0.path, $0.style) < ($1.path, $1.style) }
    }

    /// The characters drawn as boxes so far, each once, by code point; empty unless the library is lenient.
    public var missingCharacters: String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: state.withLock { $0.missing }.sorted())
        return String(result)
    }

    /// The font that draws a letter `a`.
    ///
    /// - Throws: `FontError` where no font is installed that could.
    public func drawingFont(for font: ResolvedFont) throws(FontError) -> FontDescription {
        let faces = try drawingFaces(for: font)
        guard let face = faces.first(where: { $0.glyph(of: 0x61) != nil }) else {
            throw .missingFont(package: Self.drawingFontPackage)
        }
        return face.file.description
    }

    /// The faces that draw Latin text, best first: one of each family of the folder, then Inter if it is installed.
    func drawingFaces(for font: ResolvedFont) throws(FontError) -> [FontFace] {
        try state.withLock { state throws(FontError) in try state.drawingFaces(for: font) }
    }

    /// The installed face for a character that the drawing faces do not have; nil where there is none.
    func fallbackFace(for character: Unicode.Scalar, font: ResolvedFont, language: String) -> FontFace? {
        state.withLock { $0.fallbackFace(for: character, font: font, language: language) }
    }

    /// Remembers what a text was drawn or measured with.
    func note(_ faces: [FontFace], missing: [Unicode.Scalar] = []) {
        state.withLock { state in
            for face in faces { state.used[ObjectIdentifier(face.file)] = face.file }
            state.missing.formUnion(missing)
        }
    }
}
