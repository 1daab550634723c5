// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A cell with no sentinel, no optional default and no trait left: plain lengths, from leading to trailing.
///
/// All x count from the row's leading edge; right to left is applied once, after the layout. Not copyable, as are the
/// values made of it: a list has many cells, and each copy would count the references in it.
struct ResolvedCell: ~Copyable {
    var width: CGFloat
    var leadingAccessories: [ResolvedAccessory]
    var trailingAccessories: [ResolvedAccessory]
    /// Where the first leading accessory begins.
    var leadingAccessoryX: CGFloat
    /// The area between the accessories.
    var contentX: ClosedRange<CGFloat>
    /// The content between its margins.
    var layoutX: ClosedRange<CGFloat>
    var margins: DirectionalEdgeInsets
    var image: ResolvedImage?
    var text: ResolvedText?
    var secondaryText: ResolvedText?
    /// Between the image's slot and the text; 0 where one of them is missing.
    var imageToTextPadding: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var prefersSideBySide: Bool
    /// The column at the leading margin in which a value2 cell sets its label against the detail; nil for all others.
    var labelColumn: CGFloat?
    var wrapsTextAroundImage: Bool
    var minimumHeight: CGFloat
    /// What the container adds for its separator.
    var addedHeight: CGFloat
    var fixedHeight: CGFloat?
    /// The control that the row is, in place of texts.
    var control: ResolvedControl?
}

extension ResolvedCell {
    init(
        _ cell: borrowing ListCell, kind: CellLayout.Kind, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) {
        width = metrics.rowWidth
        leadingAccessories = []
        trailingAccessories = []
        let accessories = cell.accessories.span
        for index in accessories.indices where accessories[index].isDisplayed(in: cell.state) {
            let accessory = ResolvedAccessory(accessories[index], cell: cell, metrics: metrics, measurer: measurer)
            switch accessories[index].kind.placement {
            case .leading: leadingAccessories.append(accessory)
            case .trailing: trailingAccessories.append(accessory)
            }
        }
        leadingAccessories.placeStated()
        trailingAccessories.placeStated()

        let indentation = cell.indentation
        leadingAccessoryX = metrics.accessoryLeadingMargin + (cell.indentsAccessories ? indentation : 0)
        contentX = Self.contentX(
            leading: leadingAccessories, from: leadingAccessoryX, trailing: trailingAccessories, width: width)
        layoutX = Self.layoutX(
            cell.content, contentX: contentX,
            indentation: leadingAccessories.isEmpty || !cell.indentsAccessories ? indentation : 0,
            hasTrailingAccessory: !trailingAccessories.isEmpty, hasLeadingAccessory: !leadingAccessories.isEmpty,
            metrics: metrics)

        margins = cell.content.directionalLayoutMargins
        margins.top = margins.top.definedLength
        margins.bottom = margins.bottom.definedLength
        image = ResolvedImage(cell, metrics: metrics)
        text = ResolvedText(
            cell.content.text, attributed: cell.content.attributedText, cell.content.textProperties, cell: cell,
            metrics: metrics)
        secondaryText = ResolvedText(
            cell.content.secondaryText, attributed: cell.content.secondaryAttributedText,
            cell.content.secondaryTextProperties,
            cell: cell, metrics: metrics)
        let hasText = text != nil || secondaryText != nil
        imageToTextPadding = image != nil && hasText ? cell.content.imageToTextPadding.definedLength : 0
        horizontalPadding = cell.content.textToSecondaryTextHorizontalPadding.definedLength
        verticalPadding = cell.content.textToSecondaryTextVerticalPadding.definedLength
        prefersSideBySide =
            cell.content.prefersSideBySideTextAndSecondaryText
            && (!metrics.isAccessibilitySize || metrics.deviations.contains(.sideBySideAtAccessibilitySizes))
        wrapsTextAroundImage = metrics.wrapsTextAroundImages && image != nil && hasText
        image?.raisesRow = !wrapsTextAroundImage

        let isHeaderOrFooter = kind != .row || cell.content.preset.isHeader || cell.content.preset.isFooter
        minimumHeight =
            isHeaderOrFooter
            ? 0 : cell.content.preset.isSidebarCell ? metrics.minimumSidebarCellHeight : metrics.minimumCellHeight
        addedHeight = isHeaderOrFooter ? 0 : metrics.addedSeparatorHeight
        fixedHeight = cell.fixedHeight.map { metrics.grid.round($0.definedLength) }
        if let style = cell.classicStyle { applyClassicStyle(style, metrics: metrics) }
        if let control = cell.control {
            applyControl(
                ResolvedControl(control, tint: cell.controlTintColor, cell: cell, metrics: metrics), of: cell,
                metrics: metrics)
        }
    }

    private static func contentX(
        leading: [ResolvedAccessory], from start: CGFloat, trailing: [ResolvedAccessory], width: CGFloat
    ) -> ClosedRange<CGFloat> {
        var first: CGFloat = 0
        if !leading.isEmpty {
            let gaps = AccessoryMetrics.leadingGap.value * CGFloat(leading.count - 1)
            first = start + leading.reduce(0) { $0 + $1.slotWidth } + gaps
        }
        var last = width
        if let outermost = trailing.last {
            let gaps = trailing.dropFirst().reduce(0) { $0 + $1.gapWidth }
            last = width - outermost.outerMargin - trailing.reduce(0) { $0 + $1.slotWidth } - gaps
        }
        return first...max(first, last)
    }

    /// The content's leading edge: the larger of its own margin and the row's, which counts on an axis that is
    /// preserved; beside an accessory its own margin alone (measured on the trailing side).
    private static func layoutX(
        _ content: ListContentConfiguration, contentX: ClosedRange<CGFloat>, indentation: CGFloat,
        hasTrailingAccessory: Bool, hasLeadingAccessory: Bool, metrics: ListMetrics
    ) -> ClosedRange<CGFloat> {
        let preserves = content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        let margins = content.directionalLayoutMargins
        let rowMargin = preserves ? metrics.rowMargin : 0
        let own = (leading: margins.leading.defined, trailing: margins.trailing.defined)
        let leading = max(0, hasLeadingAccessory ? own.leading : max(own.leading, rowMargin))
        let trailing = max(0, hasTrailingAccessory ? own.trailing : max(own.trailing, rowMargin))
        let first = contentX.lowerBound + leading + indentation
        return first...max(first, contentX.upperBound - trailing)
    }
}

extension ListCell {
    /// How far the content is moved to the trailing side, in points.
    var indentation: CGFloat {
        let step = indentationWidth?.definedLength ?? SystemMetrics.indentationWidth.value
        return step * CGFloat(max(0, min(indentationLevel, 1000)))
    }
}

extension [ResolvedAccessory] {
    /// Moves the accessories that state a position to it, in their order.
    fileprivate mutating func placeStated() {
        guard contains(where: { $0.accessory.position != nil }) else { return }
        let stated = filter { $0.accessory.position != nil }
        removeAll { $0.accessory.position != nil }
        for accessory in stated {
            guard let position = accessory.accessory.position else { continue }
            insert(accessory, at: position.index(in: map(\.accessory)))
        }
    }
}
