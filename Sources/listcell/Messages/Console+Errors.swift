// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellImages
import ListCellPreview
import ListCellRendering
import ListCellReview
import ListCellScenes
import ListCellShaping

extension Console {
    /// Reports wrong usage: the error, and where help is.
    func report(_ error: UsageError, command: (any Command.Type)?) {
        report(error: error.message)
        note("Try 'listcell \(command.map { $0.name + " " } ?? "")--help'.")
    }

    /// Reports bad input or an I/O failure.
    func report(_ error: any Error) { report(error: Self.message(of: error)) }

    /// An error in words, a line an issue.
    static func message(of error: any Error) -> String {
        switch error {
        case let error as InputError: error.message
        case let error as PictureError: error.message
        case let error as RenderingError: error.message
        case let error as FontError: error.message
        case let error as PNGError: error.message
        case let error as PreviewError: error.message
        case let error as AppIconError: error.message
        default: "\(error)"
        }
    }
}
