// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A picture of a run that cannot be made; the exit status is 2.
struct PictureError: Error {
    /// Where the picture would have gone, `pictures/settings-root-AX3.png`.
    var name: String
    /// The id of the row that is to blame, where one is.
    var row: String?
    /// Why, in words.
    var reason: String
}

extension PictureError {
    /// The error in one line.
    var message: String { "\(printable(name)): \(row.map { "row \($0): " } ?? "")\(reason)" }
}
