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
    /// What the tree's marks are places in.
    let text: [UInt8]
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

    /// The kinds of mapping whose keys have been listed in a message.
    var listedKeys: Set<[String]> = []

    init(
        file: String, tree: YAMLTree, pairs: SurrogatePairs?, text: [UInt8], folder: SceneFolder,
        options: SceneReadingOptions
    ) {
        self.file = file
        self.tree = tree
        self.pairs = pairs
        self.text = text
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
        let place = place(of: id)
        return SceneIssue(file: file, line: place.line, column: place.column, path: pathText, problem: problem)
    }

    /// Where a value stands in the file.
    func place(of id: ID) -> (line: Int, column: Int) {
        let mark = node(id).mark
        let original = pairs?.original(mark) ?? mark
        return (Int(original.line), Int(original.column))
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
        report(
            .wrongValue(
                found: found(id, expected), expected: expected, nearest: nearest() ?? meant(by: id, expected: expected)),
            at: id)
    }

    /// Reports that there is no value, or a comment in its place.
    func rejectEmpty(_ id: ID, expected: Expectation) {
        let problem = { () -> Problem in
            switch expected {
            case .string, .stringOrMapping, .color, .paletteColor, .hexColor:
                guard !self.tree.isJSON, self.tree.bytes(of: self.node(id)).isEmpty,
                    let comment = SourceText(self.text).comment(inPlaceOfValueAt: self.node(id).mark)
                else { return .emptyValue(expected: expected) }
                return .commentedValue(comment, expected: expected)
            default: return .emptyValue(expected: expected)
            }
        }
        report(problem(), at: id)
    }

    private func found(_ id: ID, _ expected: Expectation) -> SceneIssue.Found {
        let node = node(id)
        switch (node.kind, expected) {
        case (.sequence, _): return .list(Int(node.count))
        case (.mapping, _): return .mapping(names(in: id))
        case (.scalar, .number), (.scalar, .integer), (.scalar, .numberOrNames), (.scalar, .boolean):
            let text = tree.string(of: node)
            return node.isPlain ? .scalar(text) : .quotedScalar(text)
        case (.scalar, _): return .scalar(tree.string(of: node))
        }
    }
}
