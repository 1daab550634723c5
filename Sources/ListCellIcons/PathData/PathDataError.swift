// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What is wrong with path data, and where.
public struct PathDataError: Error, Hashable, Sendable {
    /// What was expected where the text stops being path data.
    public enum Reason: String, Sendable, Hashable {
        /// A byte that is no command stands where one must.
        case expectedCommand
        /// A command has too few numbers, or one beyond ±1e9.
        case expectedNumber
        /// An arc's flag is not 0 or 1.
        case expectedFlag
        /// The first command does not move.
        case startsWithoutMove
    }

    /// The place, in UTF-8 bytes from the start of the text.
    public var offset: Int
    /// What is wrong there.
    public var reason: Reason

    /// An error at a place counted in UTF-8 bytes.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }
}

extension PathDataError: CustomStringConvertible {
    /// The error in words.
    public var description: String { "the path data is wrong at \(offset)" }
}
