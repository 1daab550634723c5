// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles

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

extension SceneFileError {
    /// The error of a file that cannot be read at all.
    init(_ error: FileReadingError) {
        let problem: SceneIssue.Problem =
            switch error.cause {
            case .system(let reason) where reason.isMissing: .missingFile
            case .system(let reason) where reason.isFolder && error.path != "-": .isFolder
            case .system(let reason): .unreadableFile(reason: reason.description)
            case .tooLarge(let limit): .tooLargeFile(limit: limit)
            }
        self.init(issues: [SceneIssue(file: error.path, problem: problem)])
    }
}

extension SceneFileError: CustomStringConvertible {
    /// A line an issue, and one that counts those left out.
    public var description: String {
        let lines = issues.map(\.message)
        return (omittedCount > 0 ? lines + ["and \(omittedCount) more"] : lines).joined(separator: "\n")
    }
}
