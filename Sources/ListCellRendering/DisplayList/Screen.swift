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

    /// A screen of a size in points; a list that is higher is cut off or scrolled.
    public init(layout: ListLayout, title: String?, size: CGSize, safeAreaInsets: EdgeInsets) {
        self.layout = layout
        self.title = title
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }
}
