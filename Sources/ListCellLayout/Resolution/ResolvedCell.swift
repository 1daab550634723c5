// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A cell but for its letters and its picture, with no sentinel, no optional default and no text size left: plain
/// lengths, from leading to trailing.
///
/// All x count from the row's leading edge; right to left is applied where a frame is made. Colours may stay dynamic,
/// since one layout serves light and dark. A class: cells that are set up alike share one (`ResolvedCells`).
final class ResolvedCell<L: Length> {
    let width: L
    let leadingAccessories: [ResolvedAccessory<L>]
    let trailingAccessories: [ResolvedAccessory<L>]
    /// Where the first leading accessory begins.
    let leadingAccessoryX: L
    /// The area between the accessories.
    let contentView: Extent<L>
    /// The content between its margins.
    let content: Extent<L>
    /// The margins and gaps that the configuration says.
    var lengths: ConfiguredLengths<L>
    /// Whether an image is shown.
    var hasImage: Bool
    /// How the text is set; nil where there is none.
    var text: ResolvedTextProperties?
    /// How the secondary text is set; nil where there is none.
    var secondaryText: ResolvedTextProperties?
    var sideBySide: SideBySide
    /// Whether texts that are centred in the row lie on a whole point, rounded up, as in a classic cell of a fixed
    /// height (measured).
    var roundsTextsUp = false
    /// From a section title's label to the header's end; nil for all other cells.
    var titleBottom: L?
    /// The column at the leading margin in which a value2 cell sets its label against the detail; nil for all others.
    var labelColumn: L?
    var wrapsTextAroundImage: Bool
    /// nil for headers and footers, which have none.
    var minimumHeight: L?
    /// What the container adds for its separator; nil for nothing.
    var addedHeight: L?
    let fixedHeight: L?
    /// The control that the row is, in place of texts.
    var control: ResolvedControl?
    let classicStyle: ListCell.ClassicStyle?
    private var arrangedAccessories: [(height: CGFloat, layouts: [AccessoryLayout])] = []

    init(
        _ cell: borrowing ListCell, kind: CellLayout.Kind, width: L, metrics: ListMetrics, notes: L.Notes
    ) {
        let accessories = Self.accessories(of: cell, metrics: metrics)
        leadingAccessories = accessories.leading
        trailingAccessories = accessories.trailing
        self.width = width
        let indentation: L? = cell.indentationLevel > 0 ? Self.indentation(of: cell, metrics) : nil
        var first = L(metrics.leadingAccessoryMargin)
        if let indentation, cell.indentsAccessories { first = first + indentation }
        leadingAccessoryX = first
        lengths = ConfiguredLengths(cell)
        contentView = Self.contentView(accessories, from: first, width: width)
        let indentsContent = accessories.leading.isEmpty || !cell.indentsAccessories
        content = Self.content(
            of: cell, in: contentView, lengths, indentation: indentsContent ? indentation : nil,
            hasAccessory: (!accessories.leading.isEmpty, !accessories.trailing.isEmpty),
            swiftUIGap: Self.swiftUIGap(before: accessories.trailing.first, metrics), metrics: metrics, notes: notes)

        hasImage = cell.content.image != nil
        if cell.content.showsText {
            text = ResolvedTextProperties(
                cell.content.textProperties, attributed: cell.content.attributedText, cell: cell, metrics: metrics)
        }
        if cell.content.showsSecondaryText {
            secondaryText = ResolvedTextProperties(
                cell.content.secondaryTextProperties, attributed: cell.content.secondaryAttributedText, cell: cell,
                metrics: metrics)
        }
        let maySideBySide = !metrics.isAccessibilitySize || metrics.isSideBySideAtAccessibilitySizes
        sideBySide =
            cell.content.prefersSideBySideTextAndSecondaryText && maySideBySide ? .whereBothFit : .never
        wrapsTextAroundImage = metrics.wrapsTextAroundImages && hasImage && (text != nil || secondaryText != nil)

        let preset = cell.content.preset
        if kind == .row, !preset.isHeader, !preset.isFooter {
            minimumHeight = L(preset.isSidebarCell ? metrics.minimumSidebarCellHeight : metrics.minimumCellHeight)
            addedHeight = metrics.addedSeparatorHeight.map { L($0) }
        }
        fixedHeight = cell.fixedHeight.map { L(metrics.grid.round($0.definedLength), "fixed height") }
        classicStyle = cell.classicStyle
        if kind == .header, cell.isSectionTitle { applySectionTitle(cell, metrics: metrics) }
        if let classicStyle { applyClassicStyle(classicStyle, metrics: metrics) }
        if let control = cell.control {
            applyControl(
                ResolvedControl(control, tint: cell.controlTintColor, cell: cell, metrics: metrics), metrics: metrics)
        }
    }
}

/// Whether the texts of a cell stand beside each other.
enum SideBySide {
    case never
    /// Where each is one whole line.
    case whereBothFit
    /// Also where the second must be shortened.
    case always
}

/// A stretch of the row, from leading to trailing.
struct Extent<L: Length> {
    var start: L
    var end: L
}

extension Extent {
    var width: L { end - start }
}

extension ResolvedCell {
    /// The part of the row's height that the content lies in.
    func heightWithoutSeparator(_ height: L) -> L {
        guard let addedHeight else { return height }
        return (height - addedHeight).named("height without separator")
    }
}

