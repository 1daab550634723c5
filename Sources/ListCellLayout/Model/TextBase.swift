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

    var values: PresetText { isSecondary ? base.values.secondaryText : base.values.text }

    var font: Font { base.changes.contains(.marked) && !isSecondary ? values.markedFont : values.font }

    var color: Color {
        if base.changes.contains(.paler) { return isSecondary ? .quaternaryLabel : .tertiaryLabel }
        guard base.changes.contains(.white) else { return values.color }
        return isSecondary ? Self.paleWhite : .white
    }

    private static let paleWhite = Color(
        RGBA(hex: 0xFFFFFF, alpha: Double(SystemMetrics.standard.focusedSidebarSecondaryAlpha[.newest].value)))
}
