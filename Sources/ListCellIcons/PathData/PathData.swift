// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The language of the `d` attribute of an SVG path.
///
/// Source: SVG 1.1, section 8.3.
public enum PathData {
    /// Reads path data: all commands in both cases, numbers without separators where none is needed.
    ///
    /// Arcs become cubics; a line or curve after a closed subpath begins at that subpath's start.
    /// - Throws: `PathDataError` at the first byte that is not path data.
    public static func path(_ text: String) throws(PathDataError) -> Path {
        var parser = PathDataParser(text)
        return try parser.parse()
    }
}
