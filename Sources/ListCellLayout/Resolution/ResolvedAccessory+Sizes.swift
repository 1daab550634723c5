// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ResolvedAccessory {
    /// The reported and the drawn size of a system accessory.
    static func systemSizes(of kind: CellAccessory.Kind, metrics: ListMetrics) -> (reported: CGSize, drawn: CGSize) {
        let sizes = metrics.accessorySizes
        let reported = sizes.reported(kind).size
        if metrics.container == .swiftUI, kind == .disclosureIndicator { return (reported, sizes.swiftUIChevronInk) }
        let ink = AccessoryMetrics.glyphInk(of: kind).size(in: metrics.design)
        return (reported, CGSize(width: ink.width * sizes.glyphFactor, height: ink.height * sizes.glyphFactor))
    }
}
