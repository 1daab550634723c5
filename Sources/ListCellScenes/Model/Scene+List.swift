// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout

extension Scene {
    /// The list in an environment: presets follow the design, icons the system, texts the locale.
    public func list(for environment: SceneEnvironment) -> List {
        list(for: environment.traits, container: environment.container, deviations: environment.deviations)
    }

    /// The list under traits.
    ///
    /// - Parameters:
    ///   - container: What holds the list; nil takes the scene's.
    ///   - deviations: Deviations to turn on, in addition to the scene's.
    public func list(
        for traits: TraitCollection, container: List.Container? = nil, deviations: Set<Deviation> = []
    ) -> List {
        let container = container ?? self.traits.container ?? .collectionView
        var factory = SceneCellFactory(scene: self, traits: traits, container: container)
        return List(
            appearance: appearance, container: container, inset: inset,
            sections: sections.map { section in
                List.Section(
                    header: section.header.map { factory.cell($0) }, rows: section.rows.map { factory.cell($0) },
                    footer: section.footer.map { factory.cell($0) })
            },
            isUnderLargeTitle: title != nil,
            deviations: deviations.union(self.traits.deviations))
    }

    /// The large title under traits: replaced where the scene has one for the locale.
    public func title(for traits: TraitCollection) -> String? {
        guard let title else { return nil }
        return strings(for: traits)?[title] ?? title
    }

    /// The replacements for a locale: those of the locale itself, else of its language.
    func strings(for traits: TraitCollection) -> [String: String]? {
        guard !strings.isEmpty else { return nil }
        return strings[Self.localeKey(traits.locale)] ?? strings[traits.language]
    }

    /// A locale or language as `strings` has it: `ko-KR` and `ko_KR` are one.
    static func localeKey(_ locale: String) -> String {
        String(
            decoding: locale.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
}
