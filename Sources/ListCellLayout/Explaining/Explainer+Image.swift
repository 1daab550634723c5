// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Explainer {
    /// The image's size in its steps, its slot, and where it stands.
    mutating func explainImage() {
        guard let image = resolved.image, let frame = layout.image?.frame else { return }
        let natural = naturalSize(image)
        add(.image, "image.natural.width", natural.width, sizeBasis(image))
        add(.image, "image.natural.height", natural.height, sizeBasis(image))
        let limited = limitedSize(image)
        let isLimited = cell.content.imageProperties.maximumSize != .zero
        let limitBasis =
            isLimited
            ? Basis("reduced until both sides fit maximumSize, the aspect kept", .apple) : Basis("no maximumSize", nil)
        add(.image, "image.limited.width", limited.width, limitBasis)
        add(.image, "image.limited.height", limited.height, limitBasis)

        let drawn = drawnSize(image)
        let width = add(.image, "image.width", drawn.width, drawn.basis)
        let height = add(.image, "image.height", drawn.height, drawn.basis)
        let half = Formula("halves", 2)
        add(
            .image, x: "image", leading: .round(layoutStart + (slot - width) / half, grid), width: frame.width,
            Basis("centred in its slot", .measured))
        let y = add(.image, "image.y", imageY(height), imageBasis)

        let slotWidth = add(.image, "image.reserved.width", slot, slotBasis(image))
        let slotHeight = add(
            .image, "image.reserved.height", imageLayoutHeight(image), Basis("what counts for the row", nil))
        add(.image, x: "image.reserved", leading: layoutStart, width: content.slotWidth, .geometry)
        add(.image, "image.reserved.y", y + height / half - slotHeight / half, .geometry)
        explainOverhang(width - slotWidth, "image.overhang")
        explainOverhang(height - slotHeight, "image.overhang.vertical")
    }

    private mutating func explainOverhang(_ excess: Formula, _ name: String) {
        guard excess.value > PixelGrid.epsilon else { return }
        add(
            .image, name, excess / Formula("halves", 2),
            Basis("the image is larger than its slot and stands over on both sides", nil))
    }

    // MARK: Size

    private func naturalSize(_ image: ResolvedImage) -> (width: Formula, height: Formula) {
        let isSymbol = image.symbolPointSize != nil
        let certainty: Certainty? = isSymbol ? .reported : nil
        let source = isSymbol ? "published sizes of symbols" : ""
        return (
            Formula("own width", image.naturalSize.width, certainty, source),
            Formula("own height", image.naturalSize.height, certainty, source)
        )
    }

    private func sizeBasis(_ image: ResolvedImage) -> Basis {
        image.symbolPointSize == nil ? .stated : Basis("the symbol's size at the text size", .reported)
    }

    /// A limit on one axis; nil for none.
    private func limit(_ stated: CGFloat, standard: Formula) -> Formula? {
        if stated == ListContentConfiguration.ImageProperties.standardDimension {
            if metrics.deviations.contains(.maximumSizeIgnoresStandardDimension) { return nil }
            return standard * Formula(SystemMetrics.maximumSizeSentinel)
        }
        return stated > 0 ? Formula("maximumSize", stated) : nil
    }

    private func limitedSize(_ image: ResolvedImage) -> (width: Formula, height: Formula) {
        let width = Formula("image.natural.width", image.naturalSize.width)
        let height = Formula("image.natural.height", image.naturalSize.height)
        guard width.value > 0, height.value > 0 else { return (Formula("empty", 0), Formula("empty", 0)) }
        let maximum = cell.content.imageProperties.maximumSize
        let factors = [
            limit(maximum.width, standard: standardWidth).map { $0 / width },
            limit(maximum.height, standard: standardHeight).map { $0 / height },
        ].compactMap(\.self)
        guard !factors.isEmpty else { return (width, height) }
        let factor = Formula.minimum([Formula("whole", 1)] + factors)
        return (width * factor, height * factor)
    }

    /// The size drawn in the row: limited once more to the height there is (reported).
    private func drawnSize(_ image: ResolvedImage) -> (width: Formula, height: Formula, basis: Basis) {
        let limited = (width: reference("image.limited.width"), height: reference("image.limited.height"))
        let row = Formula("height without separator", content.height - resolved.addedHeight, heightCertainty)
        let space = image.fillsRow ? row : row - (margin(.top) + margin(.bottom))
        let available = Formula.maximum([Formula("least", 0), space]).simplified
        guard limited.height.value > available.value else {
            return (limited.width, limited.height, Basis("fits the row", nil))
        }
        return (
            limited.width * available / limited.height, available,
            Basis("no higher than the row, margins included where its slot is lower than the picture", .reported)
        )
    }

    // MARK: Slot

    private var isSidebar: Bool { cell.content.preset.isSidebarCell || cell.content.preset == .sidebarHeader }

    private var standardWidth: Formula {
        let figure = isSidebar ? SystemMetrics.standardSidebarImageWidth : metrics.place.standardImageWidth
        let formula = metrics.place.standardWidth(figure, grid: grid)
        return Formula("standard width", formula.value, formula.certainty, formula.terms.first?.source ?? "")
    }

    private var standardHeight: Formula {
        Formula("body leading", metrics.standardImageSize.height, .measured, "leadings of running UIKit")
    }

    /// The width of the image's slot.
    var slot: Formula {
        guard let image = resolved.image else { return Formula("no image", 0) }
        guard let width = image.slotWidth else {
            let certainty: Certainty? = metrics.isAccessibilitySize ? .assumed : nil
            return .ceil(Formula("image.width", content.drawnImageSize.width, certainty), grid)
        }
        let stated = cell.content.imageProperties.reservedLayoutSize.width
        let isStated = stated > 0 && !metrics.isAccessibilitySize
        return isStated ? Formula("reservedLayoutSize.width", width) : standardWidth
    }

    private func slotBasis(_ image: ResolvedImage) -> Basis {
        guard image.slotWidth == nil else { return Basis("reservedLayoutSize, or the standard width of a symbol", nil) }
        return metrics.isAccessibilitySize
            ? Basis("as wide as the image at accessibility sizes", .assumed)
            : Basis("a bitmap's own width", .rule)
    }

    /// What counts for the row's height.
    func imageLayoutHeight(_ image: ResolvedImage) -> Formula {
        let stated = cell.content.imageProperties.reservedLayoutSize.height
        if stated > 0 { return Formula("reservedLayoutSize.height", stated) }
        let isStandard = stated == ListContentConfiguration.ImageProperties.standardDimension
        if isStandard || (image.image.isSymbolImage && image.layoutHeight == metrics.standardImageSize.height) {
            return standardHeight
        }
        let natural = naturalSize(image).height
        let maximum = limit(cell.content.imageProperties.maximumSize.height, standard: standardHeight)
        return maximum.map { .minimum([natural, $0]) } ?? natural
    }

    // MARK: Position

    private func imageY(_ height: Formula) -> Formula {
        let centre = centred(height, in: reference("height"))
        guard metrics.isAccessibilitySize, let label = layout.text ?? layout.secondaryText else { return centre }
        let half = Formula("halves", 2)
        let name = layout.text == nil ? "secondaryText" : "text"
        let capHeight = Formula("point size", label.font.pointSize, .measured) * Formula(TextFigures.capHeight)
        let onLine = Formula.round(reference(name + ".firstBaseline") - capHeight / half - height / half, grid)
        guard !resolved.wrapsTextAroundImage else { return onLine }
        return .maximum([onLine, .minimum([margin(.top), centre])])
    }

    private var imageBasis: Basis {
        guard metrics.isAccessibilitySize, layout.text != nil || layout.secondaryText != nil else {
            return centringBasis
        }
        let isMeasured =
            metrics.container == .swiftUI && metrics.design == .design26 && size == .accessibilityExtraLarge
        return Basis("on the first line, at the centre of its capitals", isMeasured ? .measured : .assumed)
    }
}
