// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Arrangement {
    /// What lies behind a row: its own configuration, the colour of its state, or a grouped list's white; nil where
    /// it would look as what lies behind it.
    func background(of cell: borrowing ListCell, position: CellPosition) -> BackgroundLayout? {
        guard hasBackground(cell, position: position) else { return nil }
        let isRow = if case .row = position { true } else { false }
        let configuration = (cell.background ?? BackgroundConfiguration(isRow ? .listCell : .listHeader))
            .updated(for: cell.state, in: metrics.appearance, design: metrics.design)
        let strokeWidth = configuration.strokeWidth.definedLength
        let color =
            configuration.customView == nil
            ? configuration.resolvedBackgroundColor(for: metrics.traits.tintColor) : .catalog(.clear)
        let shadow = configuration.shadowProperties.defined
        let hasImage = configuration.customView != nil || configuration.image != nil
        guard color != .catalog(.clear) || strokeWidth > 0 || shadow != nil || hasImage else { return nil }
        let frame = frame(of: configuration)
        return BackgroundLayout(
            frame: frame, color: color,
            cornerRadius: max(0, min(configuration.cornerRadius.defined, min(frame.width, frame.height) / 2)),
            strokeColor: strokeWidth > 0 ? configuration.resolvedStrokeColor(for: metrics.traits.tintColor) : nil,
            strokeWidth: strokeWidth, strokeOutset: configuration.strokeOutset.defined, shadow: shadow,
            image: image(of: configuration, frame: frame))
    }

    /// Whether a cell may look other than the list's own ground, as the usual cell does.
    private func hasBackground(_ cell: borrowing ListCell, position: CellPosition) -> Bool {
        guard cell.background == nil else { return true }
        guard case .row = position else { return false }
        let showsGround = metrics.appearance != .grouped && !(metrics.appearance == .plain && metrics.hasOwnColor)
        return !showsGround || !cell.state.isDisjoint(with: .coloringBackgrounds)
    }

    /// The row less the insets of the configuration, which grow by the row's margins at the edges that it names.
    private func frame(of configuration: BackgroundConfiguration) -> CGRect {
        let insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        func inset(_ length: CGFloat, _ name: String, _ edge: BackgroundConfiguration.Edges) -> L {
            let stated = L(length.defined, name)
            return edges.contains(edge) ? stated + L(metrics.rowMargin) : stated
        }
        let rule = "the row less backgroundInsets"
        let leading = inset(insets.leading, "leading inset", .leading)
        let trailing = inset(insets.trailing, "trailing inset", .trailing)
        let top = L(insets.top.defined, "top inset")
        let bottom = L(insets.bottom.defined, "bottom inset")
        let width = notes.add(.separators, "background.width", (cell.width - (leading + trailing)).orZero, rule)
        let x = x(.separators, "background", leading: leading, width: width, rule, nil)
        let y = notes.add(.separators, "background.y", top, rule)
        let ownHeight = notes.add(.separators, "background.height", (height - (top + bottom)).orZero, rule)
        return CGRect(x: x, y: y.value, width: width.value, height: ownHeight.value)
    }

    /// The own view, which fills the background, or the image. Left and right count as on the screen.
    private func image(of configuration: BackgroundConfiguration, frame: CGRect) -> ImageLayout? {
        guard let image = configuration.customView ?? configuration.image else { return nil }
        // Outside a cell's content a symbol has the medium scale.
        let symbol = image.symbolImage(preferring: SymbolConfiguration(), context: .image, metrics: metrics)
        let size = (image.statedSize ?? symbol?.size ?? .zero).definedLengths
        let mode = configuration.customView == nil ? configuration.imageContentMode : .scaleToFill
        let place = mode.frame(of: size, in: frame)
        let factor = size.width > 0 && size.height > 0 ? min(place.width / size.width, place.height / size.height) : 0
        return ImageLayout(
            image: image, frame: place, reserved: place, tile: nil,
            tintColor: image.tintColor ?? metrics.traits.tintColor,
            symbolPointSize: symbol.map { $0.pointSize * factor }, symbolWeight: symbol?.weight ?? .regular,
            cornerRadius: 0, strokeWidth: 0, strokeColor: nil,
            isMirrored: false)
    }
}

extension CellState {
    /// The states that give a cell a background of its own.
    static let coloringBackgrounds: CellState = [
        .selected, .highlighted, .swiped, .focused, .reordering, .dropTargeted,
    ]
}

extension ShadowProperties {
    /// The shadow with defined lengths; nil where it is not seen.
    fileprivate var defined: ShadowProperties? {
        guard opacity.definedLength > 0 else { return nil }
        return ShadowProperties(
            color: color, offset: CGSize(width: offset.width.defined, height: offset.height.defined),
            opacity: min(1, opacity), path: path, radius: radius.definedLength)
    }
}
