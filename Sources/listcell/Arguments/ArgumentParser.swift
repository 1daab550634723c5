// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Tells options from operands, as a command's table of options says.
///
/// `--name value` and `--name=value` are the same; `--` ends the options; a lone `-` is an operand or a value.
struct ArgumentParser {
    let options: [OptionDeclaration]

    /// The operands and options of a command line, without the names of program and command.
    func parse(_ words: [String]) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { arguments.add(operand: operand) }
                break
            }
            if word.utf8.count > 1, word.hasPrefix("-") {
                try parse(option: word, &rest, into: &arguments)
            } else {
                arguments.add(operand: word)
            }
        }
        return arguments
    }

    private func parse(
        option word: String, _ rest: inout ArraySlice<String>, into arguments: inout Arguments
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
            throw .unknownOption(parts[0], known: options.map(\.name))
        }
        guard option.isRepeatable || !arguments.has(option) else { throw .repeatedOption(option.name) }
        let written = parts.count == 2 ? parts[1] : nil
        arguments.add(try value(of: option, written: written, &rest), to: option)
    }

    /// The value behind `=`, the next word, or what the name alone says.
    private func value(
        of option: OptionDeclaration, written: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        switch option.value {
        case .none:
            guard written == nil else { throw .unexpectedValue(option: option.name) }
            return ""
        case .flag:
            if let written { return written }
            guard let next = rest.first, next == "true" || next == "false" else { return "true" }
            return rest.removeFirst()
        case .required(let placeholder):
            if let written, !written.isEmpty { return written }
            guard written == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else {
                throw .missingValue(option: option.name, placeholder: placeholder)
            }
            return rest.removeFirst()
        }
    }
}
