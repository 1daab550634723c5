// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension SceneReader {
    /// The format's version that is read.
    static let version = 1

    /// The scene of the tree; it is worth nothing where issues were reported.
    func scene(named name: String) -> Scene {
        var scene = Scene(name: name)
        guard let root = tree.root else {
            report(SceneIssue(file: file, problem: .emptyFile))
            return scene
        }
        if let version = newerVersion(root) {
            report(.newerVersion(version.number, known: Self.version), at: version.id)
            return scene
        }
        let container = value(of: ListKey.container, in: value(of: TopKey.list, in: root))
        isTableView = container.map { tree.string(of: node($0)) } == List.Container.tableView.rawValue
        var stringsID: ID?
        let keys = mapping(root, TopKey.self, expected: .scene) { key, value in
            switch key {
            case .listcell: _ = integer(value, Limits(1, Double(Self.version)))
            case .title: scene.title = shownText(value)
            case .traits: traits(value, into: &scene.traits)
            case .deviations: deviations(value, into: &scene.traits)
            case .list: list(value, into: &scene)
            case .sections: sections(value, into: &scene)
            case .strings: stringsID = value
            }
        }
        require(.listcell, in: keys)
        require(.sections, in: keys)
        if let stringsID {
            path = [.key(TopKey.strings.rawValue)]
            strings(stringsID, into: &scene)
            path = []
        }
        return scene
    }

    /// A version of the format beyond the one that is read, since its other keys cannot be judged.
    private func newerVersion(_ root: ID) -> (number: Int, id: ID)? {
        guard let id = value(of: TopKey.listcell, in: root), let number = plainNumber(id).flatMap(Int.init(exactly:)),
            number > Self.version
        else { return nil }
        return (number, id)
    }

    private func traits(_ id: ID, into traits: inout TraitOverrides) {
        mapping(id, TraitKey.self) { key, value in
            switch key {
            case .system: traits.system = choice(value, SceneChoices.system)
            case .design: traits.design = choice(value, SceneChoices.design)
            case .device: traits.device = choice(value, SceneChoices.device)
            case .width: traits.width = number(value, .positive)
            case .height: traits.height = number(value, .positive)
            case .scale: traits.scale = number(value, .scale)
            case .size: traits.size = choice(value, SceneChoices.size)
            case .appearance: traits.appearance = choice(value, SceneChoices.userInterfaceStyle)
            case .direction: traits.direction = choice(value, SceneChoices.direction)
            case .boldText: traits.boldText = boolean(value)
            case .contrast: traits.contrast = choice(value, SceneChoices.contrast)
            case .locale: traits.locale = locale(value)
            case .tint: traits.tint = color(value)
            }
        }
    }

    private func locale(_ id: ID) -> String? {
        guard let text = scalar(id, expected: .locale) else { return nil }
        if TraitOverrides.isLocale(text) { return text }
        reject(id, expected: .locale)
        return nil
    }

    private func deviations(_ id: ID, into traits: inout TraitOverrides) {
        sequence(id, expected: .list(of: "names")) { child in
            switch choice(child, SceneChoices.deviation) {
            case .current(let deviation): traits.deviations.insert(deviation)
            case .settled(let deviation): warn(.settledDeviation(deviation), at: child)
            case nil: break
            }
        }
    }

    private func list(_ id: ID, into scene: inout Scene) {
        mapping(id, ListKey.self) { key, value in
            switch key {
            case .appearance: scene.appearance = choice(value, SceneChoices.appearance) ?? scene.appearance
            case .container: scene.traits.container = choice(value, SceneChoices.container)
            case .inset: scene.inset = number(value, .length)
            }
        }
    }

    /// Reads the replacements, after all texts are known.
    private func strings(_ id: ID, into scene: inout Scene) {
        _ = entries(id, expected: .languages) { language, keyID, value in
            guard TraitOverrides.isLocale(language) else { return reject(keyID, expected: .language) }
            var replacements: [String: String] = [:]
            _ = entries(value, expected: .translations) { text, textID, replacement in
                if !texts.contains(text) { report(.unusedString(text), at: textID) }
                guard let new = string(replacement) else { return }
                if replacements.updateValue(new, forKey: text) != nil { rejectSecond(text, in: value, at: textID) }
            }
            if scene.strings.updateValue(replacements, forKey: Scene.localeKey(language)) != nil {
                rejectSecond(language, in: id, at: keyID)
            }
        }
    }
}
