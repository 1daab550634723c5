// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What tells that a file was saved: another time, another size, or another file of the name.
package struct FileStamp: Hashable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let inode: UInt

    /// nil where there is no such file.
    package init?(path: String) {
        guard let status = FileSystem.status(of: path) else { return nil }
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        size = Int(status.st_size)
        inode = UInt(status.st_ino)
    }
}
