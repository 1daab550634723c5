// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SceneIssue {
    /// The issue in words: `Scenes/x.yaml:12:9: sections[0].rows[2].txt: unknown key "txt"; did you mean "text"?`.
    public var message: String {
        var words = place
        if !path.isEmpty { words += ": " + path }
        return words + ": " + problem.message
    }

    /// `Scenes/x.yaml:12:9`, or the file alone.
    public var place: String {
        line.map { "\(shownPath(file)):\($0):\(column ?? 1)" } ?? shownPath(file)
    }
}

extension SceneIssue: CustomStringConvertible {
    /// The issue in words, as in `message`.
    public var description: String { message }
}

extension SceneIssue.Problem {
    /// The problem in words, without its place. One switch, so that the compiler asks for the words of a new problem.
    public var message: String {
        switch self {
        case .missingFile: "there is no such file"
        case .unreadableFile(let reason): "cannot be read: \(reason)"
        case .isFolder: "is a folder, not a scene file"
        case .tooLargeFile(let limit): "is larger than \(size(limit))"
        case .outOfMemory: "there is not enough memory to read it"
        case .notText(let byte): "is not UTF-8 text: byte 0x\(Hexadecimal.text(UInt32(byte), digits: 2).uppercased())"
        case .utf16: "is UTF-16 text; save it as UTF-8"
        case .syntax(let words, let hint): "is not valid YAML: \(words)" + (hint.map { "; " + $0 } ?? "")
        case .swallowedColor(let color): "is not valid YAML: a comment begins here; \(mustBeQuoted(color: color))"
        case .secondDocument: "a second document begins here; a file has one scene"
        case .emptyFile: "has no content; expected a scene with the keys \"listcell\" and \"sections\""
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .tooManyRows(let limit): "has more than \(grouped(limit)) rows"
        case .tooMuchRepeated(let limit): "with its aliases written out, the scene is larger than \(size(limit))"
        case .unknownAlias(let name):
            "there is no complete value named \(quoted("&" + name)) before this alias; text that begins with * must be "
                + "quoted"
        case .tag: "tags are not supported; text that begins with ! must be quoted"
        case .mergeKey: "merge keys are not supported"

        case .newerVersion(let version, let known):
            "the scene has format version \(version); this program reads version \(known)"
        case .unknownKey(let key, let nearest, let known): "unknown key \(quoted(key))" + hint(nearest, known)
        case .duplicateKey(let key, let line): "duplicate key \(quoted(key)), first on line \(line)"
        case .missingKey(let key): "missing key \(quoted(key))"
        case .conflictingKeys(let a, let b): "\(quoted(a)) and \(quoted(b)) exclude each other"
        case .keyNeedsTableView(let key): "\(quoted(key)) needs a list with \"container: tableView\""
        case .oneKeyExpected(let found): "found a mapping of \(found) keys, expected one key, an accessory's name"

        case .oneControlExpected(let found):
            "found a mapping of \(found) keys, expected one key, a control's name"
        case .wrongValue(let found, let expected, let nearest):
            "found \(found.message), expected \(expected.message)" + dash(found, expected) + suggestion(nearest)
        case .emptyValue(let expected): "found no value, expected \(expected.message)"
        case .commentedValue(let text, let expected):
            "found a comment, expected \(expected.message); " + quotation(of: text, expected)
        case .duplicateAccessory(let name): "a second accessory of kind \(quoted(name)); a row can have one"
        case .unusedString(let text): "no text of the scene equals \(quoted(text))"
        case .settledDeviation(let deviation): deviation.message
        case .unknownSymbol(let name, let nearest):
            "unknown symbol \(quoted(name)), drawn as a question mark" + suggestion(nearest)

        case .emptyReference: "the file's name is empty"
        case .missingReference(let path): "there is no file \(quoted(path))"
        case .unreadableReference(let path, let reason): "file \(quoted(path)) cannot be read: \(reason)"
        case .outsideReference(let path): "file \(quoted(path)) is outside the scene's folder"
        case .referenceWithoutFolder(let path): "file \(quoted(path)) cannot be found, as the scene is in no folder"
        case .notPNG(let path, let looksLike):
            "file \(quoted(path)) is no PNG picture" + (looksLike.map { " but \($0)" } ?? "")
        case .tooLargeImage(let path, let width, let height, let limit):
            "picture \(quoted(path)) has \(width) × \(height) pixels; a side may have \(grouped(limit))"
        case .damagedImage(let path, let reason): "picture \(quoted(path)) is damaged: \(reason)"
        }
    }
}

/// What was probably meant by a key, or else those that there are.
private func hint(_ nearest: String?, _ known: [String]) -> String {
    guard nearest == nil, !known.isEmpty else { return suggestion(nearest) }
    return "; known are " + known.joined(separator: ", ")
}

/// What begins the values of a list, where its first value stands in its place.
private func dash(_ found: SceneIssue.Found, _ expected: SceneIssue.Expectation) -> String {
    guard case .mapping = found, case .list = expected else { return "" }
    return "; each begins with \(quoted("- "))"
}

/// How a value that begins with `#` is written.
private func quotation(of text: String, _ expected: SceneIssue.Expectation) -> String {
    switch expected {
    case .color, .paletteColor, .hexColor: mustBeQuoted(color: text)
    default: "text that begins with # must be quoted: \(quoted(text))"
    }
}

/// `100,000`.
private func grouped(_ number: Int) -> String {
    let digits = String(number)
    guard digits.utf8.count > 3 else { return digits }
    return digits.dropLast(3) + "," + digits.suffix(3)
}

private func size(_ limit: Int) -> String { "\(limit >> 20) MiB, the most a file may have" }

private func mustBeQuoted(color: String) -> String { "a colour must be quoted: \(quoted(color))" }
