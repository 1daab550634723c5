// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellImages
import ListCellScenes
import ListCellShaping

extension Console {
    /// Reports wrong usage: the error, and where help is.
    func report(_ error: UsageError, command: (any Command.Type)?) {
        report(error: error.message)
        note("Try 'listcell \(command.map { $0.name + " " } ?? "")--help'.")
    }

    /// Reports bad input or an I/O failure, a line an issue.
    func report(_ error: any Error) {
        switch error {
        case let error as FileError: report(error: error.message)
        case let error as InputError: report(error: error.message)
        case let error as FontError: report(error: error.message)
        case let error as PNGError: report(error: error.message)
        default: report(error: "\(error)")
        }
    }
}
