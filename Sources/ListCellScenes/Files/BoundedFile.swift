// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Glibc

/// Why a file cannot be read.
enum FileFailure: Error {
    case missing
    case isFolder
    case tooLarge(limit: Int)
    case unreadable(reason: String)

    /// The failure of the last system call.
    fileprivate init(errno code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EISDIR: self = .isFolder
        case EACCES, EPERM: self = .unreadable(reason: "permission denied")
        case ENAMETOOLONG: self = .unreadable(reason: "the name is too long")
        case ELOOP: self = .unreadable(reason: "too many symbolic links")
        case ENXIO, ENODEV: self = .unreadable(reason: "there is no such device")
        case EIO: self = .unreadable(reason: "the device failed")
        default: self = .unreadable(reason: "system error \(code)")
        }
    }
}

/// Reads files up to a size.
enum BoundedFile {
    /// The bytes of a file, which may also be a pipe.
    static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(errno: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        let chunk = 1 << 18
        while bytes.count <= limit {
            var failure: Int32 = 0
            let old = bytes.count
            let block = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
                // read(2) writes at most `chunk` bytes, the capacity that was asked for.
                let result = Glibc.read(descriptor, buffer.baseAddress, chunk)
                if result < 0 { failure = errno }
                count = max(0, result)
            }
            if failure == EINTR { continue }
            if failure != 0 { throw FileFailure(errno: failure) }
            bytes.append(contentsOf: block)
            if bytes.count == old { return bytes }
        }
        throw .tooLarge(limit: limit)
    }

    /// Whether a path is a pipe, a socket or a device: reading one may never end.
    static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A path without symbolic links, `.` and `..`; it must exist.
    static func realPath(_ path: String) throws(FileFailure) -> String {
        guard let resolved = realpath(path, nil) else { throw FileFailure(errno: errno) }
        // realpath(3) allocates a string that ends with a 0 and is the caller's.
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
