// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

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
