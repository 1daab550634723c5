// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The symbols that can be drawn, by their SF Symbols names.
public struct SymbolLibrary: Sendable {
    /// The built-in drawings alone.
    public static let builtIn = SymbolLibrary()

    init() {}

    /// The symbol of a name, or the nearest variant of it (`.fill` or `.circle.fill` stripped); nil where there is none.
    public func symbol(named name: String) -> Symbol? { nil }

    /// A visible question mark, drawn where a symbol is not known.
    public var unknown: Symbol { Symbol(name: "questionmark", path: Path(), bounds: .zero, advance: 1) }

    /// All names, sorted.
    public var names: [String] { [] }
}
