// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A cell's texts in their lines, the image's slot and the height that follows from them.
struct MeasuredContent: ~Copyable {
    /// A text with its lines and size.
    struct Label {
        /// The font it is drawn with: the text's, or a smaller one.
        var font: ResolvedFont
        var layout: TextLayout
        /// The space its lines had.
        var availableWidth: CGFloat
        var height: CGFloat
    }

    var label: Label?
    var secondaryLabel: Label?
    /// The control that the row is, in place of texts.
    var control: MeasuredControl?
    var isSideBySide = false
    var slotWidth: CGFloat
    var drawnImageSize: CGSize
    /// The height of the texts, one above the other or side by side.
    var textHeight: CGFloat = 0
    /// The row's height, the added separator included.
    var height: CGFloat = 0

    /// Whether a text, or a control in its place, begins beside the image.
    var hasText: Bool { label != nil || secondaryLabel != nil || control != nil }

    init(_ cell: borrowing ResolvedCell, metrics: ListMetrics, measurer: some TextMeasuring) {
        slotWidth = cell.image.map { $0.slotWidth ?? metrics.grid.ceil($0.limitedSize.width) } ?? 0
        drawnImageSize = cell.image?.limitedSize ?? .zero
        measure(cell, metrics: metrics, measurer: measurer)
        guard let image = cell.image else { return }
        // A picture that the row makes smaller takes a smaller slot, which gives the text more room.
        drawnImageSize = image.drawnSize(rowHeight: height - cell.addedHeight, margins: cell.margins)
        let drawnWidth = metrics.grid.ceil(drawnImageSize.width)
        if image.slotWidth == nil, drawnWidth < slotWidth {
            slotWidth = drawnWidth
            measure(cell, metrics: metrics, measurer: measurer)
        }
    }

    private mutating func measure(_ cell: borrowing ResolvedCell, metrics: ListMetrics, measurer: some TextMeasuring) {
        measureTexts(cell, metrics: metrics, measurer: measurer)
        let imageHeight = cell.wrapsTextAroundImage ? 0 : cell.image?.layoutHeight ?? 0
        let content = cell.margins.top + max(imageHeight, textHeight) + cell.margins.bottom
        height = cell.fixedHeight ?? metrics.grid.ceil(max(cell.minimumHeight, content)) + cell.addedHeight
    }

    private mutating func measureTexts(
        _ cell: borrowing ResolvedCell, metrics: ListMetrics, measurer: some TextMeasuring
    ) {
        let indent = cell.image == nil ? 0 : slotWidth + cell.imageToTextPadding
        let whole = cell.layoutX.upperBound - cell.layoutX.lowerBound
        let width = max(0, cell.wrapsTextAroundImage ? whole : whole - indent)
        if let control = cell.control {
            measure(control, in: width, metrics: metrics, measurer: measurer)
            return
        }
        let firstLineIndent = cell.wrapsTextAroundImage ? min(indent, whole) : 0
        func measured(_ text: borrowing ResolvedText, in width: CGFloat) -> Label {
            Label(text, in: width, firstLineIndent: firstLineIndent, metrics: metrics, measurer: measurer)
        }

        isSideBySide = cell.labelColumn != nil
        if let column = cell.labelColumn {
            label = cell.text.map { measured($0, in: column) }
            secondaryLabel = cell.secondaryText.map {
                measured($0, in: max(0, whole - column - cell.horizontalPadding))
            }
            textHeight = max(label?.height ?? 0, secondaryLabel?.height ?? 0)
            return
        }
        label = cell.text.map { measured($0, in: width) }
        secondaryLabel = nil
        textHeight = label?.height ?? 0
        guard let secondaryText = cell.secondaryText else { return }
        guard let label else {
            let alone = measured(secondaryText, in: max(0, width - SystemMetrics.secondaryTextAloneInset.value))
            secondaryLabel = alone
            textHeight = alone.height
            return
        }
        // Side by side only where each is one whole line; otherwise one below the other.
        let rest = width - metrics.grid.ceil(label.layout.width) - cell.horizontalPadding
        if cell.prefersSideBySide, label.isOneWholeLine, rest > 0 {
            let beside = measured(secondaryText, in: rest)
            if beside.isOneWholeLine, metrics.grid.ceil(beside.layout.width) <= rest + PixelGrid.epsilon {
                secondaryLabel = beside
                isSideBySide = true
                textHeight = max(label.height, beside.height)
                return
            }
        }
        let below = measured(secondaryText, in: width)
        secondaryLabel = below
        textHeight = label.height + cell.verticalPadding + below.height
    }
}

extension MeasuredContent.Label {
    /// A text broken into lines in a width; its height is one line rounded up to a pixel and a pitch for each other.
    ///
    /// A text that would be shortened is first tightened, then drawn smaller, where its properties allow it; its height
    /// and its baselines stay those of the whole font (UILabel's alignBaselines).
    init(
        _ text: borrowing ResolvedText, in width: CGFloat, firstLineIndent: CGFloat, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) {
        let request = TextRequest(
            string: text.string, font: text.font, width: width, firstLineIndent: firstLineIndent,
            numberOfLines: text.numberOfLines, lineBreakMode: text.lineBreakMode, language: metrics.language,
            fontRuns: text.runs.map(\.font))
        var layout = measurer.layout(request)
        var font = text.font
        if layout.isTruncated, text.allowsTightening, let tightened = request.tightened(measurer) {
            layout = tightened
        } else if layout.isTruncated, text.minimumPointSize < font.pointSize {
            var shrunk = request
            layout = shrunk.shrunk(to: text.minimumPointSize, measurer)
            font = shrunk.font
        }
        let pitches = layout.lines.dropFirst().reduce(0) { $0 + text.pitch(to: $1) }
        let height = metrics.grid.ceil(metrics.grid.ceil(text.lineHeight(of: layout.lines.first)) + pitches)
        self.init(font: font, layout: layout, availableWidth: width, height: height)
    }

    var isOneWholeLine: Bool { layout.lines.count == 1 && !layout.isTruncated }
}
