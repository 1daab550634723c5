// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Why a scene cannot be read: all that is wrong with it, up to 20 issues.
public struct SceneFileError: Error, Hashable, Sendable {
    /// In the order of the file; never empty.
    public var issues: [SceneIssue]
    /// How many more there are.
    public var omittedCount: Int

    /// An error of at least one issue.
    public init(issues: [SceneIssue], omittedCount: Int = 0) {
        self.issues = issues
        self.omittedCount = omittedCount
    }
}

extension SceneFileError: CustomStringConvertible {
    /// A line an issue, and one that counts those left out.
    public var description: String {
        let lines = issues.map(\.message)
        return (omittedCount > 0 ? lines + ["and \(omittedCount) more"] : lines).joined(separator: "\n")
    }
}
