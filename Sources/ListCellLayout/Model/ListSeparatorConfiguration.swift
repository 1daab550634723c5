// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The lines above and below a row; UIListSeparatorConfiguration.
public struct ListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: String, CaseIterable, Sendable, Hashable { case automatic, visible, hidden }

    public var topSeparatorVisibility: Visibility
    public var bottomSeparatorVisibility: Visibility
    /// Default nil: the system's.
    public var color: Color?
    /// From the row's leading edge, in points; nil, the default, follows the text.
    public var leadingInset: CGFloat?
    /// From the row's trailing edge, in points; nil, the default, is the system's.
    public var trailingInset: CGFloat?

    public init(
        topSeparatorVisibility: Visibility = .automatic, bottomSeparatorVisibility: Visibility = .automatic,
        color: Color? = nil, leadingInset: CGFloat? = nil, trailingInset: CGFloat? = nil
    ) {
        self.topSeparatorVisibility = topSeparatorVisibility
        self.bottomSeparatorVisibility = bottomSeparatorVisibility
        self.color = color
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
    }
}
