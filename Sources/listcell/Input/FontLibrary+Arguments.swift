// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellShaping

extension FontLibrary {
    /// The installed fonts, and before them those of the folder that `--fonts` names, which must be there.
    convenience init(_ arguments: Arguments) throws {
        let folder = arguments.value(of: .fonts)
        if let folder, FileSystem.kind(folder) != .directory || access(folder, R_OK | X_OK) != 0 {
            throw InputError.noFolder(folder)
        }
        self.init(directory: folder, isLenient: arguments.has(.lenient))
    }
}
