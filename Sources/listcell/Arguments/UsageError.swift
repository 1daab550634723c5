// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A command line that says nothing sensible; the exit status is 64.
enum UsageError: Error, Equatable {
    /// No command was given.
    case missingCommand
    /// The first word is no command.
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    case missingValue(option: String, placeholder: String)
    /// A value for an option that takes none.
    case unexpectedValue(option: String)
    case repeatedOption(String)
    /// A value that the option does not know; `known` are the values it does, where they can be listed.
    case invalidValue(option: String, found: String, expected: String, known: [String])
    case missingOperand(String)
    /// An option that must be given, with its placeholder.
    case missingOption(String)
    /// One operand too many.
    case extraOperand(String)
    /// Two options, or an option and the operands, that contradict each other.
    case conflict(String)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .missingCommand: "no command given"
        case .unknownCommand(let name, let known): "unknown command \(quoted(name))\(Self.nearest(name, known))"
        case .unknownOption(let name, let known): "unknown option \(quoted(name))\(Self.nearest(name, known))"
        case .missingValue(let option, let placeholder):
            // A shell takes an unquoted #rrggbb for a comment.
            "\(option) needs a value: \(option) \(placeholder)"
                + (placeholder == "COLOR" ? ", or \(option) '#ff0000'" : "")
        case .unexpectedValue(let option): "\(option) takes no value"
        case .repeatedOption(let option): "\(option) is given twice"
        case .invalidValue(let option, let found, let expected, let known):
            "\(option): found \(quoted(found)), expected \(expected)\(suggestion(Speller.meant(by: found, among: known)))"
        case .missingOperand(let name): "no \(name) given"
        case .missingOption(let spelling): "\(spelling) is needed"
        case .extraOperand(let found): "\(quoted(found)) is one operand too many"
        case .conflict(let words): words
        }
    }

    private static func nearest(_ name: String, _ known: [String]) -> String {
        suggestion(Speller.nearest(to: name, among: known))
    }
}
