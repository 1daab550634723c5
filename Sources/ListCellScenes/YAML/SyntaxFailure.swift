// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// What libyaml says of a file that is no YAML.
struct SyntaxFailure {
    /// In libyaml's words: `did not find expected ',' or '}'`.
    var problem: String
    /// What it was reading, in its words: `while parsing a flow mapping`; empty where it does not say.
    var context: String
    /// Where that began.
    var contextMark: Mark?
}

extension SyntaxFailure {
    /// What helps: the value that is not closed, the mark that must be quoted; nil where nothing is known.
    func hint(at mark: Mark, in source: SourceText) -> String? {
        let line = source.line(Int(mark.line)) ?? []
        let column = Int(mark.column) - 1
        let found = line.indices.contains(column) ? line[column] : nil
        switch problem {
        case "found character that cannot start any token":
            if found == "\t" { return Self.tabs }
            return found.map { "text that begins with \(quoted(String(Character($0)))) must be quoted" }
        case "found unknown escape character": return "a backslash in quotation marks is written \"\\\\\""
        case "mapping values are not allowed in this context":
            return missingSpace(before: mark, in: source) ?? unexpectedColon(line, at: column)
        case "could not find expected ':'": return at("the key", "has no colon behind it")
        case "found a tab character that violates indentation": return Self.tabs
        case "found unexpected end of stream": return at("the quotation mark", "is not closed")
        default: return container(found, behind: line.indices.contains(column - 1) ? line[column - 1] : nil)
        }
    }

    /// What is wrong with the list or mapping that was being read.
    private func container(_ found: Unicode.Scalar?, behind before: Unicode.Scalar?) -> String? {
        switch context {
        case "while parsing a flow mapping", "while parsing a flow sequence":
            if found == ":", context.hasSuffix("mapping") {
                return before == "\""
                    ? "a comma is missing before this key" : "text that contains \": \" must be quoted"
            }
            return at(context.hasSuffix("mapping") ? "the {" : "the [", "is not closed before this")
        case "while parsing a block mapping": return indentation("mapping")
        case "while parsing a block collection": return indentation("list")
        default: return nil
        }
    }

    private static let tabs = "lines are indented with spaces, not with tabs"

    private func at(_ what: String, _ words: String) -> String? {
        contextMark.map { "\(what) at \($0.line):\($0.column) \(words)" }
    }

    private func indentation(_ what: String) -> String? {
        contextMark.map { "the \(what) that begins at \($0.line):\($0.column) goes on in column \($0.column)" }
    }

    /// A line before that reads `key:value` or `key value`.
    private func missingSpace(before mark: Mark, in source: SourceText) -> String? {
        let number = Int(mark.line) - 1
        guard let line = source.line(number) else { return nil }
        let content = line.drop { SourceText.isBlank($0) || $0 == "-" }
        guard content.contains(":") else { return content.isEmpty ? nil : "line \(number) has no colon behind its key" }
        guard let colon = content.firstIndex(of: ":"), colon > content.startIndex, colon + 1 < content.endIndex,
            !SourceText.isBlank(content[colon + 1]), content[..<colon].allSatisfy({ $0.properties.isAlphabetic })
        else { return nil }
        return "a space must follow the colon on line \(number)"
    }

    private func unexpectedColon(_ line: [Unicode.Scalar], at column: Int) -> String? {
        guard line.indices.contains(column) else { return nil }
        let isFirst = !line[..<column].indices.contains { line[$0] == ":" && SourceText.isBlank(line[$0 + 1]) }
        return isFirst
            ? "the keys of one mapping have one indentation" : "text that contains \": \" must be quoted"
    }
}
