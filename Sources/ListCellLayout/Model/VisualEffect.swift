// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a view makes of what lies behind it; UIVisualEffect and its subclasses.
public enum VisualEffect: Hashable, Sendable {
    /// What lies behind is blurred.
    case blur(BlurStyle)
    /// What is drawn takes up the colours of the blurred ground.
    case vibrancy(BlurStyle)

    /// UIBlurEffect.Style.
    public enum BlurStyle: String, CaseIterable, Sendable, Hashable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
}
