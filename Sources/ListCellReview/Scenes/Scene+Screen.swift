// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellLayout
import ListCellRendering
import ListCellScenes
import ListCellText

extension Scene {
    /// The scene laid out on the screen of an environment.
    public func screen(in environment: SceneEnvironment, measurer: some TextMeasuring) -> Screen {
        Screen(
            layout: ListLayout(
                list(for: environment), traits: environment.traits, width: environment.width, measurer: measurer),
            title: title(for: environment.traits),
            size: CGSize(width: environment.width, height: environment.height),
            safeAreaInsets: environment.device.safeAreaInsets)
    }
}
