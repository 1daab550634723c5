// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import ListCellRendering

/// An app-icon set that is there already, for checks.
public struct AppIconCatalog: Sendable {
    /// An entry of `Contents.json`.
    struct Entry: Decodable, Hashable {
        struct Appearance: Decodable, Hashable {
            var appearance: String
            var value: String
        }

        var filename: String?
        var idiom: String
        var size: String?
        var scale: String?
        var platform: String?
        var appearances: [Appearance]?
    }

    private struct Contents: Decodable {
        var images: [Entry]
    }

    let entries: [Entry]
    /// The pictures by name; a file that cannot be read has its error.
    let pictures: [String: Result<Bitmap, AppIconError>]

    /// The most bytes of `Contents.json` that are read.
    private static let maximumSize = 1 << 20

    /// Takes the files of a set by name, `Contents.json` among them.
    ///
    /// - Throws: `AppIconError.invalidContents`.
    public init(files: [String: [UInt8]]) throws(AppIconError) {
        guard let text = files[AppIconContents.fileName], text.count <= Self.maximumSize,
            let contents = try? JSONDecoder().decode(Contents.self, from: Data(text))
        else { throw .invalidContents }
        entries = contents.images
        var pictures: [String: Result<Bitmap, AppIconError>] = [:]
        for (name, bytes) in files where name != AppIconContents.fileName {
            do throws(PNGError) {
                pictures[name] = .success(try PNG.decode(bytes, maximumSide: AppIconMaster.maximumSide))
            } catch {
                pictures[name] = .failure(.png(error))
            }
        }
        self.pictures = pictures
    }
}

extension AppIconCatalog.Entry {
    /// The side in pixels that the entry asks for; nil where it does not say.
    var pixels: Int? {
        let parts = (size ?? "").split(separator: "x")
        guard parts.count == 2, parts[0] == parts[1], let points = Double(parts[0]) else { return nil }
        let factor = scale.map { Double($0.prefix { $0 != "x" }) ?? 0 } ?? 1
        let pixels = (points * factor).rounded()
        return pixels >= 1 && pixels <= 100_000 ? Int(pixels) : nil
    }

    /// Whether it is a variant of the icon for an appearance.
    var isVariant: Bool { !(appearances ?? []).isEmpty }

    /// What it is for, in the catalog's own words.
    var use: String {
        ([idiom, platform, size, scale].compactMap { $0 } + (appearances ?? []).map(\.value)).joined(separator: " ")
    }
}

extension AppIconCatalog {
    /// What the checks find in the set: files, sizes, transparency, versions.
    public var findings: [AppIconFinding] {
        var findings = entryFindings
        let named = Set(entries.compactMap(\.filename))
        findings += pictures.keys.sorted().filter { !named.contains($0) }.map { .unnamedFile($0) }
        findings += missingSizes.map { .missingSize($0) }
        findings += versionFindings
        return findings
    }

    /// The largest picture that is for every appearance.
    private var largest: (name: String, bitmap: Bitmap)? {
        var result: (name: String, bitmap: Bitmap)?
        for entry in entries where !entry.isVariant {
            guard let name = entry.filename, case .success(let bitmap)? = pictures[name] else { continue }
            if bitmap.width > result?.bitmap.width ?? 0 { result = (name, bitmap) }
        }
        return result
    }

    private var entryFindings: [AppIconFinding] {
        var findings: [AppIconFinding] = []
        var uses: Set<String> = []
        for entry in entries {
            if !uses.insert(entry.use).inserted { findings.append(.repeatedEntry(entry.use)) }
            guard let name = entry.filename else { continue }
            var found: [AppIconFinding] = []
            switch pictures[name] {
            case nil: found = [.missingFile(name)]
            case .failure(let error): found = [.unreadable(file: name, error)]
            case .success(let bitmap): found = Self.findings(name, bitmap, entry)
            }
            findings += found.filter { !findings.contains($0) }
        }
        return findings
    }

    private static func findings(_ name: String, _ bitmap: Bitmap, _ entry: Entry) -> [AppIconFinding] {
        var findings: [AppIconFinding] = []
        if let pixels = entry.pixels, bitmap.width != pixels || bitmap.height != pixels {
            findings.append(
                .wrongSize(file: name, width: bitmap.width, height: bitmap.height, expected: pixels))
        }
        let isDark = entry.appearances?.contains { $0.value == "dark" } ?? false
        let count = isDark ? 0 : bitmap.transparency.count
        if count > 0 { findings.append(.notOpaqueFile(file: name, count: count)) }
        return findings
    }

    /// The sizes of the table that no entry with a picture has; a universal entry of the largest size stands for all.
    private var missingSizes: [Int] {
        let named = entries.filter { $0.filename != nil && !$0.isVariant }
        if named.contains(where: { $0.idiom == "universal" && $0.pixels == AppIconSlot.largestSide }) { return [] }
        let sides = Set(named.compactMap(\.pixels))
        let idioms = Set(entries.map(\.idiom))
        let needed = AppIconSlot.classic.filter { idioms.contains($0.idiom.rawValue) || $0.idiom == .marketing }
        return Array(Set(needed.map(\.pixels)).subtracting(sides)).sorted()
    }

    private var versionFindings: [AppIconFinding] {
        guard let largest else { return [] }
        var findings: [AppIconFinding] = []
        let names = Set(entries.filter { !$0.isVariant }.compactMap(\.filename)).subtracting([largest.name])
        for name in names.sorted() {
            guard case .success(let bitmap)? = pictures[name], bitmap.width == bitmap.height else { continue }
            let expected = largest.bitmap.scaledAsLight(width: bitmap.width, height: bitmap.height)
            let sum = zip(bitmap.pixels, expected.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
            let difference = Double(sum) / Double(bitmap.width * bitmap.height * 3)
            if difference > AppIconLimits.version {
                findings.append(.otherVersion(file: name, difference: difference, limit: AppIconLimits.version))
            }
        }
        return findings
    }
}
