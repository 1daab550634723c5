// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension PresetValues {
    /// How sure a preset's values are in a generation, and what they were read from.
    static func basis(
        of preset: ListContentConfiguration.Preset, in design: Design
    ) -> (certainty: Certainty, source: String) {
        guard design >= .design26 else {
            return preset == .cell || preset == .groupedHeader
                ? (.measured, "rows and headers of iOS 14 to 18")
                : (.reported, "printed configurations of iOS 14 to 18")
        }
        let isProminent = preset == .prominentInsetGroupedHeader || preset == .extraProminentInsetGroupedHeader
        return isProminent ? (.reported, "printed configurations of iOS 26") : (.measured, "Catalyst 27")
    }

    /// A preset's lengths as figures, by name.
    static func figures(of preset: ListContentConfiguration.Preset, in design: Design) -> [Figure] {
        let values = PresetValues(preset, design: design)
        let basis = basis(of: preset, in: design)
        func figure(_ name: String, _ value: CGFloat) -> Figure {
            Figure("\(name) of \(preset.rawValue)", value, basis.certainty, basis.source)
        }
        return [
            figure("top margin", values.margins.top), figure("leading margin", values.margins.leading),
            figure("bottom margin", values.margins.bottom), figure("trailing margin", values.margins.trailing),
            figure("image to text", values.imageToTextPadding), figure("gap between texts", values.verticalPadding),
        ]
    }
}
