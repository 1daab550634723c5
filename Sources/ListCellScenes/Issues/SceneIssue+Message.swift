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
        let name = file == "-" ? "standard input" : printable(file)
        guard let line else { return name }
        return "\(name):\(line):\(column ?? 1)"
    }
}

extension SceneIssue.Problem {
    /// The problem in words, without its place.
    public var message: String {
        switch self {
        case .missingFile, .unreadableFile, .isFolder, .tooLargeFile, .outOfMemory, .notText, .utf16, .syntax,
            .swallowedColor, .secondDocument, .emptyFile, .tooDeep, .tooManyRows, .tooMuchRepeated, .unknownAlias, .tag,
            .mergeKey:
            fileMessage
        case .emptyReference, .missingReference, .unreadableReference, .outsideReference, .referenceWithoutFolder,
            .notPNG,
            .tooLargeImage, .damagedImage:
            referenceMessage
        default: valueMessage
        }
    }

    private var fileMessage: String {
        switch self {
        case .missingFile: "there is no such file"
        case .unreadableFile(let reason): "cannot be read: \(reason)"
        case .isFolder: "is a folder, not a scene file"
        case .tooLargeFile(let limit): "is larger than \(limit >> 20) MiB, the most a file may have"
        case .outOfMemory: "there is not enough memory to read it"
        case .notText(let byte): "is not UTF-8 text: byte \(hex(byte))"
        case .utf16: "is UTF-16 text; save it as UTF-8"
        case .syntax(let words, let hint): "is not valid YAML: \(words)" + (hint.map { "; " + $0 } ?? "")
        case .swallowedColor(let color):
            "is not valid YAML: a comment begins here; a colour must be quoted: \(quoted(color))"
        case .secondDocument: "a second document begins here; a file has one scene"
        case .emptyFile: "has no content; expected a scene with the keys \"listcell\" and \"sections\""
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .tooManyRows(let limit): "has more than \(grouped(limit)) rows"
        case .tooMuchRepeated(let limit):
            "with its aliases written out, the scene is larger than \(limit >> 20) MiB, the most a file may have"
        case .unknownAlias(let name):
            "there is no complete value named \(quoted("&" + name)) before this alias; text that begins with * must be "
                + "quoted"
        case .tag: "tags are not supported; text that begins with ! must be quoted"
        case .mergeKey: "merge keys are not supported"
        default: ""
        }
    }

    private var valueMessage: String {
        switch self {
        case .newerVersion(let version, let known):
            "the scene has format version \(version); this program reads version \(known)"
        case .unknownKey(let key, let nearest?, _): "unknown key \(quoted(key))" + suggestion(nearest)
        case .unknownKey(let key, nil, let known):
            "unknown key \(quoted(key))" + (known.isEmpty ? "" : "; known are " + known.joined(separator: ", "))
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
        case .unknownSymbol(let name, let nearest):
            "unknown symbol \(quoted(name)), drawn as a question mark" + suggestion(nearest)
        default: ""
        }
    }

    private var referenceMessage: String {
        switch self {
        case .emptyReference: "the file's name is empty"
        case .missingReference(let path): "there is no file \(quoted(path))"
        case .unreadableReference(let path, let reason): "file \(quoted(path)) cannot be read: \(reason)"
        case .outsideReference(let path): "file \(quoted(path)) is outside the scene's folder"
        case .referenceWithoutFolder(let path): "file \(quoted(path)) cannot be found, as the scene is in no folder"
        case .notPNG(let path, let looksLike?): "file \(quoted(path)) is no PNG picture but \(looksLike)"
        case .notPNG(let path, nil): "file \(quoted(path)) is no PNG picture"
        case .tooLargeImage(let path, let width, let height, let limit):
            "picture \(quoted(path)) has \(width) × \(height) pixels; a side may have \(grouped(limit))"
        case .damagedImage(let path, let reason): "picture \(quoted(path)) is damaged: \(reason)"
        default: ""
        }
    }
}

/// What begins the values of a list, where its first value stands in its place.
private func dash(_ found: SceneIssue.Found, _ expected: SceneIssue.Expectation) -> String {
    guard case .mapping = found, case .list = expected else { return "" }
    return "; each begins with \(quoted("- "))"
}

/// How a value that begins with `#` is written.
private func quotation(of text: String, _ expected: SceneIssue.Expectation) -> String {
    switch expected {
    case .color, .paletteColor, .hexColor: "a colour must be quoted: \(quoted(text))"
    default: "text that begins with # must be quoted: \(quoted(text))"
    }
}

private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}

private func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean " + alternatives(nearest.map(quoted)) + "?"
}

private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (byte < 16 ? "0" : "") + digits
}

/// `100,000`.
private func grouped(_ number: Int) -> String {
    let digits = String(number)
    guard digits.utf8.count > 3 else { return digits }
    return digits.dropLast(3) + "," + digits.suffix(3)
}
