// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension FigureGroup {
    /// Every figure of the layout; a test reads the sources and finds each declaration here.
    public static let all: [FigureGroup] = [
        FigureGroup(title: "Text", entries: text), FigureGroup(title: "Around the rows", entries: edges),
        FigureGroup(title: "Separators", entries: separators),
        FigureGroup(title: "Between sections", entries: sections),
        FigureGroup(title: "Rows", entries: rows), FigureGroup(title: "Images", entries: images),
        FigureGroup(title: "Accessories", entries: accessories),
        FigureGroup(title: "Glyphs of accessories", entries: glyphs),
        FigureGroup(title: "Controls", entries: controls),
        FigureGroup(title: "Drawing of controls", entries: drawing),
    ]

    private static let text = [
        FigureEntry(TextFigures.lineHeight), FigureEntry(TextFigures.ascender), FigureEntry(TextFigures.capHeight),
        FigureEntry(TextFigures.advances), FigureEntry(TextFigures.kerning), FigureEntry(TextFigures.otherScripts),
    ]

    private static let edges = [
        FigureEntry(SystemMetrics.noCardInset), FigureEntry(SystemMetrics.noRowMargin),
        FigureEntry(SystemMetrics.narrowCardInset), FigureEntry(SystemMetrics.wideCardInset),
        FigureEntry(SystemMetrics.narrowLimit18.figure, in: .design18),
        FigureEntry(SystemMetrics.narrowCardLimit26.figure, in: .design26),
        FigureEntry(SystemMetrics.narrowTableCardLimitOfIOS26.figure, in: .design26),
        FigureEntry(SystemMetrics.narrowTableCardLimitOfIOS27.figure, in: .design26),
        FigureEntry(SystemMetrics.narrowRowMargin), FigureEntry(SystemMetrics.wideRowMargin),
        FigureEntry(SystemMetrics.narrowRowLimit26.figure, in: .design26),
        FigureEntry(SystemMetrics.narrowCardRowLimit26.figure, in: .design26),
        FigureEntry(SystemMetrics.sidebarInset), FigureEntry(SystemMetrics.sidebarCornerRadius),
        FigureEntry(SystemMetrics.sidebarAccessoryMargin),
        FigureEntry(SystemMetrics.tableAccessoryMargin26, in: .design26), FigureEntry(SystemMetrics.cardCornerRadius),
    ]

    private static let separators = [
        FigureEntry(SystemMetrics.separatorPixels18, in: .design18),
        FigureEntry(SystemMetrics.separatorThickness26, in: .design26),
        FigureEntry(SystemMetrics.cardSeparatorTrailingInset18, in: .design18),
        FigureEntry(SystemMetrics.plainSeparatorTrailingInset18, in: .design18),
        FigureEntry(SystemMetrics.plainSeparatorTrailingInsetOfNarrowTable, in: .design26),
        FigureEntry(SystemMetrics.groupedSeparatorTrailingInset),
        FigureEntry(SystemMetrics.tableSeparatorAtAccessibilitySizes18, in: .design18),
    ]

    private static let sections = [
        FigureEntry(SystemMetrics.firstSectionTop),
        FigureEntry(SystemMetrics.firstSectionTopOfTable26, in: .design26), FigureEntry(SystemMetrics.sectionGap),
        FigureEntry(SystemMetrics.rowToHeader), FigureEntry(SystemMetrics.footerToHeader),
        FigureEntry(SystemMetrics.footerToSection), FigureEntry(SystemMetrics.lastSectionBottom),
        FigureEntry(SystemMetrics.plainHeaderTop), FigureEntry(SystemMetrics.firstTableHeaderTop18, in: .design18),
    ]

    private static let rows = [
        FigureEntry(SystemMetrics.disabledSidebarAlpha), FigureEntry(SystemMetrics.highlightedSidebarAlpha),
        FigureEntry(SystemMetrics.focusedSidebarSecondaryAlpha),
        FigureEntry(SystemMetrics.focusedBackgroundAlpha), FigureEntry(SystemMetrics.reorderingBackgroundAlpha),
        FigureEntry(SystemMetrics.tighteningFactor), FigureEntry(SystemMetrics.shrunkFontStep),
        FigureEntry(SystemMetrics.cellMinimumPadding26, in: .design26),
        FigureEntry(SystemMetrics.cellMinimumLeadings18, in: .design18),
        FigureEntry(SystemMetrics.sidebarMinimumLeadings),
        FigureEntry(SystemMetrics.minimumHeight18, in: .design18),
        FigureEntry(SystemMetrics.koreanLineHeight, in: .design26), FigureEntry(SystemMetrics.indentationWidth),
        FigureEntry(SystemMetrics.footerLineTightening), FigureEntry(SystemMetrics.secondaryTextAloneInset),
        FigureEntry(SystemMetrics.classicSubtitlePadding, in: .design26),
        FigureEntry(SystemMetrics.value2LabelWidth), FigureEntry(SystemMetrics.value2Gap),
    ]

    private static let images =
        [
            FigureEntry(SystemMetrics.standardImageWidth), FigureEntry(SystemMetrics.standardSidebarImageWidth),
            FigureEntry(SystemMetrics.standardSwiftUIImageWidth), FigureEntry(SystemMetrics.maximumSizeSentinel),
            FigureEntry(SymbolMetrics.smallFactor), FigureEntry(SymbolMetrics.largeFactor),
            FigureEntry(SymbolMetrics.imageMargin),
        ]

    private static let accessories =
        [
            FigureEntry(AccessoryMetrics.disclosureSlot), FigureEntry(AccessoryMetrics.checkmarkSlot),
            FigureEntry(AccessoryMetrics.systemSlot), FigureEntry(AccessoryMetrics.trailingGap),
            FigureEntry(AccessoryMetrics.reorderGap), FigureEntry(AccessoryMetrics.verticalSeparatorOffset),
            FigureEntry(AccessoryMetrics.verticalSeparatorWidth),
            FigureEntry(AccessoryMetrics.verticalSeparatorHeight),
            FigureEntry(AccessoryMetrics.leadingGap), FigureEntry(AccessoryMetrics.swiftUIChevronMargin),
            FigureEntry(AccessoryMetrics.swiftUIChevronMarginAX3), FigureEntry(AccessoryMetrics.swiftUISwitchMargin),
            FigureEntry(AccessoryMetrics.swiftUIChevronGap), FigureEntry(AccessoryMetrics.swiftUIChevronGapAX5),
        ] + FigureEntry.both(AccessoryMetrics.switchSize) + FigureEntry.both(AccessoryMetrics.disclosureView)
        + FigureEntry.both(AccessoryMetrics.disclosureViewAX2) + FigureEntry.both(AccessoryMetrics.checkmarkAX2)
        + FigureEntry.both(AccessoryMetrics.swiftUIChevron) + FigureEntry.both(AccessoryMetrics.swiftUIChevronAX3)

    private static let glyphs = [
        AccessoryMetrics.chevronImage, AccessoryMetrics.checkmarkImage, AccessoryMetrics.circleImage,
        AccessoryMetrics.reorderImage, AccessoryMetrics.popUpMenuImage, AccessoryMetrics.detailImage,
        AccessoryMetrics.chevronInk, AccessoryMetrics.checkmarkInk, AccessoryMetrics.circleInk,
        AccessoryMetrics.reorderInk, AccessoryMetrics.popUpMenuInk,
    ].flatMap(FigureEntry.both)

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
