// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a scene file may not exceed.
enum SceneLimits {
    /// In bytes: of a file as it is, and of a scene with its aliases written out.
    static let fileSize = 16 << 20
    /// Of values in values.
    static let depth = 32
    /// Of a scene.
    static let rows = 100_000
    /// The issues that are reported at once.
    static let issues = 20
    /// A side of a picture in pixels, and any length of a scene in points.
    static let side = 16_384.0
}
