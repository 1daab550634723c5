// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension ListContentConfiguration {
    /// A preset of a generation.
    ///
    /// - Parameters:
    ///   - preset: The preset's function name in UIKit.
    ///   - design: The generation, which decides margins, gaps and fonts; default the newest.
    ///   - appearance: The list it stands in: `cell`, `header` and `footer` take its kind, as they do from iOS 18
    ///     (apple); nil leaves them plain.
    ///
    /// Source of the values: 26 measured on Catalyst 27, the two prominent headers reported; 18 `cell` and
    /// `groupedHeader` measured, the rest reported.
    public init(preset: Preset, design: Design = .newest, in appearance: List.Appearance? = nil) {
        self.init(base: PresetBase(preset, as: appearance.map(preset.resolved(in:)) ?? preset, design: design))
    }
}

// UIKit's functions. Margins, gaps and fonts are those of a generation; what is not set takes those of the list when it
// is laid out, so that the generation counts only for what is read before.
extension ListContentConfiguration {
    /// A row: a text, and a second one below it.
    public static func cell(design: Design = .newest) -> Self { Self(preset: .cell, design: design) }

    /// A row whose secondary text stands close below the text.
    public static func subtitleCell(design: Design = .newest) -> Self { Self(preset: .subtitleCell, design: design) }

    /// A row whose secondary text stands beside the text where both fit.
    public static func valueCell(design: Design = .newest) -> Self { Self(preset: .valueCell, design: design) }

    /// A section's header, of the kind of the list it is in.
    public static func header(design: Design = .newest) -> Self { Self(preset: .header, design: design) }

    /// A section's footer, of the kind of the list it is in.
    public static func footer(design: Design = .newest) -> Self { Self(preset: .footer, design: design) }

    /// The header of a plain list.
    public static func plainHeader(design: Design = .newest) -> Self { Self(preset: .plainHeader, design: design) }

    /// The footer of a plain list.
    public static func plainFooter(design: Design = .newest) -> Self { Self(preset: .plainFooter, design: design) }

    /// The header of a grouped list.
    public static func groupedHeader(design: Design = .newest) -> Self { Self(preset: .groupedHeader, design: design) }

    /// The footer of a grouped list.
    public static func groupedFooter(design: Design = .newest) -> Self { Self(preset: .groupedFooter, design: design) }

    /// A larger header of an inset-grouped list.
    public static func prominentInsetGroupedHeader(design: Design = .newest) -> Self {
        Self(preset: .prominentInsetGroupedHeader, design: design)
    }

    /// The largest header of an inset-grouped list.
    public static func extraProminentInsetGroupedHeader(design: Design = .newest) -> Self {
        Self(preset: .extraProminentInsetGroupedHeader, design: design)
    }

    /// A sidebar's row.
    public static func sidebarCell(design: Design = .newest) -> Self { Self(preset: .sidebarCell, design: design) }

    /// A sidebar's row with a secondary text close below the text.
    public static func sidebarSubtitleCell(design: Design = .newest) -> Self {
        Self(preset: .sidebarSubtitleCell, design: design)
    }

    /// A sidebar's row beside a column of content.
    public static func accompaniedSidebarCell(design: Design = .newest) -> Self {
        Self(preset: .accompaniedSidebarCell, design: design)
    }

    /// The same with a secondary text close below the text.
    public static func accompaniedSidebarSubtitleCell(design: Design = .newest) -> Self {
        Self(preset: .accompaniedSidebarSubtitleCell, design: design)
    }

    /// A sidebar's header.
    public static func sidebarHeader(design: Design = .newest) -> Self { Self(preset: .sidebarHeader, design: design) }
}
