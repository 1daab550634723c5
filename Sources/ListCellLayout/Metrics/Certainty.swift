// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// How sure a figure is.
public enum Certainty: String, CaseIterable, Sendable, Hashable {
    /// Read off real systems: view frames, pixels, printed descriptions.
    case measured
    /// Stated by Apple.
    case apple
    /// Published by others and not seen in a measurement.
    case reported
    /// Computed by a rule that fits everything measured.
    case rule
    /// A choice where nothing is known.
    case assumed
}
