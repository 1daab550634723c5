// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import ListCellScenes

extension Scene {
    /// The ids of the rows, headers and footers whose stated height is less than their content needs.
    ///
    /// Such content keeps its size and stands out of the row, as it does in a cell that clips nothing.
    func overflowingRows(in layout: ListLayout) -> [String] {
        var ids: [String] = []
        func add(_ row: Row?, _ cell: CellLayout?) {
            if row?.height != nil, let cell, cell.contentStandsOut { ids.append(cell.id.description) }
        }
        for (section, laidOut) in zip(sections, layout.sections) {
            add(section.header, laidOut.header)
            for (row, cell) in zip(section.rows, laidOut.rows) { add(row, cell) }
            add(section.footer, laidOut.footer)
        }
        return ids
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
}
