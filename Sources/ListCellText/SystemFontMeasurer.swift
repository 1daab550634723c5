// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Measures Latin text by the recorded advances of the system font; needs no font and no library.
///
/// Characters without a recorded advance get an average one, and the layout is marked approximate.
public struct SystemFontMeasurer: TextMeasuring {
    public init() {}

    public func layout(_ request: TextRequest) -> TextLayout {
        let advances = SystemFontAdvances(request.font)
        let typesetter = Typesetter(request, ellipsis: advances.ellipsisUnits)
        if request.fontRuns.isEmpty, request.lineBreakMode != .byCharWrapping,
            let layout = wholeWords(typesetter, advances)
        {
            return layout
        }
        var isApproximate = false
        let clusters = request.clusters { string, font in
            let text = MeasuredText(string, advances: SystemFontAdvances(font))
            isApproximate = isApproximate || text.isApproximate
            return text.clusters
        }
        var layout = typesetter.layout(clusters, isApproximate: isApproximate)
        if layout.isTruncated, request.lineBreakMode.isAbbreviating, advances.units(of: "…") == nil {
            layout.isApproximate = true
        }
        return layout
    }

    /// The layout of a text in clusters of whole words: the same as letter by letter, and several times as fast; nil
    /// where a word must be split or the text shortened.
    private func wholeWords(_ typesetter: Typesetter, _ advances: SystemFontAdvances) -> TextLayout? {
        let words = MeasuredText(typesetter.request.string, advances: advances, joinsLetters: true)
        guard !typesetter.splitsWord(of: words.clusters) else { return nil }
        let layout = typesetter.layout(words.clusters, isApproximate: words.isApproximate)
        return layout.isTruncated ? nil : layout
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
