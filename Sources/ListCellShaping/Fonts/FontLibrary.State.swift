// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles
import ListCellGraphics
import ListCellText

extension FontLibrary {
    /// What has been read of the fonts; in use by one thread at a time.
    struct State {
        let directory: String?
        let configurationFile: String?
        var used: [ObjectIdentifier: FontFile] = [:]
        var missing: Set<Unicode.Scalar> = []
        private var installed: InstalledFonts?
        private var directoryFonts: [FontCandidate]?
        private var inter: [FontCandidate]?
        private var files: [FileKey: FontFile] = [:]
        private var faces: [FaceKey: FontFace] = [:]
        private var drawing: [DrawingKey: [FontFace]] = [:]
        private var fallbacks: [FallbackKey: FontFace?] = [:]

        private struct FileKey: Hashable {
            var path: String
            var index: Int
        }

        private struct FaceKey: Hashable {
            var file: FileKey
            var weight: Double?
            var opticalSize: Double?
        }

        private struct DrawingKey: Hashable {
            var size: CGFloat
            var weight: FontWeight

            init(_ font: ResolvedFont) {
                size = font.pointSize
                weight = font.weight
            }
        }

        private struct FallbackKey: Hashable {
            var choice: Choice
            var font: DrawingKey

            enum Choice: Hashable {
                case script(Script, language: String)
                case character(Unicode.Scalar, language: String)
            }
        }

        init(directory: String?, configurationFile: String?) {
            self.directory = directory
            self.configurationFile = configurationFile
        }
    }
}

extension FontLibrary.State {
    /// From this size on, in points, the display cut of a family is drawn, whose letters fit the recorded advances.
    ///
    /// At 20 points Inter's regular letters are 0.036 em wider than the recorded ones on average, those of Inter
    /// Display 0.018 narrower; at 17 points both differ by 0.027 (measured).
    static let displaySize: CGFloat = 20

    /// The families under which the releases of Inter and their packages are installed.
    static let interFamilies = ["Inter", "Inter Display", "Inter Variable"]

    mutating func drawingFaces(for font: ResolvedFont) throws(FontError) -> [FontFace] {
        let key = DrawingKey(font)
        if let faces = drawing[key] { return faces }
        var faces: [FontFace] = []
        for family in try familiesOfDirectory() {
            if let face = try face(best: family, for: font, isFromDirectory: true) { faces.append(face) }
        }
        if inter == nil {
            let fonts = installedFonts()
            inter = Self.interFamilies.flatMap { fonts.fonts(ofFamily: $0) }
        }
        if let face = try? face(best: inter ?? [], for: font, isFromDirectory: false) { faces.append(face) }
        drawing[key] = faces
        return faces
    }

    mutating func fallbackFace(for character: Unicode.Scalar, font: ResolvedFont, language: String) -> FontFace? {
        let script = Script(of: character)
        if let face = face(of: script, font: font, language: language), face.glyph(of: character.value) != nil {
            return face
        }
        let key = FallbackKey(choice: .character(character, language: language), font: DrawingKey(font))
        if let known = fallbacks[key] { return known }
        let match = installedFonts().match(
            families: ["sans-serif"], character: character.value, language: language,
            weight: font.weight.openTypeWeight)
        var face: FontFace?
        if let match { face = try? self.face(best: [match], for: font, isFromDirectory: false) }
        if face?.glyph(of: character.value) == nil { face = nil }
        fallbacks[key] = .some(face)
        return face
    }

    private mutating func face(of script: Script, font: ResolvedFont, language: String) -> FontFace? {
        guard script.isOwner else { return nil }
        let key = FallbackKey(choice: .script(script, language: language), font: DrawingKey(font))
        if let known = fallbacks[key] { return known }
        var face: FontFace?
        if let family = script.family(language: language) {
            face = try? self.face(best: installedFonts().fonts(ofFamily: family), for: font, isFromDirectory: false)
        }
        fallbacks[key] = .some(face)
        return face
    }

    private mutating func installedFonts() -> InstalledFonts {
        if let installed { return installed }
        let fonts = configurationFile.map(InstalledFonts.init(configurationFile:)) ?? InstalledFonts()
        installed = fonts
        return fonts
    }

    private mutating func face(
        best candidates: [FontCandidate], for font: ResolvedFont, isFromDirectory: Bool
    ) throws(FontError) -> FontFace? {
        let weight = font.weight.openTypeWeight
        guard
            let best = FontCandidate.best(
                of: candidates, weight: weight, isDisplay: font.pointSize >= Self.displaySize)
        else { return nil }
        let file = try file(path: best.path, index: best.index, isFromDirectory: isFromDirectory)
        let key = FaceKey(
            file: FileKey(path: best.path, index: best.index), weight: file.weightAxis?.clamping(weight),
            opticalSize: file.opticalSizeAxis?.clamping(Double(font.pointSize)))
        if let face = faces[key] { return face }
        let face = FontFace(file: file, weight: key.weight, opticalSize: key.opticalSize)
        faces[key] = face
        return face
    }

    private mutating func file(path: String, index: Int, isFromDirectory: Bool) throws(FontError) -> FontFile {
        let key = FileKey(path: path, index: index)
        if let file = files[key] { return file }
        let file = try FontFile(path: path, index: index, isFromDirectory: isFromDirectory)
        files[key] = file
        return file
    }

    /// The fonts of the person's folder by family, the family of the first file first.
    private mutating func familiesOfDirectory() throws(FontError) -> [[FontCandidate]] {
        guard let directory else { return [] }
        if directoryFonts == nil {
            guard let names = FileSystem.names(in: directory) else { throw .missingFolder(path: directory) }
            var fonts: [FontCandidate] = []
            for name in names where Self.isFontFile(name) {
                let path = directory + "/" + name
                fonts.append(try file(path: path, index: 0, isFromDirectory: true).candidate)
            }
            directoryFonts = fonts
        }
        var families: [(name: String, fonts: [FontCandidate])] = []
        for font in directoryFonts ?? [] {
            if let index = families.firstIndex(where: { $0.name == font.familyOfCuts }) {
                families[index].fonts.append(font)
            } else {
                families.append((font.familyOfCuts, [font]))
            }
        }
        return families.map(\.fonts)
    }

    private static func isFontFile(_ name: String) -> Bool {
        let name = name.lowercased()
        return !name.hasPrefix(".") && (name.hasSuffix(".otf") || name.hasSuffix(".ttf"))
    }
}

extension ClosedRange {
    fileprivate func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
