// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension FileSystem {
    /// Writes all bytes to a descriptor.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        let code: Int32 = bytes.withUnsafeBytes { buffer in
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
        if code != 0 { throw SystemError(code) }
    }

    /// Creates a file that must not exist yet and writes it; on failure no file is left.
    static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last }
        do throws(SystemError) {
            try write(bytes, closing: descriptor)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes to what is there and is no file: a device, a pipe.
    static func overwrite(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        try write(bytes, closing: descriptor)
    }

    private static func write(_ bytes: [UInt8], closing descriptor: Int32) throws(SystemError) {
        do throws(SystemError) {
            try write(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw .last }
    }

    static func rename(_ old: String, to new: String) throws(SystemError) {
        guard Foundation.rename(old, new) == 0 else { throw .last }
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) == 0 else { throw .last }
    }
}
