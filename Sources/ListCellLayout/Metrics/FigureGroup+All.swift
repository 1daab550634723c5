// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension FigureGroup {
    /// Every figure of the layout; a test finds each member of the metrics here.
    public static let all = all(of: .standard)

    /// Every figure of a layout by metrics.
    public static func all(of metrics: SystemMetrics) -> [FigureGroup] {
        [
            FigureGroup(title: "Text", entries: text),
            FigureGroup(title: "Around the rows", entries: metrics.edges),
            FigureGroup(title: "Separators", entries: metrics.separators),
            FigureGroup(title: "Between sections", entries: metrics.sections),
            FigureGroup(title: "Large titles", entries: titles),
            FigureGroup(title: "Rows", entries: metrics.rows), FigureGroup(title: "Images", entries: metrics.images),
            FigureGroup(title: "Accessories", entries: accessories),
            FigureGroup(title: "Glyphs of accessories", entries: glyphs),
            FigureGroup(title: "Controls", entries: controls),
            FigureGroup(title: "Drawing of controls", entries: drawing),
        ]
    }

    private static let text = [
        FigureEntry(TextFigures.lineHeight), FigureEntry(TextFigures.ascender), FigureEntry(TextFigures.capHeight),
        FigureEntry(TextFigures.advances), FigureEntry(TextFigures.kerning), FigureEntry(TextFigures.largeTracking),
        FigureEntry(TextFigures.punctuation), FigureEntry(TextFigures.otherScripts),
    ]

    private static let titles = [
        ScreenMetrics.barHeight, ScreenMetrics.barTop, ScreenMetrics.titleZone, ScreenMetrics.titlePadding,
        ScreenMetrics.titleZoneAX5, ScreenMetrics.titleTop, ScreenMetrics.titleTopAt3x, ScreenMetrics.titleTallest,
    ].map { FigureEntry($0) }

    private static let accessories =
        [
            FigureEntry(AccessoryMetrics.disclosureSlot), FigureEntry(AccessoryMetrics.checkmarkSlot),
            FigureEntry(AccessoryMetrics.systemSlot), FigureEntry(AccessoryMetrics.trailingGap),
            FigureEntry(AccessoryMetrics.reorderGap), FigureEntry(AccessoryMetrics.verticalSeparatorOffset),
            FigureEntry(AccessoryMetrics.verticalSeparatorWidth),
            FigureEntry(AccessoryMetrics.verticalSeparatorHeight),
            FigureEntry(AccessoryMetrics.leadingGap), FigureEntry(AccessoryMetrics.swiftUIChevronMargin),
            FigureEntry(AccessoryMetrics.swiftUIChevronMarginAX5), FigureEntry(AccessoryMetrics.swiftUISwitchMargin),
            FigureEntry(AccessoryMetrics.swiftUIChevronGap), FigureEntry(AccessoryMetrics.swiftUIChevronGapAX5),
        ] + FigureEntry.both(AccessoryMetrics.switchSize) + FigureEntry.both(AccessoryMetrics.disclosureView)
        + FigureEntry.both(AccessoryMetrics.disclosureViewAX2) + FigureEntry.both(AccessoryMetrics.checkmarkAX2)

    private static let glyphs =
        [
            AccessoryMetrics.checkmarkImage, AccessoryMetrics.popUpMenuImage, AccessoryMetrics.detailImage,
            AccessoryMetrics.chevronInk, AccessoryMetrics.checkmarkInk, AccessoryMetrics.circleInk,
            AccessoryMetrics.reorderInk, AccessoryMetrics.popUpMenuInk, AccessoryMetrics.detailInk,
        ].flatMap(FigureEntry.both) + [
            FigureEntry(AccessoryMetrics.chevronWidth), FigureEntry(AccessoryMetrics.circleBearings),
            FigureEntry(AccessoryMetrics.reorderBearings),
        ]

    private static let controls =
        FigureEntry.both(ControlMetrics.stepper) + FigureEntry.both(ControlMetrics.activityIndicator) + [
            FigureEntry(ControlMetrics.sliderHeight), FigureEntry(ControlMetrics.swiftUISliderHeight),
            FigureEntry(ControlMetrics.segmentedHeight), FigureEntry(ControlMetrics.swiftUISegmentedHeight),
            FigureEntry(ControlMetrics.progressHeight), FigureEntry(ControlMetrics.accessoryWidth),
            FigureEntry(ControlMetrics.segmentPointSize), FigureEntry(ControlMetrics.segmentPadding),
            FigureEntry(ControlMetrics.selectionInset), FigureEntry(ControlMetrics.datePickerPadding),
            FigureEntry(ControlMetrics.datePickerInset), FigureEntry(ControlMetrics.datePickerGap),
        ] + FigureEntry.both(ControlMetrics.buttonInsets) + [FigureEntry(ControlMetrics.menuGap)]

    private static let drawing =
        [FigureEntry(ControlMetrics.switchThumbInset)] + FigureEntry.both(ControlMetrics.switchThumb)
        + [FigureEntry(ControlMetrics.sliderTrack)] + FigureEntry.both(ControlMetrics.sliderThumb) + [
            FigureEntry(ControlMetrics.stepperRadius), FigureEntry(ControlMetrics.segmentedRadius),
            FigureEntry(ControlMetrics.selectionRadius), FigureEntry(ControlMetrics.datePickerRadius),
            FigureEntry(ControlMetrics.buttonRadius),
        ] + FigureEntry.both(ControlMetrics.stepperDivider) + FigureEntry.both(ControlMetrics.stepperGlyph)
        + FigureEntry.both(ControlMetrics.segmentDivider)
        + [FigureEntry(ControlMetrics.disabledAlpha)]
}

