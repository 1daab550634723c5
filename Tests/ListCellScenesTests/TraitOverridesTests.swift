// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import Testing

@testable import ListCellScenes

@Suite struct TraitOverridesTests {
    @Test func nothingStatedGivesTheDefaults() {
        let environment = TraitOverrides().resolved()
        #expect(environment.traits == TraitCollection())
        #expect(environment.device == .default)
        #expect(environment.width == 402)
        #expect(environment.height == 874)
        #expect(environment.container == .collectionView)
    }

    @Test func theStrongerSourceWins() {
        var file = TraitOverrides()
        file.system = .iOS18
        file.size = .medium
        file.tint = .systemPink
        file.deviations = [.textBesideImage]
        var line = TraitOverrides()
        line.size = .accessibilityLarge
        line.deviations = [.maximumSizeIgnoresStandardDimension]
        let environment = line.applied(over: file).resolved()
        #expect(environment.traits.system == .iOS18)
        #expect(environment.traits.design == .design18)
        #expect(environment.traits.tintColor == .systemPink)
        #expect(environment.traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(environment.deviations == [.textBesideImage, .maximumSizeIgnoresStandardDimension])
    }

    @Test func aDeviceBringsItsOwnScreen() {
        var file = TraitOverrides()
        file.width = 320
        file.scale = 3
        var line = TraitOverrides()
        line.device = Device.named("iPad mini (A17 Pro)")
        let environment = line.applied(over: file).resolved()
        #expect(environment.width == 744)
        #expect(environment.traits.displayScale == 2)
        #expect(environment.traits.userInterfaceIdiom == .pad)
        line.width = 500
        #expect(line.applied(over: file).resolved().width == 500)
    }
}
