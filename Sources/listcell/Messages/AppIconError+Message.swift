// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellReview

extension AppIconError {
    /// The error in one line.
    var message: String {
        switch self {
        case .png(let error): error.message
        case .svg(let error): "no picture that can be drawn: \(error.message)"
        case .rendering(let error): error.message
        case .notSquare(let width, let height):
            "the picture is \(spelled(width)) × \(spelled(height)), an app icon is square"
        case .invalidContents: "Contents.json is missing or not of an asset catalog's form"
        }
    }
}

private func spelled(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }
