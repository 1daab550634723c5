// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// Where the values of a text come from that were not set.
struct TextBase: Hashable, Sendable {
    var base: PresetBase
    var isSecondary: Bool

    /// The base of text properties that belong to no configuration: body, label and no limit.
    static let plain = TextBase(
        base: PresetBase(.cell, as: .cell, design: .newest), isSecondary: false)

    /// The text's place in the table of all presets' texts.
    private var index: Int { 2 * base.row + (isSecondary ? 1 : 0) }

    var font: Font {
        base.changes.contains(.marked) && !isSecondary
            ? PresetText.table[index].markedFont : PresetText.table[index].font
    }

    var color: Color {
        if base.changes.contains(.paler) { return isSecondary ? .quaternaryLabel : .tertiaryLabel }
        guard base.changes.contains(.white) else { return PresetText.table[index].color }
        return isSecondary ? Self.paleWhite : .white
    }

    var numberOfLines: Int { PresetText.table[index].numberOfLines }
    var adjustsFontSizeToFitWidth: Bool { PresetText.table[index].adjustsFontSizeToFitWidth }
    var minimumScaleFactor: Double { PresetText.table[index].minimumScaleFactor }
    var allowsDefaultTighteningForTruncation: Bool { PresetText.table[index].allowsDefaultTighteningForTruncation }
    var transform: ListContentConfiguration.TextProperties.TextTransform { PresetText.table[index].transform }

    private static let paleWhite = Color(
        RGBA(hex: 0xFFFFFF, alpha: Double(SystemMetrics.standard.focusedSidebarSecondaryAlpha[.newest].value)))
}
