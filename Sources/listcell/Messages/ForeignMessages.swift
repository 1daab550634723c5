// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs something while what libraries write to standard error is dropped: SDL's drivers say there in their own words
/// what is then thrown as an error.
func withoutForeignMessages<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard saved >= 0, nowhere >= 0 else { return try body() }
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
    defer {
        dup2(saved, STDERR_FILENO)
        close(saved)
    }
    return try body()
}
