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
    /// Seconds a size for 1,000 rows of long wrapped text, when the words are known and when they are not.
    static let longTextKnown = 0.0015
    static let longTextCold = 0.004
    /// What a row of 100,000 may take, as a multiple of what one of 100 takes.
    static let rowGrowth = 1.5
    /// MiB at the peak of a process that lays 100,000 rows out at all sizes, or draws a screen of them.
    static let manyRowsMemory = 300.0
    /// What the pictures of several variants may take on all cores, as a multiple of an even share of one core's time.
    static let allCores = 1.35
    /// Seconds to draw 1,000 different icons at three pixels a point, without PNG.
    static let icons = 0.5
}
