// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Gives every element of a cell its frame, and notes the rule that gives it; the row's frame begins at 0, 0.
///
/// All is arranged from leading to trailing; `x(of:…)` turns a frame around where it is made.
struct Arrangement<L: Length>: ~Copyable {
    let cell: ResolvedCell<L>
    let image: ResolvedImage<L>?
    let content: MeasuredContent<L>
    let metrics: ListMetrics
    /// The row's height, noted.
    let height: L
    let notes: L.Notes
}

extension Arrangement {
    var grid: PixelGrid { metrics.grid }
    var isMirrored: Bool { metrics.traits.layoutDirection == .rightToLeft }
    var size: ContentSizeCategory { metrics.traits.preferredContentSizeCategory }

    /// The area between the accessories.
    func contentView() -> CGRect {
        let span = cell.contentView
        let width = notes.add(
            .margins, "contentView.width", span.width, "up to the first trailing accessory", .measured)
        let x = x(.margins, "contentView", leading: span.start, width: width, "after the leading accessories", nil)
        return CGRect(x: x, y: 0, width: width.value, height: height.value)
    }

    /// The x of a frame in the row, noted from the leading edge; from right to left width − leading − own width.
    func x(
        _ part: Explanation.Part, _ name: @autoclosure () -> String, leading: L, width: L,
        _ rule: @autoclosure () -> String, _ certainty: @autoclosure () -> Certainty?
    ) -> CGFloat {
        guard isMirrored else { return notes.add(part, name() + ".x", leading, rule(), certainty()).value }
        let leading = notes.add(part, name() + ".leading", leading, rule(), certainty())
        return notes.add(
            part, name() + ".x", L.x(leading: leading, width: width, in: cell.width, isMirrored: true),
            "width − leading − own width, from right to left"
        ).value
    }

    /// The x of something inside a frame, which no one asks the reason of.
    func x(leading: CGFloat, width: CGFloat) -> CGFloat {
        CGFloat.x(leading: leading, width: width, in: cell.width.value, isMirrored: isMirrored)
    }

    /// The top of something that is centred between the margins, half a pixel up.
    ///
    /// - Parameter offset: How far its middle lies below theirs, in points.
    func centred(_ height: L, offset: CGFloat = 0) -> L {
        let (top, bottom) = (cell.lengths.topMargin, cell.lengths.bottomMargin)
        return (top + (self.height - (top + bottom) - height).half).moved(offset).nearest(on: grid)
    }

    var centringRule: String { "centred between the margins, half a pixel up" }

    var centringCertainty: Certainty { cell.labelColumn != nil ? .assumed : size == .large ? .measured : .rule }

    /// Whether text under an image, or an image on a text's line, was measured.
    var isMeasuredWithTextUnderImage: Bool {
        metrics.container == .swiftUI && metrics.design >= .design26 && size == .accessibilityExtraLarge
    }

    /// The image's slot and the padding after it; nil where there is no image.
    var imageIndent: L? { content.slotWidth.map { $0 + cell.lengths.imageToTextPadding } }

    /// Where text begins: after the image's slot and its padding.
    var textStart: L { imageIndent.map { [start = cell.content.start] in start + $0 } ?? cell.content.start }
}
