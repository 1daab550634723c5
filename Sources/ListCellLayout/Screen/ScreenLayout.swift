// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// What stands around a list on its screen, in the screen's coordinates, in points.
public struct ScreenLayout: Hashable, Sendable {
    /// The screen.
    public let size: CGSize
    /// Where the list begins.
    public let listTop: CGFloat
    /// From top to bottom.
    public let elements: [Element]

    /// A bar, a title, or another part of a screen.
    public struct Element: Hashable, Sendable {
        /// What a part of a screen is.
        public enum Kind: String, CaseIterable, Sendable, Hashable { case navigationBar, largeTitle }

        /// What it is.
        public let kind: Kind
        /// In the screen's coordinates.
        public let frame: CGRect
        /// The text of a title; nil for a bar.
        public let label: LabelLayout?
    }
}

extension ScreenLayout {
    /// A screen with a list, below a large title where it has one.
    ///
    /// - Parameters:
    ///   - title: The large title, shortened to one line between the list's margins; nil for none.
    ///   - size: The screen, in points.
    ///   - safeAreaTop: What the system keeps free at its top, in points.
    public init(
        title: String?, above list: ListLayout, size: CGSize, safeAreaTop: CGFloat, measurer: some TextMeasuring
    ) {
        self.size = size
        guard let title else {
            listTop = safeAreaTop
            elements = []
            return
        }
        let place = LargeTitle(traits: list.traits, safeAreaTop: safeAreaTop)
        let barHeight = ScreenMetrics.barHeight[list.traits.design].value
        let bar = CGRect(x: 0, y: place.barBottom - barHeight, width: size.width, height: barHeight)
        let label = Self.label(title, place, in: list, width: size.width, measurer)
        listTop = place.listTop
        elements = [
            Element(kind: .navigationBar, frame: bar, label: nil),
            Element(kind: .largeTitle, frame: label.frame, label: label),
        ]
    }

    private static func label(
        _ title: String, _ place: LargeTitle, in list: ListLayout, width: CGFloat, _ measurer: some TextMeasuring
    ) -> LabelLayout {
        let (traits, font, margin) = (list.traits, place.font, list.titleMargin)
        let grid = PixelGrid(scale: traits.displayScale)
        let text = measurer.layout(
            TextRequest(
                string: title, font: font, width: max(width - 2 * margin, 0), numberOfLines: 1,
                language: traits.language))
        let ownWidth = grid.ceil(text.width)
        let x = CGFloat.x(
            leading: margin, width: ownWidth, in: width, isMirrored: traits.layoutDirection == .rightToLeft)
        let baseline = grid.round(place.labelTop + font.ascender)
        return LabelLayout(
            string: title, font: font, color: Color(.label),
            frame: CGRect(x: x, y: place.labelTop, width: ownWidth, height: place.labelHeight),
            lines: text.lines.map { LineLayout(line: $0, x: x, baseline: baseline) },
            isTruncated: text.isTruncated, isApproximate: text.isApproximate, firstLineIndent: 0)
    }
}
