// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

@testable import ListCellLayout

extension ListLayout {
    /// A list of one row.
    static func of(
        _ preset: ListContentConfiguration.Preset, text: String?, secondaryText: String? = nil, image: Image? = nil,
        accessories: [CellAccessory] = [], traits: TraitCollection = TraitCollection(),
        container: List.Container = .collectionView, width: CGFloat = 402,
        change: (inout ListCell) -> Void = { _ in }
    ) -> ListLayout {
        var content = ListContentConfiguration(preset: preset, design: traits.design)
        content.text = text
        content.secondaryText = secondaryText
        content.image = image
        var cell = ListCell(content, accessories: accessories)
        change(&cell)
        let list = List(container: container, sections: [List.Section(rows: [cell])])
        return ListLayout(list, traits: traits, width: width, measurer: SystemFontMeasurer())
    }
}

/// A Settings icon's shape for the layout: a 28 pt picture.
let icon = Image(Color(.systemBlue), size: CGSize(width: 28, height: 28))
