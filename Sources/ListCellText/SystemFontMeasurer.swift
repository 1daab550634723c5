// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Measures Latin text by the recorded advances of the system font; needs no font and no library.
///
/// Characters without a recorded advance get an average one, and the layout is marked approximate.
public struct SystemFontMeasurer: TextMeasuring {
    /// A measurer; all of them share what is kept of texts.
    public init() {}

    /// The lines of a text.
    public func layout(_ request: TextRequest) -> TextLayout {
        if let layout = layout(ofKnown: request) { return layout }
        return layoutByLetters(request)
    }

    /// The layout of a text that is measured once for all sizes and widths; nil for one that must be looked at letter by
    /// letter: with other characters than those of ASCII, in several fonts, shortened, or broken anywhere.
    package func layout(ofKnown request: TextRequest) -> TextLayout? {
        layout(ofKnown: request, store: .shared)
    }

    func layout(ofKnown request: TextRequest, store: SegmentStore) -> TextLayout? {
        guard request.fontRuns.isEmpty, request.lineBreakMode != .byCharWrapping else { return nil }
        let typesetter = SegmentTypesetter(request)
        if request.string.utf8.count <= Self.longestLabel, let layout = typesetter.wholeLine(request.string) {
            return layout
        }
        guard let segments = store.segments(of: request.string) else { return nil }
        return typesetter.layout(request.string, segments.span)
    }

    /// The most bytes of a text that is added up anew each time before its segments are looked up.
    private static let longestLabel = 40

    private func layoutByLetters(_ request: TextRequest) -> TextLayout {
        let advances = SystemFontAdvances(request.font)
        var isApproximate = false
        let clusters = request.clusters { string, font in
            let text = MeasuredText(string, advances: SystemFontAdvances(font))
            isApproximate = isApproximate || text.isApproximate
            return text.clusters
        }
        var layout = Typesetter(request, ellipsis: advances.ellipsisUnits)
            .layout(clusters, isApproximate: isApproximate)
        if layout.isTruncated, request.lineBreakMode.isAbbreviating, advances.units(of: "…") == nil {
            layout.isApproximate = true
        }
        return layout
    }
}

extension LineBreakMode {
    /// Whether shortened text has an ellipsis.
    var isAbbreviating: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}
