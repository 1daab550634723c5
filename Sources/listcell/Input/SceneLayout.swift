// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellLayout
import ListCellScenes
import ListCellText

/// A scene laid out for one set of traits.
struct SceneLayout {
    var environment: SceneEnvironment
    var list: ListLayout
}

extension SceneLayout {
    /// What stands around the list.
    func screen(of scene: Scene, measurer: some TextMeasuring) -> ScreenLayout {
        ScreenLayout(
            title: scene.title(for: environment.traits), above: list,
            size: CGSize(width: environment.width, height: environment.height),
            safeAreaTop: environment.device.safeAreaInsets.top, measurer: measurer)
    }
}

extension Scene {
    /// Lays the scene out under what the command line says of its traits.
    func layout(_ overrides: TraitOverrides, measurer: some TextMeasuring) -> SceneLayout {
        let environment = environment(overrides)
        let list = ListLayout(
            list(for: environment), traits: environment.traits, width: environment.width, measurer: measurer)
        return SceneLayout(environment: environment, list: list)
    }
}
