// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension FileSystem {
    /// The bytes of a file, which may also be a pipe, up to a limit.
    package static func read(_ path: String, limit: Int) throws(FileReadingError) -> [UInt8] {
        try bounded(path, limit) { (count) throws(SystemError) in try contents(path, limit: count) }
    }

    /// The bytes of standard input, up to a limit.
    package static func readStandardInput(limit: Int) throws(FileReadingError) -> [UInt8] {
        try bounded("-", limit) { (count) throws(SystemError) in try read(STDIN_FILENO, limit: count) }
    }

    /// Reads a byte more than the limit, which tells a larger file.
    private static func bounded(
        _ path: String, _ limit: Int, _ read: (Int) throws(SystemError) -> [UInt8]
    ) throws(FileReadingError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try read(limit + 1)
        } catch {
            throw FileReadingError(path: path, .system(error))
        }
        guard bytes.count <= limit else { throw FileReadingError(path: path, .tooLarge(limit: limit)) }
        return bytes
    }

    /// The first bytes of a file; none of what cannot be read.
    package static func start(of path: String, count: Int = 64) -> [UInt8] {
        (try? contents(path, limit: count)) ?? []
    }

    private static func contents(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        return try read(descriptor, limit: limit)
    }

    /// Reads a descriptor to its end, or to a number of bytes.
    private static func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let capacity = min(1 << 18, limit - bytes.count)
            var code: Int32 = 0
            let block = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                // read(2) writes at most `capacity` bytes, which was asked for.
                let result = Foundation.read(descriptor, buffer.baseAddress, capacity)
                if result < 0 { code = errno }
                count = max(0, result)
            }
            if code == EINTR { continue }
            if code != 0 { throw SystemError(code) }
            if block.isEmpty { break }
            bytes += block
        }
        return bytes
    }
}