extension SystemMetrics {
    fileprivate var edges: [FigureEntry] {
        [
            FigureEntry(noCardInset), FigureEntry(sidebarRowMargin), FigureEntry(narrowCardInset),
            FigureEntry(wideCardInset), FigureEntry(narrowCardLimit.map(\.figure)),
        ]
            + [OperatingSystem.iOS26, .iOS27].map { release in
                FigureEntry(narrowTableCardLimit.map { $0[release].figure })
            } + [
                FigureEntry(narrowRowMargin), FigureEntry(wideRowMargin), FigureEntry(narrowRowLimit.map(\.figure)),
                FigureEntry(narrowCardRowLimit.map(\.figure)), FigureEntry(sidebarInset),
                FigureEntry(sidebarCornerRadius), FigureEntry(sidebarAccessoryMargin),
                FigureEntry(tableAccessoryMargin), FigureEntry(cardCornerRadius),
            ]
    }

    fileprivate var separators: [FigureEntry] {
        [
            FigureEntry(
                separatorThickness.map { thickness -> Figure? in
                    if case .pixels(let figure) = thickness { figure } else { nil }
                }),
            FigureEntry(
                separatorThickness.map { thickness -> Figure? in
                    if case .points(let figure) = thickness { figure } else { nil }
                }),
            FigureEntry(cardSeparatorTrailingInset), FigureEntry(plainSeparatorTrailingInset),
            FigureEntry(narrowTableSeparatorTrailingInset), FigureEntry(groupedSeparatorTrailingInset),
            FigureEntry(tableSeparatorAtAccessibilitySizes),
        ]
    }

    fileprivate var sections: [FigureEntry] {
        [
            FigureEntry(firstSectionTop), FigureEntry(firstSectionTopOfTable),
            FigureEntry(firstSectionTopUnderLargeTitle), FigureEntry(sectionGap),
            FigureEntry(rowToHeader), FigureEntry(footerToHeader), FigureEntry(footerToSection),
            FigureEntry(lastSectionBottom), FigureEntry(lastSectionBottomOfTable),
            FigureEntry(lastFooterBottom), FigureEntry(plainHeaderTop), FigureEntry(firstTableHeaderTop),
            FigureEntry(sectionTitleTop), FigureEntry(sectionTitleBottom),
            FigureEntry(sectionTitleLabelBottomAt3x), FigureEntry(firstSectionTitleTop),
        ]
    }

    fileprivate var rows: [FigureEntry] {
        [
            FigureEntry(disabledSidebarAlpha), FigureEntry(highlightedSidebarAlpha),
            FigureEntry(focusedSidebarSecondaryAlpha), FigureEntry(focusedBackgroundAlpha),
            FigureEntry(reorderingBackgroundAlpha), FigureEntry(tighteningFactor), FigureEntry(shrunkFontStep),
            FigureEntry(cellMinimumLeadings), FigureEntry(cellMinimumPadding), FigureEntry(sidebarMinimumLeadings),
            FigureEntry(leastRowHeight), FigureEntry(classicMinimumLeadings), FigureEntry(eastAsianLineHeight),
            FigureEntry(arabicLineHeight), FigureEntry(arabicLeading),
            FigureEntry(indentationWidth), FigureEntry(footerLineTightening), FigureEntry(secondaryTextAloneInset),
            FigureEntry(classicLineMargin), FigureEntry(classicValueGap), FigureEntry(value2LabelWidth),
            FigureEntry(value2Gap),
        ]
            + [classicSubtitleTop, classicSubtitleGap, classicSubtitleBottom].flatMap { figure in
                (0..<3).map { index in FigureEntry(figure.map { $0?.points[index].figure }) }
            }
    }

    fileprivate var images: [FigureEntry] {
        [
            FigureEntry(standardImageWidth), FigureEntry(standardSidebarImageWidth),
            FigureEntry(standardSwiftUIImageWidth), FigureEntry(maximumSizeSentinel),
            FigureEntry(SymbolMetrics.smallFactor), FigureEntry(SymbolMetrics.largeFactor),
            FigureEntry(SymbolMetrics.imageMargin), FigureEntry(SymbolMetrics.largeImageMargin),
            FigureEntry(SymbolMetrics.usualInkX), FigureEntry(SymbolMetrics.mediumGrowth),
            FigureEntry(SymbolMetrics.semiboldGrowth), FigureEntry(SymbolMetrics.boldGrowth),
            FigureEntry(SymbolMetrics.heavyGrowth), FigureEntry(SymbolMetrics.blackGrowth),
        ]
    }
}
