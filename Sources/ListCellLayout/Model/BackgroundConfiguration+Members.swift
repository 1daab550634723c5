// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension BackgroundConfiguration {
    /// nil: the tint. Default: the preset's, as the state makes it.
    public var backgroundColor: Color? {
        get { overrides?.backgroundColor ?? base.backgroundColor }
        set { set { $0.backgroundColor = .some(newValue) } }
    }
    /// What makes the drawn colour of the colour, or of the tint where there is none; default nil: nothing, unless a
    /// state makes the preset's colour more transparent.
    public var backgroundColorTransformer: ConfigurationColorTransformer? {
        get {
            guard let overrides else { return base.backgroundColorTransformer }
            let own = overrides.backgroundColorTransformer
            return own ?? (overrides.backgroundColor == nil ? base.backgroundColorTransformer : nil)
        }
        set { set { $0.backgroundColorTransformer = newValue } }
    }
    /// The picture that stands for an app's own view, which fills the background in place of the colour; default nil.
    public var customView: Image? {
        get { overrides?.customView }
        set { set { $0.customView = newValue } }
    }
    /// Default nil. What sticks out of the background is cut off.
    public var image: Image? {
        get { overrides?.image }
        set { set { $0.image = newValue } }
    }
    /// How the image lies in the background; default scaleToFill, a view's own (assumed).
    public var imageContentMode: ContentMode {
        get { overrides?.imageContentMode ?? .scaleToFill }
        set { set { $0.imageContentMode = newValue } }
    }
    /// Default nil. Carried, not drawn: how materials look is not measured.
    public var visualEffect: VisualEffect? {
        get { overrides?.visualEffect }
        set { set { $0.visualEffect = newValue } }
    }
    /// Default: opacity 0, no shadow.
    public var shadowProperties: ShadowProperties {
        get { overrides?.shadowProperties ?? ShadowProperties() }
        set { set { $0.shadowProperties = newValue } }
    }
    /// In points; default 0, in sidebars the corner of a selected row.
    public var cornerRadius: CGFloat {
        get { overrides?.cornerRadius ?? base.cornerRadius }
        set { set { $0.cornerRadius = newValue } }
    }
    /// Between the cell's edges and the background's, in points; default zero.
    public var backgroundInsets: DirectionalEdgeInsets {
        get { overrides?.backgroundInsets ?? .zero }
        set { set { $0.backgroundInsets = newValue } }
    }
    /// The edges whose insets grow by the row's margins; default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: Edges {
        get { overrides?.edgesAddingLayoutMarginsToBackgroundInsets ?? [] }
        set { set { $0.edgesAddingLayoutMarginsToBackgroundInsets = newValue } }
    }
    /// nil: the tint. Default: clear in a list's presets, nil in `clear()` (reported).
    public var strokeColor: Color? {
        get { overrides?.strokeColor ?? base.strokeColor }
        set { set { $0.strokeColor = .some(newValue) } }
    }
    /// What makes the drawn stroke's colour of the stroke's; default nil: nothing.
    public var strokeColorTransformer: ConfigurationColorTransformer? {
        get { overrides?.strokeColorTransformer }
        set { set { $0.strokeColorTransformer = newValue } }
    }
    /// In points; default 0.
    public var strokeWidth: CGFloat {
        get { overrides?.strokeWidth ?? 0 }
        set { set { $0.strokeWidth = newValue } }
    }
    /// How far the stroke lies outside the background, in points; default 0.
    public var strokeOutset: CGFloat {
        get { overrides?.strokeOutset ?? 0 }
        set { set { $0.strokeOutset = newValue } }
    }

    private mutating func set(_ change: (inout Overrides) -> Void) {
        var changed = overrides ?? Overrides()
        change(&changed)
        overrides = changed
    }
}
