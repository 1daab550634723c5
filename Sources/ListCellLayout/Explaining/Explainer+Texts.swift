// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Explainer {
    /// A text with its lines.
    typealias Label = (text: ResolvedText, measured: MeasuredContent.Label)

    var label: Label? { pair(resolved.text, content.label) }
    var secondaryLabel: Label? { pair(resolved.secondaryText, content.secondaryLabel) }

    private func pair(_ text: ResolvedText?, _ measured: MeasuredContent.Label?) -> Label? {
        guard let text, let measured else { return nil }
        return (text, measured)
    }

    mutating func explainTexts() {
        if let label, let frame = layout.text?.frame {
            let height = content.isSideBySide ? labelHeight(label) : textsHeight
            explain(label, frame: frame, part: .text, name: "text", y: centred(height, in: reference("height")))
        }
        guard let label = secondaryLabel, let frame = layout.secondaryText?.frame else { return }
        var y = centred(labelHeight(label), in: reference("height"))
        if content.label != nil, !content.isSideBySide {
            let first = reference("text.y") + reference("text.height")
            y = .round(first + verticalPadding, grid)
        }
        explain(label, frame: frame, part: .secondaryText, name: "secondaryText", y: y)
    }

    /// The height of the texts, one above the other.
    private var textsHeight: Formula { Formula("height of the texts", content.textHeight, .measured) }

    private mutating func explain(
        _ label: Label, frame: CGRect, part: Part, name: String, y: Formula
    ) {
        let isBeside = content.isSideBySide && part == .secondaryText
        let width = add(part, name + ".width", labelWidth(label, part), widthBasis(label))
        let leading = columnX(part, width: width) ?? (isBeside ? layoutEnd - width : labelX(label))
        add(part, x: name, leading: leading, width: frame.width, xBasis(part, isBeside: isBeside))
        let top = add(part, name + ".y", y, centringBasis)
        add(
            part, name + ".height", labelHeight(label),
            Basis("one line, and the pitch for each other", .measured))
        func ascender(_ line: TextLine?) -> Formula {
            let font = largestFont(of: line, in: label.text)
            return Formula("point size", font.pointSize, fontCertainty(line)) * Formula(TextFigures.ascender)
        }
        let basis = Basis("y + ascender, to the nearest pixel", .rule)
        add(part, name + ".firstBaseline", .round(top + ascender(label.measured.layout.lines.first), grid), basis)
        if label.measured.layout.lines.count > 1 {
            add(
                part, name + ".lastBaseline",
                .round(top + pitches(label) + ascender(label.measured.layout.lines.last), grid),
                basis)
        }
    }

    // MARK: Height

    /// The height of one line in a font, up to a pixel.
    func lineHeight(_ font: ResolvedFont, _ certainty: Certainty = .measured) -> Formula {
        Formula(
            "line of \(TextBuffer.text(of: font.pointSize)) pt", grid.ceil(font.lineHeight), certainty,
            "line height × point size, up to a pixel")
    }

    func labelHeight(_ label: Label) -> Formula {
        let first = label.measured.layout.lines.first
        let line = lineHeight(largestFont(of: first, in: label.text), fontCertainty(first))
        return label.measured.layout.lines.count > 1 ? .ceil(line + pitches(label), grid) : line
    }

    private func pitches(_ label: Label) -> Formula {
        let further = label.measured.layout.lines.dropFirst()
        guard label.text.runs.isEmpty else {
            let sum = further.reduce(0) { $0 + label.text.pitch(to: $1) }
            return Formula("pitches of the lines", sum, .assumed, "the largest leading of each line's fonts")
        }
        let pitch = Formula("line pitch", label.text.pitch, .measured, "leading of the style, footers 2 less")
        guard further.count > 1 else { return pitch }
        return Formula("further lines", CGFloat(further.count), .rule, "wrapping at the text's width") * pitch
    }

    /// The font that decides a line's height: the text's, or the largest of its own where it has several (assumed).
    private func largestFont(of line: TextLine?, in text: ResolvedText) -> ResolvedFont {
        line?.runs.map(\.font).max { $0.pointSize < $1.pointSize } ?? text.font
    }

    private func fontCertainty(_ line: TextLine?) -> Certainty {
        line?.runs.isEmpty == false || cell.classicStyle == .value2 ? .assumed : .measured
    }

    // MARK: Width

    /// Where texts begin: after the image's slot and its padding, or below a wrapped one at the margin.
    private func labelX(_ label: Label) -> Formula {
        let isIndented = !resolved.wrapsTextAroundImage || (isSingleLine(label) && isNatural(label))
        guard resolved.image != nil, isIndented else { return layoutStart }
        return layoutStart + imageIndent
    }

    /// The column in which a value2 cell sets its label; nil for all other cells.
    private var labelColumn: Formula? {
        guard let column = resolved.labelColumn else { return nil }
        let standard = metrics.place.standardWidth(SystemMetrics.value2LabelWidth, grid: grid)
        return standard.value > column ? .minimum([standard, layoutEnd - layoutStart]) : standard
    }

    private var gapBeside: Formula {
        guard resolved.labelColumn != nil, resolved.horizontalPadding == SystemMetrics.value2Gap.value else {
            return length(
                "gap beside", resolved.horizontalPadding, preset: PresetValues.horizontalPadding,
                isSet: cell.content.overrides.textToSecondaryTextHorizontalPadding != nil)
        }
        return Formula(SystemMetrics.value2Gap)
    }

    /// Where a text that stands at the label's column begins: the label ends with it, the detail follows it.
    private func columnX(_ part: Part, width: Formula) -> Formula? {
        labelColumn.map { part == .text ? layoutStart + $0 - width : layoutStart + $0 + gapBeside }
    }

    /// The image's slot and the padding after it.
    var imageIndent: Formula {
        slot
            + length(
                "image to text", resolved.imageToTextPadding,
                preset: PresetValues(cell.content.preset, design: metrics.design).imageToTextPadding,
                isSet: cell.content.overrides.imageToTextPadding != nil)
    }

    private func isSingleLine(_ label: Label) -> Bool { label.measured.layout.lines.count == 1 }
    private func isNatural(_ label: Label) -> Bool {
        label.text.alignment == .natural || content.isSideBySide
    }

    private func labelWidth(_ label: Label, _ part: Part) -> Formula {
        let available = availableWidth(label, part)
        guard isNatural(label) else { return available }
        let figure = label.measured.layout.isApproximate ? TextFigures.otherScripts : TextFigures.kerning
        let widest = Formula.ceil(
            Formula("widest line", label.measured.layout.width, figure.certainty, figure.source), grid)
        let fits = widest.value <= available.value
        let width = fits ? widest : .minimum([widest, available])
        guard resolved.wrapsTextAroundImage, isSingleLine(label) else { return width }
        return Formula.maximum([Formula("least", 0), width - indentInLine]).simplified
    }

    /// How far a first line beside an image begins from the margin.
    private var indentInLine: Formula { resolved.image == nil ? Formula("no image", 0) : imageIndent }

    /// The space of the lines.
    private func availableWidth(_ label: Label, _ part: Part) -> Formula {
        var space = layoutEnd - layoutStart
        if let labelColumn {
            return part == .text
                ? labelColumn : Formula.maximum([Formula("least", 0), space - labelColumn - gapBeside]).simplified
        }
        if resolved.image != nil, !resolved.wrapsTextAroundImage { space = space - imageIndent }
        if part == .secondaryText, content.label == nil {
            space = space - Formula(SystemMetrics.secondaryTextAloneInset)
        } else if part == .secondaryText, content.isSideBySide {
            space = space - reference("text.width") - gapBeside
        }
        return Formula.maximum([Formula("least", 0), space]).simplified
    }

    private func widthBasis(_ label: Label) -> Basis {
        isNatural(label)
            ? Basis("the widest line, up to a pixel, at most the space", .measured)
            : Basis("the whole space, for the alignment", .rule)
    }

    private func xBasis(_ part: Part, isBeside: Bool) -> Basis {
        if resolved.labelColumn != nil {
            return Basis(part == .text ? "ends with the label's column" : "after the label's column", .assumed)
        }
        if isBeside { return Basis("ends at the trailing margin", .measured) }
        if resolved.wrapsTextAroundImage {
            let isMeasured =
                metrics.container == .swiftUI && metrics.design == .design26 && size == .accessibilityExtraLarge
            return Basis("the first line beside the image, the others at the margin", isMeasured ? .measured : .assumed)
        }
        let isKnown = resolved.image == nil || !metrics.isAccessibilitySize
        return Basis("leading margin + slot + padding", isKnown ? .measured : .assumed)
    }
}
