// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The few calls of the system that writing files needs; each returns the error number, 0 for success.
enum FileSystem {
    /// What stands at a path.
    enum Kind { case nothing, file, directory, other }

    /// Writes all bytes to a descriptor.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                // `rest` is a part of `buffer`, which outlives the call; `write` reads at most `rest.count` bytes.
                let slice = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    /// Reads a descriptor to its end, or to a number of bytes.
    static func read(_ descriptor: Int32, limit: Int) -> (bytes: [UInt8], code: Int32) {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let capacity = min(1 << 18, limit - bytes.count)
            var code: Int32 = 0
            let block = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                // `read` writes at most `capacity` bytes, which was asked for.
                let result = Foundation.read(descriptor, buffer.baseAddress, capacity)
                if result < 0 { code = errno }
                count = max(0, result)
            }
            if code == EINTR { continue }
            if code != 0 { return (bytes, code) }
            if block.isEmpty { break }
            bytes += block
        }
        return (bytes, 0)
    }

    /// The first bytes of a file; none of what cannot be read.
    static func start(of path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return read(descriptor, limit: 64).bytes
    }

    /// Creates a file that must not exist yet, writes it and closes it; on failure no file is left.
    static func create(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return errno }
        var code = write(bytes, to: descriptor)
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { unlink(path) }
        return code
    }

    /// Writes to what is there and is no file: a device, a pipe.
    static func overwrite(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        let code = write(bytes, to: descriptor)
        return close(descriptor) != 0 && code == 0 ? errno : code
    }

    static func rename(_ old: String, to new: String) -> Int32 {
        Foundation.rename(old, new) == 0 ? 0 : errno
    }

    static func kind(_ path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        default: return .other
        }
    }

    /// The real place of a path, without links; the path itself where there is nothing.
    static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
