// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What each job may take: the only place where limits are.
enum Limits {
    /// Seconds for the first picture of a cold process.
    static let render = 0.15
    /// MiB at the peak of that process.
    static let renderMemory = 128.0
    /// Seconds to read, lay out and print 10,000 rows.
    static let layout = 0.5
    static let layoutMemory = 256.0
    /// Seconds to lay 10,000 rows out at twelve sizes.
    static let layoutAtAllSizes = 0.2
    /// Seconds to draw 1,000 different icons at three pixels a point, without PNG.
    static let icons = 0.5
}
