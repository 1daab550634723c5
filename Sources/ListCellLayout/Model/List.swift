// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A list as an app describes it: sections of cells, and how the list looks.
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

    /// A group of rows with a header above and a footer below.
    public struct Section: Hashable, Sendable {
        public var header: ListCell?
        public var rows: [ListCell]
        public var footer: ListCell?

        public init(header: ListCell? = nil, rows: [ListCell], footer: ListCell? = nil) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    public var appearance: Appearance
    public var container: Container
    /// The side inset of cards, in points; nil, the default, is the system's.
    public var inset: CGFloat?
    public var sections: [Section]
    /// Whether rows have lines between them; nil, the default, is the appearance's own: no in sidebars.
    public var showsSeparators: Bool?
    /// Above a header of a plain list, in points; nil, the default, is the system's.
    public var headerTopPadding: CGFloat?
    /// Default nil: a section's own header, or its first row where that has a header's preset.
    public var headerMode: HeaderMode?
    /// Default nil: a section's own footer where it has one.
    public var footerMode: FooterMode?
    /// The colour behind everything; default nil: the appearance's own.
    public var backgroundColor: Color?
    /// The separators of all rows; what a row's own configuration states wins.
    public var separatorConfiguration = ListSeparatorConfiguration()
    /// The deviations from the default rules that are turned on.
    public var deviations: Set<Deviation>

    public init(
        appearance: Appearance = .insetGrouped, container: Container = .collectionView, inset: CGFloat? = nil,
        sections: [Section], showsSeparators: Bool? = nil, headerTopPadding: CGFloat? = nil,
        deviations: Set<Deviation> = []
    ) {
        self.appearance = appearance
        self.container = container
        self.inset = inset
        self.sections = sections
        self.showsSeparators = showsSeparators
        self.headerTopPadding = headerTopPadding
        self.deviations = deviations
    }
}
