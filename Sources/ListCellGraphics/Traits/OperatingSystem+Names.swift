// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension OperatingSystem {
    /// The release of a name, without regard to case and spaces: `iOS 27`, `ios27`; nil for any other.
    public static func named(_ name: String) -> OperatingSystem? {
        let folded = Speller.folded(name)
        return allCases.first { Speller.folded($0.name) == folded }
    }
}
