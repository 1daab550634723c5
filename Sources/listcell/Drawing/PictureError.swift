// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A picture of a run that cannot be made; the exit status is 2.
struct PictureError: Error {
    /// The picture's name, `settings-root-AX3.png`.
    var name: String
    /// Why, in words.
    var reason: String
}

extension PictureError {
    /// The error in one line.
    var message: String { "\(printable(name)): \(reason)" }
}
