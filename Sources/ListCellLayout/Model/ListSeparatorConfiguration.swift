// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The lines above and below a row; UIListSeparatorConfiguration.
public struct ListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: String, CaseIterable, Sendable, Hashable { case automatic, visible, hidden }

    /// Stands for the list's own insets, edge by edge: a sentinel, not a length. UIKit's value is not known.
    public static let automaticInsets = DirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

    private static let automatic = CGFloat.greatestFiniteMagnitude

    /// Default automatic: the list decides.
    public var topSeparatorVisibility: Visibility
    /// Default automatic: the list decides.
    public var bottomSeparatorVisibility: Visibility
    /// From the row's edges to the line above, in points; default `automaticInsets`. Top and bottom do not count.
    public var topSeparatorInsets: DirectionalEdgeInsets
    /// From the row's edges to the line below, in points; default `automaticInsets`. Top and bottom do not count.
    public var bottomSeparatorInsets: DirectionalEdgeInsets
    /// Default nil: the system's.
    public var color: Color?
    /// The colour while several rows are selected; default nil: the system's. Carried, not drawn.
    public var multipleSelectionColor: Color?

    public init(
        topSeparatorVisibility: Visibility = .automatic, bottomSeparatorVisibility: Visibility = .automatic,
        topSeparatorInsets: DirectionalEdgeInsets = automaticInsets,
        bottomSeparatorInsets: DirectionalEdgeInsets = automaticInsets, color: Color? = nil,
        multipleSelectionColor: Color? = nil
    ) {
        self.topSeparatorVisibility = topSeparatorVisibility
        self.bottomSeparatorVisibility = bottomSeparatorVisibility
        self.topSeparatorInsets = topSeparatorInsets
        self.bottomSeparatorInsets = bottomSeparatorInsets
        self.color = color
        self.multipleSelectionColor = multipleSelectionColor
    }
}

extension DirectionalEdgeInsets {
    /// The leading inset of a separator; nil where it is the list's own.
    var separatorLeading: CGFloat? {
        leading == ListSeparatorConfiguration.automaticInsets.leading ? nil : leading
    }

    /// The trailing inset of a separator; nil where it is the list's own.
    var separatorTrailing: CGFloat? {
        trailing == ListSeparatorConfiguration.automaticInsets.trailing ? nil : trailing
    }
}

extension ListSeparatorConfiguration.Visibility {
    func isVisible(automatic: Bool) -> Bool {
        switch self {
        case .automatic: automatic
        case .visible: true
        case .hidden: false
        }
    }
}
