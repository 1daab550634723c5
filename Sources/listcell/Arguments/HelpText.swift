// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The help of the program and of each command, made from the tables that parsing uses.
enum HelpText {
    static func program(_ commands: [any Command.Type]) -> String {
        var text = """
            usage: listcell COMMAND [OPTIONS]
                   listcell COMMAND --help
                   listcell --version

            Lays out and draws list cells as iOS does.

            Commands:

            """
        for command in commands { text += entry(command.name, command.summary) }
        return text + """

            Exit status: 0 success, 1 a difference or a finding, 2 bad input or an I/O failure, 64 wrong usage.

            """
    }

    static func command(_ command: any Command.Type) -> String {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        var text = "usage: listcell \(command.name)\(operands) [OPTIONS]\n\n\(command.summary)\n"
        if !command.details.isEmpty { text += "\n" + wrapped(command.details, indent: 0) }
        for group in command.groups {
            text += "\n\(group.title):\n"
            for option in group.options { text += entry(option.spelling, option.help) }
        }
        return text
    }

    private static let column = 28
    private static let width = 96

    /// A name with its explanation in a column of its own.
    private static func entry(_ name: String, _ help: String) -> String {
        let gap = column - 2 - name.utf8.count
        let start = "  " + name + (gap >= 2 ? spaces(gap) : "\n" + spaces(column))
        return start + wrapped(help, indent: column)
    }

    private static func wrapped(_ text: String, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if indent + last.count + 1 + word.count > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = last + " " + word
            }
        }
        return lines.joined(separator: "\n" + spaces(indent)) + "\n"
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
