// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A file that cannot be read or written; the exit status is 2.
enum FileError: Error, Equatable {
    /// `code` is the system's error number.
    case unwritable(path: String, code: Int32)
    case unreadable(path: String, code: Int32)
    /// The folder of a single file is not there, and is not made.
    case missingFolder(path: String, folder: String)
    /// A picture would take the place of a file that is none.
    case notReplaced(path: String)
    /// Two pictures of one run would have the same name.
    case sameName(path: String)
}
