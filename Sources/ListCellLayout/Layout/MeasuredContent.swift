// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A cell's texts in their lines, the image's slot and the height that follows from them.
struct MeasuredContent<L: Length>: ~Copyable {
    var label: MeasuredLabel?
    var secondaryLabel: MeasuredLabel?
    /// The sizes of the labels; nil for one that there is not.
    var labelSize: LabelSize<L>?
    var secondaryLabelSize: LabelSize<L>?
    /// The control that the row is, in place of texts.
    var control: MeasuredControl?
    /// The size of the control; nil where there is none.
    var controlSides: Sides<L>?
    var isSideBySide = false
    /// The image's slot; nil where there is no image.
    var slotWidth: L?
    /// The height of the texts, one above the other or side by side; nil for none.
    var textHeight: L?
    /// The row's height, the added separator included.
    var height: L = .zero("no content")

    private struct Texts {
        let text: ResolvedText?
        let secondaryText: ResolvedText?
    }

    /// Whether a text, or a control in its place, begins beside the image.
    var hasText: Bool { label != nil || secondaryLabel != nil || control != nil }

    /// - Parameter content: The letters.
    init(
        _ cell: ResolvedCell<L>, image: ResolvedImage<L>?, content: borrowing ListContentConfiguration,
        metrics: ListMetrics
    ) {
        let texts = Texts(
            text: ResolvedText(content.text ?? content.attributedText?.string, cell.text),
            secondaryText: ResolvedText(
                content.secondaryText ?? content.secondaryAttributedText?.string, cell.secondaryText))
        slotWidth = image.map { $0.slotWidth ?? $0.limitedSize.width.named("image.width").up(to: metrics.grid) }
        measure(texts, cell, image: image, metrics: metrics)
        // A picture that the row makes smaller takes a smaller slot, which gives the text more room; with fewer lines
        // the row is lower, and the picture smaller again. Each round takes at least a pixel of the slot.
        while let image, image.slotWidth == nil, let slotWidth {
            let drawn = image.drawnSize(in: cell.heightWithoutSeparator(height), lengths: cell.lengths).sides
            let width = drawn.width.named("image.width").up(to: metrics.grid)
            guard width.value < slotWidth.value else { break }
            self.slotWidth = width
            measure(texts, cell, image: image, metrics: metrics)
        }
    }

    /// max(minimum, top margin + max(image, texts) + bottom margin), up to a pixel, and the container's separator.
    private mutating func measure(
        _ texts: Texts, _ cell: ResolvedCell<L>, image: ResolvedImage<L>?, metrics: ListMetrics
    ) {
        measure(texts, cell, metrics: metrics)
        if let fixedHeight = cell.fixedHeight {
            height = fixedHeight
            return
        }
        var tallest = textHeight
        if let image, image.raisesRow {
            tallest = tallest.map { .larger(image.layoutHeight, $0) } ?? image.layoutHeight
        }
        let content = cell.lengths.topMargin + (tallest ?? .zero("no content")) + cell.lengths.bottomMargin
        height = cell.minimumHeight.map { .larger($0, content) } ?? content
        if cell.titleBottom == nil { height = height.up(to: metrics.grid) }
        if let addedHeight = cell.addedHeight { height = height + addedHeight }
    }

    private mutating func measure(_ texts: Texts, _ cell: ResolvedCell<L>, metrics: ListMetrics) {
        let whole = cell.content.width
        let indent = slotWidth.map { $0 + cell.lengths.imageToTextPadding }
        let space = cell.wrapsTextAroundImage ? whole : (indent.map { whole - $0 } ?? whole).orZero
        if let control = cell.control {
            let space = space.named("space between the margins")
            let measured = MeasuredControl.measured(
                control, width: control.control.descriptor.fillsRow ? space : nil, space: space, metrics: metrics)
            self.control = measured.control
            controlSides = measured.sides
            textHeight = measured.sides.height
            return
        }
        let firstLineIndent = cell.wrapsTextAroundImage ? min(indent?.value ?? 0, whole.value) : 0
        func measured(_ text: ResolvedText, in width: L) -> MeasuredLabel {
            MeasuredLabel(text, in: width.value, firstLineIndent: firstLineIndent, metrics: metrics)
        }

        isSideBySide = cell.labelColumn != nil
        if let text = texts.text {
            setLabel(measured(text, in: cell.labelColumn ?? space), in: cell.labelColumn ?? space, metrics.grid)
        }
        textHeight = labelSize?.height
        guard let secondaryText = texts.secondaryText else { return }
        if let column = cell.labelColumn {
            let rest = (whole - column - cell.lengths.horizontalPadding).orZero
            let size = setSecondaryLabel(measured(secondaryText, in: rest), in: rest, metrics.grid)
            textHeight = labelSize.map { .larger($0.height, size.height) } ?? size.height
            return
        }
        guard let label, let labelSize else {
            let space = (space - L(metrics.system.secondaryTextAloneInset[metrics.design])).orZero
            textHeight = setSecondaryLabel(measured(secondaryText, in: space), in: space, metrics.grid).height
            return
        }
        // Side by side only where each is one whole line; otherwise one below the other.
        let rest = space - labelSize.naturalWidth - cell.lengths.horizontalPadding
        if cell.sideBySide != .never, label.isOneWholeLine, rest.value > 0 {
            let beside = measured(secondaryText, in: rest)
            let size = LabelSize(beside, in: rest, on: metrics.grid)
            let fits = beside.isOneWholeLine && size.naturalWidth.value <= rest.value + PixelGrid.epsilon
            if fits || cell.sideBySide == .always {
                (secondaryLabel, secondaryLabelSize) = (beside, size)
                isSideBySide = true
                textHeight = .larger(labelSize.height, size.height)
                return
            }
        }
        let below = setSecondaryLabel(measured(secondaryText, in: space), in: space, metrics.grid)
        textHeight = labelSize.height + cell.lengths.verticalPadding + below.height
    }

    private mutating func setLabel(_ label: MeasuredLabel, in width: L, _ grid: PixelGrid) {
        self.label = label
        labelSize = LabelSize(label, in: width, on: grid)
    }

    private mutating func setSecondaryLabel(
        _ label: MeasuredLabel, in width: L, _ grid: PixelGrid
    ) -> LabelSize<L> {
        let size = LabelSize(label, in: width, on: grid)
        secondaryLabel = label
        secondaryLabelSize = size
        return size
    }
}
