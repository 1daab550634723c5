// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Arguments {
    /// The value of an option that knows names; nil where it was not given.
    func named<Value>(
        _ option: OptionDeclaration, expected: String, known: [String], read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = value(of: option) else { return nil }
        guard let value = read(text) else {
            throw .invalidValue(option: option.name, found: text, expected: expected, known: known)
        }
        return value
    }

    /// The value of an option that takes one of an enumeration's raw values, without regard to case and spaces.
    func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ option: OptionDeclaration, _ type: Value.Type = Value.self
    ) throws(UsageError) -> Value? {
        let names = Value.allCases.map(\.rawValue)
        return try named(option, expected: names.joined(separator: ", "), known: names) { Value.folded($0) }
    }

    /// The values of an option that takes several; `everything` is the word for all of them.
    func list<Value>(
        _ option: OptionDeclaration, everything: String?, all: [Value], expected: String, known: [String],
        read: (String) -> Value?
    ) throws(UsageError) -> [Value] {
        let texts = list(of: option)
        if has(option), texts.isEmpty {
            throw .invalidValue(option: option.name, found: value(of: option) ?? "", expected: expected, known: known)
        }
        var values: [Value] = []
        for text in texts {
            if let everything, Speller.folded(text) == everything {
                values += all
            } else if let value = read(text) {
                values.append(value)
            } else {
                throw .invalidValue(option: option.name, found: text, expected: expected, known: known)
            }
        }
        return values
    }

    /// The value of an option that takes a number as JSON writes it, within limits.
    func number(_ option: OptionDeclaration, from least: Double, to greatest: Double) throws(UsageError) -> CGFloat? {
        try number(option, "from \(DecimalText.exact(least)) to \(DecimalText.exact(greatest))") {
            least <= $0 && $0 <= greatest
        }
    }

    /// The value of an option that takes a number above 0.
    func positive(_ option: OptionDeclaration, upTo limit: Int) throws(UsageError) -> CGFloat? {
        try number(option, "above 0, at most \(limit)") { $0 > 0 && $0 <= Double(limit) }
    }

    private func number(
        _ option: OptionDeclaration, _ limits: String, contains: (Double) -> Bool
    ) throws(UsageError) -> CGFloat? {
        try named(option, expected: "a number \(limits)", known: []) { text in
            guard let number = NumberScanner.value(of: text), contains(number) else { return nil }
            return CGFloat(number)
        }
    }

    /// The value of an option that takes a whole number within limits.
    func whole(_ option: OptionDeclaration, from least: Int, to greatest: Int) throws(UsageError) -> Int? {
        try named(option, expected: "a whole number from \(least) to \(greatest)", known: []) { text in
            NumberScanner.value(of: text).flatMap(Int.init(exactly:)).flatMap {
                (least...greatest).contains($0) ? $0 : nil
            }
        }
    }

    func flag(_ option: OptionDeclaration) throws(UsageError) -> Bool? {
        try named(option, expected: "true, false", known: ["true", "false"]) { Bool($0) }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The case of a name, without regard to case and spaces.
    static func folded(_ name: String) -> Self? {
        let name = Speller.folded(name)
        return allCases.first { Speller.folded($0.rawValue) == name }
    }
}