extension ResolvedCell {
    /// The accessories in a row of a height: those of an earlier row that was as high, or what `arrange` makes.
    func accessories(inRowOf height: CGFloat, _ arrange: () -> [AccessoryLayout]) -> [AccessoryLayout] {
        for index in arrangedAccessories.indices where arrangedAccessories[index].height == height {
            return arrangedAccessories[index].layouts
        }
        let layouts = arrange()
        if arrangedAccessories.count < Self.mostHeights { arrangedAccessories.append((height, layouts)) }
        return layouts
    }

    /// Rows of more heights than this are seldom set up alike.
    private static var mostHeights: Int { 16 }

    /// The accessories that show in the cell's state, by side, in their order.
    private static func accessories(
        of cell: borrowing ListCell, metrics: ListMetrics
    ) -> (leading: [ResolvedAccessory<L>], trailing: [ResolvedAccessory<L>]) {
        var leading: [ResolvedAccessory<L>] = []
        var trailing: [ResolvedAccessory<L>] = []
        let accessories = cell.accessories.span
        for index in accessories.indices where accessories[index].isDisplayed(in: cell.state) {
            let accessory = ResolvedAccessory<L>(accessories[index], cell: cell, metrics: metrics)
            switch accessories[index].kind.placement {
            case .leading: leading.append(accessory)
            case .trailing: trailing.append(accessory)
            }
        }
        leading.placeStated()
        trailing.placeStated()
        return (leading, trailing)
    }

    /// How far the content is moved to the trailing side.
    private static func indentation(of cell: borrowing ListCell, _ metrics: ListMetrics) -> L {
        let step =
            cell.indentationWidth.map { L($0.definedLength, "stated indentation width") }
            ?? L(metrics.system.indentationWidth[metrics.design])
        return L(CGFloat(min(cell.indentationLevel, 1000)), "indentation level") * step
    }

    /// The area between the accessories: up to the first trailing accessory (measured).
    private static func contentView(
        _ accessories: (leading: [ResolvedAccessory<L>], trailing: [ResolvedAccessory<L>]), from start: L, width: L
    ) -> Extent<L> {
        var first = L.zero("no leading accessory")
        if !accessories.leading.isEmpty {
            first = accessories.leading.reduce(start) { $0 + $1.slotWidth }
            let gaps = CGFloat(accessories.leading.count - 1)
            first = first + L(gaps, "gaps") * L(AccessoryMetrics.leadingGap)
        }
        var last = width
        if let outermost = accessories.trailing.last {
            var taken = accessories.trailing.reduce(outermost.outerMargin) { $0 + $1.slotWidth }
            for accessory in accessories.trailing.dropFirst() {
                taken = taken + accessory.gap
            }
            last = width - taken
        }
        return Extent(start: first, end: last.value < first.value ? first : last)
    }

    /// The content between its margins: beside an accessory its own, otherwise the larger of that and the row's, which
    /// counts on an axis that is preserved (measured on the trailing side).
    private static func content(
        of cell: borrowing ListCell, in contentView: Extent<L>, _ lengths: ConfiguredLengths<L>, indentation: L?,
        hasAccessory: (leading: Bool, trailing: Bool), swiftUIGap: L?, metrics: ListMetrics, notes: L.Notes
    ) -> Extent<L> {
        let preserves = cell.content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        func margin(_ own: L, isBesideAccessory: Bool) -> L {
            isBesideAccessory || !preserves ? own : .larger(own, L(metrics.rowMargin))
        }
        let between = "the larger of the preset's and the row's margin"
        let leading = notes.add(
            .margins, "margin.leading", margin(lengths.leadingMargin, isBesideAccessory: hasAccessory.leading),
            hasAccessory.leading ? "the preset's margin, after an accessory as before one" : between,
            hasAccessory.leading ? .assumed : .measured)
        let trailing = notes.add(
            .margins, "margin.trailing",
            swiftUIGap ?? margin(lengths.trailingMargin, isBesideAccessory: hasAccessory.trailing),
            swiftUIGap != nil
                ? "the gap of a SwiftUI list"
                : hasAccessory.trailing ? "the preset's margin, before an accessory" : between,
            .measured)
        var start = contentView.start.named("contentView leading") + leading
        if let indentation { start = start + indentation }
        let end = contentView.end.named("contentView end") - trailing
        return Extent(start: start, end: end.value < start.value ? start : end)
    }
}

extension ResolvedCell {
    /// What a SwiftUI list leaves between content and some accessories; nil where the preset's margin does.
    private static func swiftUIGap(before accessory: ResolvedAccessory<L>?, _ metrics: ListMetrics) -> L? {
        guard metrics.container == .swiftUI, let accessory, accessory.accessory.kind.descriptor.swiftUIGap != nil
        else { return nil }
        return accessory.gap
    }
}

extension Array {
    /// Moves the accessories that state a position to it, in their order.
    fileprivate mutating func placeStated<L: Length>() where Element == ResolvedAccessory<L> {
        guard contains(where: { $0.accessory.position != nil }) else { return }
        let stated = filter { $0.accessory.position != nil }
        removeAll { $0.accessory.position != nil }
        for accessory in stated {
            guard let position = accessory.accessory.position else { continue }
            insert(accessory, at: position.index(in: map(\.accessory)))
        }
    }
}
