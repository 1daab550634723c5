// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

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
