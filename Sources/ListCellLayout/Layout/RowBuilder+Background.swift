// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension RowBuilder {
    /// What lies behind a row: its own configuration, the colour of its state, or a grouped list's white; nil where
    /// it would look as what lies behind it.
    func background(of cell: borrowing ListCell, position: Position, size: CGSize) -> BackgroundLayout? {
        guard hasBackground(cell, position: position) else { return nil }
        let isRow = if case .row = position { true } else { false }
        let configuration = (cell.background ?? BackgroundConfiguration(isRow ? .listCell : .listHeader))
            .updated(for: cell.state, in: metrics.appearance, design: metrics.design)
        let frame = frame(of: configuration, size: size)
        let radius = max(0, min(configuration.cornerRadius.defined, min(frame.width, frame.height) / 2))
        let strokeWidth = configuration.strokeWidth.definedLength
        let color =
            configuration.customView == nil
            ? configuration.resolvedBackgroundColor(for: metrics.traits.tintColor) : .catalog(.clear)
        let layout = BackgroundLayout(
            frame: frame, color: color, cornerRadius: radius,
            strokeColor: strokeWidth > 0 ? configuration.resolvedStrokeColor(for: metrics.traits.tintColor) : nil,
            strokeWidth: strokeWidth, strokeOutset: configuration.strokeOutset.defined,
            shadow: configuration.shadowProperties.defined,
            image: image(of: configuration, frame: frame))
        let isInvisible = color == .catalog(.clear) && strokeWidth == 0 && layout.shadow == nil && layout.image == nil
        return isInvisible ? nil : layout
    }

    /// Whether a cell may look other than the list's own ground, as the usual cell does.
    private func hasBackground(_ cell: borrowing ListCell, position: Position) -> Bool {
        guard cell.background == nil else { return true }
        guard case .row = position else { return false }
        let showsGround = metrics.appearance != .grouped && !(metrics.appearance == .plain && metrics.hasOwnColor)
        return !showsGround || !cell.state.isDisjoint(with: .coloringBackgrounds)
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

    /// The own view, which fills the background, or the image. Left and right count as on the screen.
    private func image(of configuration: BackgroundConfiguration, frame: CGRect) -> ImageLayout? {
        guard let image = configuration.customView ?? configuration.image else { return nil }
        let properties = ListContentConfiguration.ImageProperties()
        let symbol = ResolvedImage.symbol(image, properties: properties, metrics: metrics)
        let size = (image.statedSize ?? symbol?.size ?? .zero).definedLengths
        var mode = configuration.customView == nil ? configuration.imageContentMode : .scaleToFill
        if metrics.traits.layoutDirection == .rightToLeft { mode = mode.mirrored }
        let place = mode.frame(of: size, in: frame)
        let factor = size.width > 0 && size.height > 0 ? min(place.width / size.width, place.height / size.height) : 0
        return ImageLayout(
            image: image, frame: place, reserved: place, tile: nil,
            tintColor: image.tintColor ?? metrics.traits.tintColor,
            symbolPointSize: symbol.map { $0.pointSize * factor }, cornerRadius: 0, strokeWidth: 0, isMirrored: false)
    }
}

extension CellState {
    /// The states that give a cell a background of its own.
    static let coloringBackgrounds: CellState = [
        .selected, .highlighted, .swiped, .focused, .reordering, .dropTargeted,
    ]
}

extension ContentMode {
    /// The mode with left and right exchanged.
    fileprivate var mirrored: ContentMode {
        switch self {
        case .left: .right
        case .right: .left
        case .topLeft: .topRight
        case .topRight: .topLeft
        case .bottomLeft: .bottomRight
        case .bottomRight: .bottomLeft
        default: self
        }
    }
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
