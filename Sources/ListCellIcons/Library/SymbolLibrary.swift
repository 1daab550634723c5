// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The symbols that can be drawn, by their SF Symbols names: the built-in drawings and a person's own.
///
/// A symbol is read from its path data when it is asked for; nothing is read before.
public struct SymbolLibrary: Sendable {
    /// The built-in drawings alone.
    public static let builtIn = SymbolLibrary()

    /// A person's own symbols, sorted by name; they win over the built-in ones.
    private let own: [Symbol]

    /// The built-in drawings, and others that win over those of the same name; of two such the later counts.
    public init(additional symbols: [Symbol] = []) {
        var byName: [String: Symbol] = [:]
        for symbol in symbols { byName[symbol.name] = symbol }
        own = byName.values.sorted { $0.name < $1.name }
    }
}

extension SymbolLibrary {
    /// The symbol of a name, or the nearest variant of it that there is; nil where there is none.
    ///
    /// The name's variants are tried in the order of `variants(of:)`; the result's own name says which it is.
    public func symbol(named name: String) -> Symbol? {
        if let symbol = exactSymbol(named: name) { return symbol }
        for variant in Self.variants(of: name) {
            if let symbol = exactSymbol(named: variant) { return symbol }
        }
        return nil
    }

    /// The symbol of exactly this name; nil where there is none.
    public func exactSymbol(named name: String) -> Symbol? {
        if let index = own.binarySearch(name, by: \.name) { return own[index] }
        guard let index = EmbeddedSymbol.all.binarySearch(name, by: \.name) else { return nil }
        return EmbeddedSymbol.all[index].symbol
    }

    /// All names, sorted.
    public var names: [String] {
        var names = EmbeddedSymbol.all.map(\.name)
        for symbol in own where names.binarySearch(symbol.name, by: \.self) == nil { names.append(symbol.name) }
        return names.sorted()
    }

    /// The names that were probably meant by one that is not known, best first, for a message.
    ///
    /// - Parameter limit: The most names to give.
    public func nearestNames(to name: String, limit: Int = 3) -> [String] {
        Speller.nearest(to: name, among: names, limit: limit)
    }

    /// A visible question mark, drawn where a symbol is not known.
    public var unknown: Symbol { .unknown }

    /// Names that stand in for one: its forms without enclosures, badges and fills, then those with a fill.
    ///
    /// `bell.badge.circle.fill` gives `bell.badge.circle`, `bell.badge.fill`, `bell.badge`, `bell.fill`, `bell`.
    static func variants(of name: String) -> [String] {
        let isFilled = name.hasSuffix(".fill")
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if isFilled { parts.removeLast() }
        var variants: [String] = [name]
        func add(_ parts: [Substring]) {
            let plain = parts.joined(separator: ".")
            let filled = plain + ".fill"
            for candidate in isFilled ? [filled, plain] : [plain, filled] where !variants.contains(candidate) {
                variants.append(candidate)
            }
        }
        add(parts)
        while parts.count > 1, let last = parts.last, decorations.contains(String(last)) {
            parts.removeLast()
            add(parts)
        }
        return Array(variants.dropFirst())
    }

    /// Parts of a name that say a variant of the symbol before them.
    private static let decorations: Set<String> = ["circle", "square", "rectangle", "badge", "slash", "plus", "minus"]
}

extension Array {
    /// The index of a value in an array sorted by it.
    func binarySearch(_ value: String, by key: (Element) -> String) -> Int? {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = (lower + upper) / 2
            if key(self[middle]) < value { lower = middle + 1 } else { upper = middle }
        }
        return lower < count && key(self[lower]) == value ? lower : nil
    }
}
