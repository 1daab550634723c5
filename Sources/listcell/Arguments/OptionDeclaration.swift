// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// An option of a command, declared once: parsing, help and error messages read it.
struct OptionDeclaration: Sendable {
    /// What follows the option's name.
    enum Value: Sendable {
        /// Nothing.
        case none
        /// A value that must be given; what stands for it in the help, `SIZE`.
        case required(placeholder: String)
        /// `true` or `false`; the name alone says `true`.
        case flag
    }

    /// With its dashes, `--size`.
    let name: String
    /// A single letter with its dash, `-o`; nil for none.
    let shortName: String?
    let value: Value
    /// Whether the option may be given more than once; its values then add up.
    let isRepeatable: Bool
    let help: String

    init(
        _ name: String, short: String? = nil, _ value: Value = .none, isRepeatable: Bool = false, help: String
    ) {
        self.name = name
        self.shortName = short
        self.value = value
        self.isRepeatable = isRepeatable
        self.help = help
    }
}

extension OptionDeclaration {
    /// The option as the help shows it, `-o, --output FILE`.
    var spelling: String {
        let names = [shortName, name].compactMap { $0 }.joined(separator: ", ")
        switch value {
        case .none: return names
        case .required(let placeholder): return "\(names) \(placeholder)"
        case .flag: return "\(names)[=false]"
        }
    }
}

/// Options that belong together in the help.
struct OptionGroup: Sendable {
    let title: String
    let options: [OptionDeclaration]
}

extension OptionDeclaration {
    static let quiet = OptionDeclaration(
        "--quiet", isRepeatable: true, help: "print results and errors only: no warnings, progress or names of files")
    static let noColor = OptionDeclaration(
        "--no-color", isRepeatable: true, help: "print without colours, as with NO_COLOR in the environment")
    static let help = OptionDeclaration("--help", short: "-h", isRepeatable: true, help: "print this help")
}

extension OptionGroup {
    /// Options of every command.
    static let general = OptionGroup(title: "General", options: [.quiet, .noColor, .help])
}
