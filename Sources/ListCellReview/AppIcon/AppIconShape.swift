// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons

/// What the system cuts an app icon to.
public enum AppIconShape: Sendable, Hashable {
    /// The continuous corners of iOS 26 and later.
    case squircle
    /// The continuous corners of iOS 7 to 18.
    case oldSquircle
    /// The watch's circle.
    case circle

    /// The outline in a square.
    public func path(in square: CGRect) -> Path {
        switch self {
        case .squircle:
            .continuousRoundedRect(square, radius: square.width * SettingsIconMetrics.cornerRatio26.value)
        case .oldSquircle:
            .continuousRoundedRect(square, radius: square.width * SettingsIconMetrics.cornerRatio18.value)
        case .circle: .ellipse(in: square)
        }
    }
}
