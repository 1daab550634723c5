// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The command line.
@main
struct ListCellCommand {
    static let version = "0.1.0"

    static let commands: [any Command.Type] = [
        ShowCommand.self, RenderCommand.self, LayoutCommand.self, HeightsCommand.self, ExplainCommand.self,
        IconCommand.self, AppIconCommand.self, SymbolsCommand.self,
        DevicesCommand.self, SystemsCommand.self, ColorsCommand.self, SizesCommand.self, DoctorCommand.self,
    ]

    @MainActor static func main() {
        // A reader that closes the pipe early is an error of `write`, not a signal that ends the process half-way.
        signal(SIGPIPE, SIG_IGN)
        let status = run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    @MainActor static func run(_ words: [String]) -> ExitStatus {
        let console = Console(words: words)
        do {
            return try dispatch(words, console)
        } catch is ClosedPipe {
            return .success
        } catch is SceneInput.Unreadable {
            return .failure
        } catch let error as UsageError {
            console.report(error, command: commands.first { $0.name == words.first })
            return .usage
        } catch {
            console.report(error)
            return .failure
        }
    }

    @MainActor private static func dispatch(_ words: [String], _ console: Console) throws -> ExitStatus {
        guard let name = words.first else { throw UsageError.missingCommand }
        if let text = information(name) {
            try console.write(text)
            return .success
        }
        if name == "help" { return try dispatch(words.dropFirst().prefix(1) + ["--help"], console) }
        guard let command = commands.first(where: { $0.name == name }) else {
            if name.hasPrefix("-") { throw UsageError.unknownOption(name, known: ["--help", "--version"]) }
            throw UsageError.unknownCommand(name, known: commands.map { $0.name } + ["--version", "--help"])
        }
        let words = Array(words.dropFirst())
        let options = words.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            try console.write(HelpText.command(command))
            return .success
        }
        return try command.run(ArgumentParser(options: command.groups.flatMap(\.options)).parse(words), console)
    }

    /// What the program says of itself in place of a command.
    private static func information(_ word: String) -> String? {
        switch word {
        case "--version": "listcell \(version)\n"
        case "--help", "-h": HelpText.program(commands)
        default: nil
        }
    }
}
