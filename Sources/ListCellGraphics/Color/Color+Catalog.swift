// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension Color {
    /// The named colours that most rows use, without a look-up.
    public static let label = catalog(.label)
    /// Text of second rank: values, subtitles, headers.
    public static let secondaryLabel = catalog(.secondaryLabel)
    /// Text of third rank, disabled text, and the glyph of a disclosure indicator.
    public static let tertiaryLabel = catalog(.tertiaryLabel)
    /// The lines between rows, through which the ground shows.
    public static let separator = catalog(.separator)
    /// The tint of most apps.
    public static let systemBlue = catalog(.systemBlue)
    /// A switch that is on.
    public static let systemGreen = catalog(.systemGreen)
    /// What deletes.
    public static let systemRed = catalog(.systemRed)
}
