// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension TextShaper {
    /// Cuts a text into units and finds the font of each.
    func units(of string: String) -> [TextUnit] {
        var units: [TextUnit] = []
        var scalarOffset = 0
        var utf16Offset = 0
        var script = Script.none
        for character in string {
            let scalars = character.unicodeScalars
            let range = scalarOffset..<scalarOffset + scalars.count
            var unit = TextUnit(range: range, utf16Offset: utf16Offset, role: .ignorable)
            if let first = scalars.first(where: { !CharacterProperties.isIgnorable($0) }) {
                let own = Script(of: first)
                if own.isOwner { script = own }
                unit.script = script
                findFont(for: &unit, scalars: scalars, first: first)
            }
            units.append(unit)
            scalarOffset = range.upperBound
            utf16Offset += scalars.reduce(0) { $0 + UTF16.width($1) }
        }
        return units
    }

    private func findFont(
        for unit: inout TextUnit, scalars: Character.UnicodeScalarView, first: Unicode.Scalar
    ) {
        let visible = Array(scalars).filter { !CharacterProperties.isIgnorable($0) }
        let composed = CharacterProperties.composed(visible).map(CharacterProperties.drawn)
        unit.isOneCharacter = composed != nil
        func covers(_ face: FontFace) -> Bool {
            composed.map { face.glyph(of: $0.value) != nil } ?? false
                || visible.allSatisfy { face.glyph(of: $0.value) != nil }
        }
        if let face = faces.first(where: covers) {
            unit.role = .system
            unit.face = face
        } else if faces.isEmpty, knownUnits(of: composed ?? first) != nil {
            unit.role = .system
        } else if let face = fallbackFace(for: visible) {
            unit.role = .shaped
            unit.face = face
        } else {
            unit.role = .missing
        }
    }

    private func fallbackFace(for scalars: [Unicode.Scalar]) -> FontFace? {
        for scalar in scalars {
            guard let face = fonts.fallbackFace(for: scalar, font: font, language: language) else { return nil }
            if scalars.allSatisfy({ face.glyph(of: $0.value) != nil }) { return face }
        }
        return nil
    }
}
