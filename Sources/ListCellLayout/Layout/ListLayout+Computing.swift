// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListLayout {
    /// Lays a list out.
    ///
    /// - Parameters:
    ///   - width: The list's width in points.
    ///   - measurer: What measures and breaks text.
    public init(_ list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring) {
        self.init(
            traits: traits, appearance: list.appearance, container: list.container, deviations: [],
            contentSize: CGSize(width: width, height: 0), sections: [],
            backgroundColor: Color(.systemGroupedBackground),
            titleMargin: 16)
    }
}
