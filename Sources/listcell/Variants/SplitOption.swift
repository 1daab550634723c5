// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellScenes

/// `--split size=L,AX3`: a column of the window for each value.
enum SplitOption {
    private static let traits: [OptionDeclaration] = [.system, .size, .appearance, .direction]

    /// What the command line says of each column's traits.
    static func columns(_ arguments: Arguments) throws(UsageError) -> [TraitOverrides] {
        let alone = try VariantList(arguments).variants.count
        guard alone == 1 else {
            throw .conflict(
                "a window shows one system, size, appearance and direction, not \(alone); --split shows several")
        }
        do throws(UsageError) {
            return try VariantList(split(arguments)).variants.map(\.overrides)
        } catch {
            guard case .invalidValue(_, let found, let expected, let known) = error else { throw error }
            throw .invalidValue(option: OptionDeclaration.split.name, found: found, expected: expected, known: known)
        }
    }

    /// The arguments, with the values of the trait that is split.
    private static func split(_ arguments: Arguments) throws(UsageError) -> Arguments {
        guard let text = arguments.value(of: .split) else { return arguments }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let trait = traits.first(where: { $0.name == "--" + parts[0] }) else {
            throw .invalidValue(
                option: OptionDeclaration.split.name, found: text,
                expected: "system, size, appearance or direction with its values, as in size=L,AX3", known: [])
        }
        guard !arguments.has(trait) else { throw .conflict("--split \(text) and \(trait.name) exclude each other") }
        var result = arguments
        result.add(parts[1], to: trait)
        return result
    }
}
