// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension Color {
    /// The named colours that most rows use, without a look-up.
    public static let label = catalog(.label)
    public static let secondaryLabel = catalog(.secondaryLabel)
    public static let tertiaryLabel = catalog(.tertiaryLabel)
    public static let separator = catalog(.separator)
    public static let systemBlue = catalog(.systemBlue)
    public static let systemGreen = catalog(.systemGreen)
    public static let systemRed = catalog(.systemRed)
}
