// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The lines above and below a row; UIListSeparatorConfiguration.
public struct ListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is drawn; UIListSeparatorConfiguration.Visibility.
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
    /// The colour of a row that is selected while the list is edited; default nil: as `color`.
    public var multipleSelectionColor: Color?
    /// Default nil. Carried, not drawn: how effects look is not measured.
    public var visualEffect: VisualEffect?

    /// Separators that the list decides about, but for what is stated.
    public init(
        topSeparatorVisibility: Visibility = .automatic, bottomSeparatorVisibility: Visibility = .automatic,
        topSeparatorInsets: DirectionalEdgeInsets = automaticInsets,
        bottomSeparatorInsets: DirectionalEdgeInsets = automaticInsets, color: Color? = nil,
        multipleSelectionColor: Color? = nil, visualEffect: VisualEffect? = nil
    ) {
        self.topSeparatorVisibility = topSeparatorVisibility
        self.bottomSeparatorVisibility = bottomSeparatorVisibility
        self.topSeparatorInsets = topSeparatorInsets
        self.bottomSeparatorInsets = bottomSeparatorInsets
        self.color = color
        self.multipleSelectionColor = multipleSelectionColor
        self.visualEffect = visualEffect
    }
}

extension ListSeparatorConfiguration {
    /// A row's configuration where its list has one of its own: what the row leaves automatic is the list's.
    func over(_ list: ListSeparatorConfiguration) -> ListSeparatorConfiguration {
        var result = self
        if topSeparatorVisibility == .automatic { result.topSeparatorVisibility = list.topSeparatorVisibility }
        if bottomSeparatorVisibility == .automatic { result.bottomSeparatorVisibility = list.bottomSeparatorVisibility }
        result.topSeparatorInsets.replaceAutomatic(by: list.topSeparatorInsets)
        result.bottomSeparatorInsets.replaceAutomatic(by: list.bottomSeparatorInsets)
        result.color = color ?? list.color
        result.multipleSelectionColor = multipleSelectionColor ?? list.multipleSelectionColor
        result.visualEffect = visualEffect ?? list.visualEffect
        return result
    }

    /// The colour in a state; nil for the system's.
    func color(in state: CellState) -> Color? {
        state.contains([.selected, .editing]) ? multipleSelectionColor ?? color : color
    }
}

extension DirectionalEdgeInsets {
    fileprivate mutating func replaceAutomatic(by insets: DirectionalEdgeInsets) {
        if separatorLeading == nil { leading = insets.leading }
        if separatorTrailing == nil { trailing = insets.trailing }
    }

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
