// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Where the values of a background come from that were not set: a preset, the list, the generation and the state.
struct BackgroundBase: Hashable, Sendable {
    typealias Preset = BackgroundConfiguration.Preset

    /// The preset that was asked for.
    let origin: Preset
    /// What it is in the list: `listCell`, `listHeader` and `listFooter` take the list's kind (apple, from iOS 18).
    let preset: Preset
    /// nil before the configuration is updated for a list.
    private let appearance: List.Appearance?
    private let design: Design
    private let state: CellState

    init(_ preset: Preset) {
        origin = preset
        self.preset = preset
        appearance = nil
        design = .newest
        state = []
    }

    private init(_ origin: Preset, for state: CellState, in appearance: List.Appearance, design: Design) {
        self.origin = origin
        preset = origin.resolved(in: appearance)
        self.appearance = appearance
        self.design = design
        self.state = state
    }

    /// The base in a list and a state; `clear()` is the same in all.
    func updated(for state: CellState, in appearance: List.Appearance, design: Design) -> BackgroundBase {
        origin == .clear ? self : BackgroundBase(origin, for: state, in: appearance, design: design)
    }
}

extension BackgroundBase {
    /// A sidebar's cells, and from 26 on swiped ones, are round (reported).
    var cornerRadius: CGFloat {
        let isRoundedBySwipe = state.contains(.swiped) && design >= .design26
        let isRounded = (preset.isSidebarCell && appearance == .sidebar) || isRoundedBySwipe
        return isRounded ? SystemMetrics.standard.sidebarCornerRadius[design].value : 0
    }

    /// nil: the tint, in `clear()`.
    var strokeColor: Color? { preset == .clear ? nil : .clear }

    /// Selected rows are systemGray4 (measured on iOS 26.1, reported of 18), and so are highlighted ones; in a sidebar
    /// both are quaternarySystemFill; swiped ones systemGray5; the row that a drop goes to systemGray2 (reported).
    /// nil, the tint: focused rows, in a sidebar selected ones with it.
    var backgroundColor: Color? {
        guard hasStates else { return preset.backgroundColor }
        let isHighlighted = state.contains(.highlighted)
        if preset.isSidebarCell, state.contains([.selected, .focused]) { return nil }
        if isHighlighted, state.contains(.dropTargeted), !preset.isSidebarCell { return .systemGray2 }
        if state.contains(.selected) || isHighlighted || state.contains(.dropTargeted) {
            return preset.isSidebarCell ? .quaternarySystemFill : .systemGray4
        }
        if state.contains(.swiped) { return .systemGray5 }
        return state.contains(.focused) ? nil : preset.backgroundColor
    }

    /// What makes the colour of a state more transparent; nil where nothing does.
    ///
    /// Focused rows are a breath of the tint, and a selected one in a sidebar all of it (assumed, since its text is
    /// white). A row that is moved is a little transparent, and so are a sidebar's disabled and highlighted rows.
    var backgroundColorTransformer: ConfigurationColorTransformer? {
        guard hasStates else { return nil }
        var fades: Fades = []
        if backgroundColor == nil, !state.contains(.selected) { fades.insert(.focused) }
        if state.contains(.reordering) { fades.insert(.reordering) }
        if preset.isSidebarCell, state.contains(.disabled) {
            fades.insert(.disabled)
        } else if preset.isSidebarCell, state.contains(.highlighted) {
            fades.insert(.highlighted)
        }
        return Fades.transformers[fades.rawValue]
    }

    private var hasStates: Bool {
        !state.isEmpty && (preset.isSidebarCell || preset == .listPlainCell || preset == .listGroupedCell)
    }
}

/// What makes a colour more transparent.
private struct Fades: OptionSet {
    let rawValue: Int

    static let focused = Fades(rawValue: 1)
    static let reordering = Fades(rawValue: 2)
    static let disabled = Fades(rawValue: 4)
    static let highlighted = Fades(rawValue: 8)

    /// One transformer for each set, since two are equal only if they are the same.
    static let transformers: [ConfigurationColorTransformer?] = (0..<16).map { bits in
        let shares = Fades(rawValue: bits).shares
        return shares.isEmpty
            ? nil : ConfigurationColorTransformer { shares.reduce($0) { $0.withAlpha(multipliedBy: $1) } }
    }

    private var shares: [Double] {
        let metrics = SystemMetrics.standard
        let all: [(Fades, GenerationFigure)] = [
            (.focused, metrics.focusedBackgroundAlpha), (.reordering, metrics.reorderingBackgroundAlpha),
            (.disabled, metrics.disabledSidebarAlpha), (.highlighted, metrics.highlightedSidebarAlpha),
        ]
        // One share for all generations: a transformer is the same object in each.
        return all.filter { contains($0.0) }.map { Double($0.1[.newest].value) }
    }
}
