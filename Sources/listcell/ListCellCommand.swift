// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellPreview

/// The command line.
@main
struct ListCellCommand {
    static func main() {}
}
