// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Glibc

/// What tells that a file was saved: another time, another size, or another file of the name.
struct FileStamp: Hashable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let inode: UInt

    /// - Returns: nil where there is no such file.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        size = Int(status.st_size)
        inode = UInt(status.st_ino)
    }
}
