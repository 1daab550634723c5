// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// One command of the program: what it is called with, and what it does.
protocol Command: SendableMetatype {
    static var name: String { get }
    /// The operands in the usage line, `SCENE...`; empty for none.
    static var operands: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// More for the command's own help; empty for nothing.
    static var details: String { get }
    static var groups: [OptionGroup] { get }

    /// Does the work; an error is thrown, and reported by the caller.
    @MainActor static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus
}

extension Command {
    static var operands: String { "" }
    static var details: String { "" }
    static var groups: [OptionGroup] { [.general] }
}

/// What the program's exit status says.
enum ExitStatus: Int32 {
    case success = 0
    /// A difference or a finding.
    case finding = 1
    /// Bad input or an I/O failure.
    case failure = 2
    case usage = 64
}
