// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CFontconfig

/// The installed fonts as fontconfig knows them; not for use by several threads at a time.
final class InstalledFonts {
    private let configuration: OpaquePointer?

    /// The fonts of the system and the person, by fontconfig's own configuration.
    init() {
        configuration = FcInitLoadConfigAndFonts()
    }

    /// The fonts that one configuration file names, and no others.
    init(configurationFile path: String) {
        configuration = FcConfigCreate()
        _ = FcConfigParseAndLoad(configuration, path, FcTrue)
        _ = FcConfigBuildFonts(configuration)
    }

    deinit {
        if let configuration { FcConfigDestroy(configuration) }
    }
}

extension InstalledFonts {
    /// fontconfig's version, `2.14.1`.
    static var version: String {
        let number = FcGetVersion()
        return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
    }

    /// All the fonts of a family, by path.
    func fonts(ofFamily family: String) -> [FontCandidate] {
        guard let configuration, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
        for object in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT] {
            FcObjectSetAdd(wanted, object)
        }
        guard let set = FcFontList(configuration, pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(set) }
        // fontconfig's set lends `nfont` patterns from its first on.
        let patterns = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
        return patterns.compactMap { $0.flatMap(Self.candidate) }.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }

    /// The installed font that suits a character best, or nil where none has it.
    ///
    /// - Parameters:
    ///   - families: The preferred families, best first.
    ///   - character: A character that the font must have; nil for a font of the families whatever it has.
    func match(families: [String], character: UInt32?, language: String, weight: Double) -> FontCandidate? {
        guard let configuration, let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddString(pattern, FC_LANG, language)
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
        FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
        FcPatternAddBool(pattern, FC_COLOR, FcFalse)
        if let character, let characters = FcCharSetCreate() {
            FcCharSetAddChar(characters, character)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            FcCharSetDestroy(characters)
        }
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        if let character {
            var characters: OpaquePointer?
            guard FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) == FcResultMatch,
                FcCharSetHasChar(characters, character) == FcTrue
            else { return nil }
        }
        return Self.candidate(match)
    }

    private static func candidate(_ pattern: OpaquePointer) -> FontCandidate? {
        var index: Int32 = 0
        var slant: Int32 = 0
        guard let path = string(pattern, FC_FILE) else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        // The upper half of an index is a named instance of a variable font, which is listed as a whole, too.
        return FontCandidate(
            path: path, index: Int(index & 0xFFFF), family: string(pattern, FC_FAMILY) ?? "",
            weights: weights(pattern), isItalic: slant != FC_SLANT_ROMAN)
    }

    private static func weights(_ pattern: OpaquePointer) -> ClosedRange<Double> {
        var weight = 0.0
        if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
            let weight = FcWeightToOpenTypeDouble(weight)
            return weight...weight
        }
        var range: OpaquePointer?
        var lower = 0.0
        var upper = 0.0
        guard FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch,
            FcRangeGetDouble(range, &lower, &upper) == FcTrue
        else { return 400...400 }
        let first = FcWeightToOpenTypeDouble(lower)
        return first...max(first, FcWeightToOpenTypeDouble(upper))
    }

    private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
