// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout

/// One thing that is wrong with a scene file: where it stands and what it is. Its words are in `message`.
public struct SceneIssue: Hashable, Sendable {
    /// The file as it was given.
    public var file: String
    /// From 1; nil where the file as a whole is meant.
    public var line: Int?
    /// From 1, in characters; nil where the file as a whole is meant.
    public var column: Int?
    /// The value's path, `sections[0].rows[2].accessories[0]`; empty at the top.
    public var path: String
    /// What is wrong there.
    public var problem: Problem

    /// An issue at a place of a file; of the file as a whole without line and column.
    public init(file: String, line: Int? = nil, column: Int? = nil, path: String = "", problem: Problem) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.problem = problem
    }
}

extension SceneIssue {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        // MARK: The file

        /// No file has that path.
        case missingFile
        /// The system does not let it be read, for a reason.
        case unreadableFile(reason: String)
        /// The path leads to a folder.
        case isFolder
        /// More bytes than the limit.
        case tooLargeFile(limit: Int)
        /// The parser found no memory for the file.
        case outOfMemory
        /// A byte that is no UTF-8, or a control character.
        case notText(byte: UInt8)
        /// UTF-16, as its byte-order mark says.
        case utf16
        /// No YAML: the parser's words, and what helps where that is known.
        case syntax(String, hint: String?)
        /// A comment that was meant as a colour and swallows what follows it on its line.
        case swallowedColor(String)
        /// A second YAML document begins; a scene is one.
        case secondDocument
        /// No value at all, comments at most.
        case emptyFile
        /// Values in values beyond the limit.
        case tooDeep(limit: Int)
        /// More rows than a scene may have.
        case tooManyRows(limit: Int)
        /// Aliases make the scene larger than a file may be.
        case tooMuchRepeated(limit: Int)
        /// An alias of a value that is not there, or that has not ended.
        case unknownAlias(String)
        /// A YAML tag, `!name`, which no value may have.
        case tag
        /// The key `<<` of YAML 1.1, which is not read.
        case mergeKey

        // MARK: Its keys

        /// A scene of a later version of the format.
        case newerVersion(Int, known: Int)
        /// A key that the format does not have there, and the one that was probably meant; those that it has there,
        /// at the first such key.
        case unknownKey(String, nearest: String?, known: [String])
        /// A key that stands on an earlier line, or earlier on the same one.
        case duplicateKey(String, firstLine: Int)
        /// A key that must be there.
        case missingKey(String)
        /// Two keys that exclude each other.
        case conflictingKeys(String, String)
        /// A key that only rows of a table view may have.
        case keyNeedsTableView(String)
        /// An accessory of several names, or of none.
        case oneKeyExpected(found: Int)
        /// A row's control of several names, or of none.
        case oneControlExpected(found: Int)

        // MARK: Its values

        /// A value of the wrong kind, out of range, or of an unknown name, and what was probably meant.
        case wrongValue(found: Found, expected: Expectation, nearest: String?)
        /// Nothing, or `~`.
        case emptyValue(expected: Expectation)
        /// Nothing, since what was meant to be the value begins with `#` and is a comment.
        case commentedValue(String, expected: Expectation)
        /// A second accessory of a kind that a cell can have once.
        case duplicateAccessory(String)
        /// A text to be replaced that the scene does not show.
        case unusedString(String)
        /// A symbol that cannot be drawn: a warning.
        case unknownSymbol(String, nearest: [String])

        /// A deviation that was settled: a warning.
        case settledDeviation(Deviation.Settled)

        // MARK: The files it names

        /// The empty path.
        case emptyReference
        /// A path that leads to nothing.
        case missingReference(String)
        /// The system does not let it be read, for a reason.
        case unreadableReference(String, reason: String)
        /// A path that leads out of the scene's folder.
        case outsideReference(String)
        /// The scene was read from no folder, so that it cannot name files.
        case referenceWithoutFolder(String)
        /// A picture that is no PNG, and what it looks like where that is known.
        case notPNG(String, looksLike: String?)
        /// A picture with a side beyond the limit, in pixels.
        case tooLargeImage(String, width: Int, height: Int, limit: Int)
        /// A picture that libpng refuses, in its words.
        case damagedImage(String, reason: String)
    }

    /// A value that stands where another is expected.
    public enum Found: Hashable, Sendable {
        /// Text, a number or a word, as it stands in the file.
        case scalar(String)
        /// A scalar in quotation marks where those are wrong.
        case quotedScalar(String)
        /// A list of a number of values.
        case list(Int)
        /// A mapping of some keys.
        case mapping([String])
    }

    /// What a value must be.
    public enum Expectation: Hashable, Sendable {
        /// Any text.
        case string
        /// A text without control characters.
        case stringWithoutControls
        /// `true` or `false`.
        case boolean
        /// `on` or `off`, as a switch is.
        case onOrOff
        /// A number within limits.
        case number(Limits)
        /// A whole number within limits.
        case integer(Limits)
        /// A number within limits, or one of some names.
        case numberOrNames(Limits, [String])
        /// One of some names.
        case oneOf([String])
        /// A colour's name, `#rrggbb`, `#rrggbbaa`, or a pair of them for light and dark.
        case color
        /// A system colour's name, or `#rrggbb`.
        case paletteColor
        /// A colour's name, `#rrggbb` or `#rrggbbaa`.
        case hexColor
        /// A locale's identifier, `en_US`.
        case locale
        /// A language's code, `de`.
        case language
        /// A list of what the word says, in the plural.
        case list(of: String)
        /// A list of at least one value.
        case filledList(of: String)
        /// A list of as many numbers as there are names, in their order.
        case numbers([String])
        /// A mapping with some of the keys.
        case mapping(keys: [String])
        /// A text, or a mapping with a row's keys.
        case row
        /// A mapping with a scene's keys.
        case scene
        /// A mapping from languages to translations.
        case languages
        /// A mapping from texts to their translations.
        case translations
        /// A text, or a mapping with the text and its properties.
        case stringOrMapping
        /// A text style's name, or a mapping of a style or size and a weight.
        case fontDescription
        /// An accessory's name, or a mapping from one name to its value.
        case accessory
        /// The value that the accessory of a name takes.
        case accessoryValue(String)
        /// A mapping such as an example.
        case example(String)
        /// The size of a view, with its colour.
        case customView
        /// A mapping for a symbol, a Settings icon, a file, or a plain picture of a size.
        case imageForm
        /// A mapping with a Settings icon's symbol and colour.
        case iconForm
        /// A key, where no value can stand.
        case key
    }

    /// The least and greatest of a number.
    public struct Limits: Hashable, Sendable {
        /// The least value, allowed unless it is excluded.
        public var least: Double
        /// The greatest value, always allowed.
        public var greatest: Double
        /// Whether the number must be greater than `least` and not equal to it.
        public var excludesLeast: Bool

        /// A range of both ends, the least included by default.
        public init(_ least: Double, _ greatest: Double, excludesLeast: Bool = false) {
            self.least = least
            self.greatest = greatest
            self.excludesLeast = excludesLeast
        }

        func contains(_ value: Double) -> Bool {
            value <= greatest && (excludesLeast ? value > least : value >= least)
        }
    }
}
