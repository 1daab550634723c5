// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Why a file is no YAML of ours.
struct YAMLFailure: Error {
    enum Problem {
        case outOfMemory
        /// A byte that is no UTF-8, or a control character.
        case notText(byteOffset: Int)
        /// Without a mark at the file's end.
        case syntax(SyntaxFailure)
        case scene(SceneIssue.Problem)
    }

    var mark: Mark?
    var problem: Problem
}
