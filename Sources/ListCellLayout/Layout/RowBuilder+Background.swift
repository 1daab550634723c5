// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension RowBuilder {
    /// What lies behind a row: its own configuration, the colour of its state, or a grouped list's white.
    func background(of cell: ListCell, position: Position, size: CGSize) -> BackgroundLayout? {
        let configuration = cell.background ?? BackgroundConfiguration()
        let listColor = listColor(of: cell, position: position)
        var color = configuration.backgroundColor ?? listColor
        if let transformer = configuration.backgroundColorTransformer {
            color = transformer(color ?? .catalog(.systemBlue))
        }
        let strokeColor = configuration.strokeColor ?? .catalog(.systemBlue)
        guard color != nil || configuration.strokeWidth > 0 else { return nil }
        let frame = frame(of: configuration, size: size)
        return BackgroundLayout(
            frame: frame, color: color ?? .catalog(.clear),
            cornerRadius: max(0, min(cornerRadius(of: cell), min(frame.width, frame.height) / 2)),
            strokeColor: configuration.strokeWidth > 0 ? strokeColor : nil,
            strokeWidth: configuration.strokeWidth.definedLength, strokeOutset: configuration.strokeOutset.defined)
    }

    /// The list's own colour of a row (reported): selected and highlighted rows systemGray4, in a sidebar
    /// quaternarySystemFill; swiped ones systemGray5; rows of a grouped list without cards are white.
    private func listColor(of cell: ListCell, position: Position) -> Color? {
        guard case .row = position else { return nil }
        if cell.state.contains(.selected) || cell.state.contains(.highlighted) {
            return .catalog(metrics.isSidebar ? .quaternarySystemFill : .systemGray4)
        }
        if cell.state.contains(.swiped) { return .catalog(.systemGray5) }
        return metrics.appearance == .grouped ? .catalog(.secondarySystemGroupedBackground) : nil
    }

    private func cornerRadius(of cell: ListCell) -> CGFloat {
        if let background = cell.background { return background.cornerRadius.defined }
        let isRounded = metrics.appearance == .sidebar || (cell.state.contains(.swiped) && metrics.design == .design26)
        return isRounded ? SystemMetrics.sidebarCornerRadius[metrics.design].value : 0
    }

    private func frame(of configuration: BackgroundConfiguration, size: CGSize) -> CGRect {
        var insets = configuration.backgroundInsets
        insets.top = insets.top.defined
        insets.leading = insets.leading.defined
        insets.bottom = insets.bottom.defined
        insets.trailing = insets.trailing.defined
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.leading) { insets.leading += metrics.rowMargin }
        if edges.contains(.trailing) { insets.trailing += metrics.rowMargin }
        return CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}
