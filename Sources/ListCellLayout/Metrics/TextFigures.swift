// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The figures of text, read off the fonts that the layout measures with.
public enum TextFigures {
    private static let perPoint = ResolvedFont(pointSize: 1, weight: .regular, leading: 1)

    /// The height of a line, in point sizes.
    public static let lineHeight = Figure(
        "line height per point", perPoint.lineHeight, .measured, "UIFont.lineHeight at all sizes: 2444/2048")
    /// From the top of a line to its baseline, in point sizes.
    public static let ascender = Figure(
        "ascender per point", perPoint.ascender, .measured, "UIFont.ascender: 1950/2048")
    /// The height of capitals, in point sizes.
    public static let capHeight = Figure(
        "cap height per point", perPoint.capHeight, .measured, "UIFont.capHeight: 1443/2048")
    /// How sure the advances within a width are; 1 stands for the width as it is.
    public static let advances = Figure(
        "advance widths", 1, .measured, "1,508 advances of the system font at 8 to 40 pt, iOS 26.1")
    /// The same for the kerning.
    public static let kerning = Figure(
        "kerning", 1, .measured, "the pairs of UIKit's fonts, iOS 26.1; with them 73 of 73 measured labels are met")
    /// The same for the tracking of large text.
    public static let largeTracking = Figure(
        "tracking above 40 pt", 1, .rule, "a line between Apple's sizes; measured to 40 pt, ±1 unit above")
    /// The same for texts with an ellipsis, an em dash or a single guillemet.
    public static let punctuation = Figure(
        "widths of “…”, “—” and “›”", 1, .reported, "advances of some weights; their kerning is assumed")
    /// The same for texts with other characters.
    public static let otherScripts = Figure(
        "widths of other scripts", 1, .assumed, "shaped with the fonts that are installed")
}

extension TextFigures {
    /// What a text's width is as sure as: the least sure of what it is made of.
    static func width(of layout: TextLayout, _ font: ResolvedFont) -> Figure {
        width(of: layout.lines, font, isApproximate: layout.isApproximate)
    }

    /// The same for a text where it stands.
    static func width(of label: LabelLayout) -> Figure {
        width(of: label.lines.lazy.map(\.line), label.font, isApproximate: label.isApproximate)
    }

    private static func width(of lines: some Sequence<TextLine>, _ font: ResolvedFont, isApproximate: Bool) -> Figure {
        if isApproximate { return otherScripts }
        if lines.contains(where: { !$0.string.utf8.allSatisfy { $0 < 0x80 } }) { return punctuation }
        let sizes = lines.flatMap(\.runs).map(\.font.pointSize) + [font.pointSize]
        return sizes.contains { $0 > largestRecordedSize } ? largeTracking : kerning
    }

    /// The largest point size whose tracking is measured.
    private static let largestRecordedSize: CGFloat = 40
}
