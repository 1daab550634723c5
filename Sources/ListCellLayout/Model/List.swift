// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A list as an app describes it: sections of cells, and how the list looks.
///
/// What a section states of itself wins over what the list says.
public struct List: Hashable, Sendable {
    /// UICollectionLayoutListConfiguration.Appearance.
    public enum Appearance: String, CaseIterable, Sendable, Hashable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What holds the list: it decides where separators lie and how accessories stand.
    public enum Container: String, CaseIterable, Sendable, Hashable { case collectionView, tableView, swiftUI }

    /// What is a section's header; UICollectionLayoutListConfiguration.HeaderMode.
    public enum HeaderMode: String, CaseIterable, Sendable, Hashable { case none, supplementary, firstItemInSection }

    /// What is a section's footer; UICollectionLayoutListConfiguration.FooterMode.
    public enum FooterMode: String, CaseIterable, Sendable, Hashable { case none, supplementary }

    /// How the sections look that state nothing else; default inset grouped.
    public var appearance: Appearance
    /// Default a collection view.
    public var container: Container
    /// The side inset of cards, in points; nil, the default, is the system's.
    public var inset: CGFloat?
    /// From top to bottom.
    public var sections: [Section]
    /// Whether rows have lines between them; nil, the default, is the appearance's own: no in sidebars.
    public var showsSeparators: Bool?
    /// Above a header of a plain list, in points; nil, the default, is the system's.
    public var headerTopPadding: CGFloat?
    /// Default nil: a section's own header, or its first row where that has a header's preset.
    public var headerMode: HeaderMode?
    /// Default nil: a section's own footer where it has one.
    public var footerMode: FooterMode?
    /// Whether a large title stands above the list, which then has no space of its own at its top; default no.
    public var isUnderLargeTitle: Bool
    /// The colour behind everything; default nil: the appearance's own.
    public var backgroundColor: Color?
    /// The separators of all rows; what a row's own configuration states wins.
    public var separatorConfiguration: ListSeparatorConfiguration
    /// The deviations from the default rules that are turned on.
    public var deviations: Set<Deviation>

    /// A list of sections; all else has the default of its property.
    ///
    /// The modes are optional: `.none` written for one of them is nil, so UIKit's mode is `List.HeaderMode.none`.
    public init(
        appearance: Appearance = .insetGrouped, container: Container = .collectionView, inset: CGFloat? = nil,
        sections: [Section], showsSeparators: Bool? = nil, headerTopPadding: CGFloat? = nil,
        headerMode: HeaderMode? = nil, footerMode: FooterMode? = nil, isUnderLargeTitle: Bool = false,
        backgroundColor: Color? = nil,
        separatorConfiguration: ListSeparatorConfiguration = ListSeparatorConfiguration(),
        deviations: Set<Deviation> = []
    ) {
        self.appearance = appearance
        self.container = container
        self.inset = inset
        self.sections = sections
        self.showsSeparators = showsSeparators
        self.headerTopPadding = headerTopPadding
        self.headerMode = headerMode
        self.footerMode = footerMode
        self.isUnderLargeTitle = isUnderLargeTitle
        self.backgroundColor = backgroundColor
        self.separatorConfiguration = separatorConfiguration
        self.deviations = deviations
    }
}
