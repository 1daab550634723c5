// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import ListCellScenes

/// What a person should know of rows that are laid out as stated, by the ids of the rows, headers and footers.
struct RowWarnings: Sendable {
    /// Those whose stated height is less than their content needs.
    ///
    /// Such content keeps its size and stands out of the row, as it does in a cell that clips nothing.
    private(set) var overflowing: [String] = []
    /// Those whose accessories or image leave their texts less space than a letter takes.
    private(set) var crowded: [String] = []

    /// No warnings.
    init() {}

    /// The warnings of a scene's rows in one layout.
    init(_ scene: Scene, in layout: ListLayout) {
        for (section, laidOut) in zip(scene.sections, layout.sections) {
            add(section.header, laidOut.header)
            for (row, cell) in zip(section.rows, laidOut.rows) { add(row, cell) }
            add(section.footer, laidOut.footer)
        }
    }

    private mutating func add(_ row: Scene.Row?, _ cell: CellLayout?) {
        guard let row, let cell else { return }
        if row.height != nil, cell.contentStandsOut { overflowing.append(cell.id.description) }
        if cell.isCrowded { crowded.append(cell.id.description) }
    }

    /// Adds those of another layout.
    static func += (warnings: inout RowWarnings, others: RowWarnings) {
        warnings.overflowing += others.overflowing
        warnings.crowded += others.crowded
    }
}

extension CellLayout {
    /// Whether a text, the image or an accessory begins above the cell or ends below it, by more than rounding does.
    fileprivate var contentStandsOut: Bool {
        var frames = accessories.map(\.frame)
        for content in [text?.frame, secondaryText?.frame, control?.frame, image?.frame] {
            if let content { frames.append(content) }
        }
        return frames.contains { $0.minY < -1 || $0.maxY > frame.height + 1 }
    }

    /// Whether a line of a text is wider than the text's box, by more than rounding does: a line has at least one
    /// letter, however narrow the box.
    fileprivate var isCrowded: Bool {
        [text, secondaryText].contains { label in
            label.map { label in label.lines.contains { $0.line.width > label.frame.width + 1 } } ?? false
        }
    }
}
