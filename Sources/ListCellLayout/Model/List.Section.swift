// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension List {
    /// A group of rows with a header above and a footer below, which may look otherwise than its list: what a section
    /// provider of UIKit decides a section.
    public struct Section: Hashable, Sendable {
        /// Default nil: none, unless the first row is one.
        @Boxed public var header: ListCell?
        /// From top to bottom.
        public var rows: [ListCell]
        /// Default nil: none.
        @Boxed public var footer: ListCell?
        @Boxed private var look: Look?

        /// What a section states of itself, which few do.
        private struct Look: Hashable, Sendable {
            var appearance: Appearance?
            var headerMode: HeaderMode?
            var footerMode: FooterMode?
            var showsSeparators: Bool?
            var separatorConfiguration: ListSeparatorConfiguration?
            var headerTopPadding: CGFloat?
            var backgroundColor: Color?
        }

        /// A section of rows; what is nil is the list's.
        ///
        /// The modes are optional: `.none` written for one of them is nil, so UIKit's mode is `List.HeaderMode.none`.
        public init(
            header: ListCell? = nil, rows: [ListCell], footer: ListCell? = nil, appearance: Appearance? = nil,
            headerMode: HeaderMode? = nil, footerMode: FooterMode? = nil, showsSeparators: Bool? = nil,
            separatorConfiguration: ListSeparatorConfiguration? = nil, headerTopPadding: CGFloat? = nil,
            backgroundColor: Color? = nil
        ) {
            self.header = header
            self.rows = rows
            self.footer = footer
            let look = Look(
                appearance: appearance, headerMode: headerMode, footerMode: footerMode,
                showsSeparators: showsSeparators, separatorConfiguration: separatorConfiguration,
                headerTopPadding: headerTopPadding, backgroundColor: backgroundColor)
            self.look = look == Look() ? nil : look
        }
    }
}

extension List.Section {
    /// How the section looks; default nil: as its list.
    public var appearance: List.Appearance? {
        get { look?.appearance }
        set { set { $0.appearance = newValue } }
    }
    /// What its header is; default nil: the list's mode.
    public var headerMode: List.HeaderMode? {
        get { look?.headerMode }
        set { set { $0.headerMode = newValue } }
    }
    /// What its footer is; default nil: the list's mode.
    public var footerMode: List.FooterMode? {
        get { look?.footerMode }
        set { set { $0.footerMode = newValue } }
    }
    /// Whether its rows have lines between them; default nil: as the list.
    public var showsSeparators: Bool? {
        get { look?.showsSeparators }
        set { set { $0.showsSeparators = newValue } }
    }
    /// The separators of its rows, in place of the list's; default nil: the list's.
    public var separatorConfiguration: ListSeparatorConfiguration? {
        get { look?.separatorConfiguration }
        set { set { $0.separatorConfiguration = newValue } }
    }
    /// Above its header where the section is plain, in points; default nil: the list's.
    public var headerTopPadding: CGFloat? {
        get { look?.headerTopPadding }
        set { set { $0.headerTopPadding = newValue } }
    }
    /// The colour behind its cells; default nil: the list's.
    public var backgroundColor: Color? {
        get { look?.backgroundColor }
        set { set { $0.backgroundColor = newValue } }
    }

    /// Whether the section states anything of its look.
    var hasOwnLook: Bool { look != nil }

    private mutating func set(_ change: (inout Look) -> Void) {
        var changed = look ?? Look()
        change(&changed)
        look = changed == Look() ? nil : changed
    }
}
