// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// A screen to draw: a laid-out list under a title and a safe area.
public struct Screen: Sendable {
    /// The list, laid out at the screen's width.
    public var layout: ListLayout
    /// The large title; nil for none.
    public var title: String?
    /// The screen in points.
    public var size: CGSize
    /// What the system keeps free at the edges, in points; the list begins below its top.
    public var safeAreaInsets: EdgeInsets

    /// A screen; a list that is higher is cut off or scrolled.
    ///
    /// - Parameter size: In points; nil, the default, for as large as the list.
    public init(
        layout: ListLayout, title: String? = nil, size: CGSize? = nil, safeAreaInsets: EdgeInsets = .zero
    ) {
        self.layout = layout
        self.title = title
        self.size = size ?? layout.contentSize
        self.safeAreaInsets = safeAreaInsets
    }
}
