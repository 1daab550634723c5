// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellIcons

/// A person's own symbols: a folder of SVG files, each named like its symbol.
enum SymbolFolder {
    /// The largest file that is read, in bytes.
    private static let limit = 4 << 20

    /// The built-in symbols, and before them those of the folder that `--symbols` names.
    static func library(_ arguments: Arguments) throws -> SymbolLibrary {
        guard let folder = arguments.value(of: .symbols) else { return .builtIn }
        return SymbolLibrary(additional: try read(folder))
    }

    private static func read(_ folder: String) throws -> [Symbol] {
        guard let names = FileSystem.names(in: folder) else { throw InputError.noFolder(folder) }
        return try names.filter { $0.hasSuffix(".svg") && !$0.hasPrefix(".") }.map { name in
            let path = "\(folder)/\(name)"
            let bytes = try FileSystem.read(path, limit: limit)
            do throws(SVGError) {
                return try Symbol(name: String(name.dropLast(".svg".count)), svg: bytes)
            } catch {
                throw InputError.unreadableSymbol(path: path, error: error)
            }
        }
    }
}
