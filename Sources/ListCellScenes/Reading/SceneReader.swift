// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout

/// Reads the values of one file's tree and collects everything that is wrong with them.
///
/// A reading function returns nil after it has reported why; the reader goes on with the next value, so that all issues
/// of a file come to light at once.
final class SceneReader {
    typealias ID = YAMLTree.ID
    typealias Problem = SceneIssue.Problem
    typealias Expectation = SceneIssue.Expectation
    typealias Limits = SceneIssue.Limits

    enum Step {
        case key(String)
        case index(Int)
    }

    let file: String
    let tree: YAMLTree
    let folder: SceneFolder
    let options: SceneReadingOptions
    /// Where a JSON file's joined pairs were; nil for YAML.
    let pairs: SurrogatePairs?

    /// The way from the top to the value being read.
    var path: [Step] = []
    private(set) var issues: [SceneIssue] = []
    private(set) var omittedCount = 0
    private(set) var warnings: [SceneIssue] = []
    var rowCount = 0
    /// All texts that `strings` may replace.
    var texts: Set<String> = []
    /// Whether the list is in a table view, where alone a row may have a classic style.
    var isTableView = false
    var symbols: [String: Symbol] = [:]
    var images: [String: Bitmap] = [:]

    init(file: String, tree: YAMLTree, pairs: SurrogatePairs?, folder: SceneFolder, options: SceneReadingOptions) {
        self.file = file
        self.tree = tree
        self.pairs = pairs
        self.folder = folder
        self.options = options
    }
}

extension SceneReader {
    func node(_ id: ID) -> YAMLTree.Node { tree.nodes[Int(id)] }

    /// Reports a problem of a value, at its place and path; beyond the limit it is only counted and not made.
    func report(_ problem: @autoclosure () -> Problem, at id: ID) { report(issue(problem(), at: id)) }

    func report(_ issue: @autoclosure () -> SceneIssue) {
        if issues.count < SceneLimits.issues { issues.append(issue()) } else { omittedCount += 1 }
    }

    /// Notes what is odd; beyond the limit nothing more.
    func warn(_ problem: @autoclosure () -> Problem, at id: ID) {
        if warnings.count < SceneLimits.issues { warnings.append(issue(problem(), at: id)) }
    }

    func issue(_ problem: Problem, at id: ID) -> SceneIssue {
        var mark = node(id).mark
        if let pairs { mark = pairs.original(mark) }
        return SceneIssue(
            file: file, line: Int(mark.line), column: Int(mark.column), path: pathText, problem: problem)
    }

    /// The path in words: `sections[0].rows[2].text`.
    private var pathText: String {
        var text = ""
        for step in path {
            switch step {
            case .key(let key): text += text.isEmpty ? Self.shown(key) : "." + Self.shown(key)
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }

    /// A key as a path has it: in quotation marks unless it is a plain word.
    private static func shown(_ key: String) -> String {
        let isWord = key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        return isWord && !key.isEmpty && key.utf8.count <= 60 ? key : quoted(key)
    }

    /// Reports a value that is none of those expected.
    func reject(_ id: ID, expected: Expectation, nearest: @autoclosure () -> String? = nil) {
        report(.wrongValue(found: found(id), expected: expected, nearest: nearest()), at: id)
    }

    private func found(_ id: ID) -> SceneIssue.Found {
        let node = node(id)
        switch node.kind {
        case .scalar: return .scalar(tree.string(of: node))
        case .sequence: return .list(Int(node.count))
        case .mapping: return .mapping
        }
    }
}
