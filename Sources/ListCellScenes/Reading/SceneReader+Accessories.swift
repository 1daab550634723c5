// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension SceneReader {
    /// A list of accessories, in which a kind of the system's occurs once (UIKit refuses a second one).
    func accessories(_ id: ID) -> [CellAccessory] {
        var result: [CellAccessory] = []
        var kinds: Set<CellAccessory.Kind.Identifier> = []
        sequence(id, expected: .list(of: "accessories")) { child in
            guard let accessory = accessory(child) else { return }
            result.append(accessory)
            let identifier = accessory.kind.identifier
            if identifier.isUnique, !kinds.insert(identifier).inserted {
                report(.duplicateAccessory(identifier.name), at: child)
            }
        }
        return result
    }

    private func accessory(_ id: ID) -> CellAccessory? {
        let node = node(id)
        guard node.kind == .mapping else { return namedAccessory(id) }
        guard node.count == 2 || node.isTagged else {
            report(.oneKeyExpected(found: Int(node.count) / 2), at: id)
            return nil
        }
        var result: CellAccessory?
        _ = entries(id, expected: .accessory) { name, key, value in
            switch name {
            case "label": result = label(value)
            case "switch": result = switchAccessory(value)
            case "customView": result = customView(value)
            default:
                guard let kind = SceneChoices.plainAccessory.find(name) else {
                    rejectKey(name, among: Self.accessoryNames, at: key)
                    return
                }
                result = configured(kind, value, allowed: Self.options)
            }
        }
        return result
    }

    private func namedAccessory(_ id: ID) -> CellAccessory? {
        guard let name = scalar(id, expected: .accessory) else { return nil }
        if let kind = SceneChoices.plainAccessory.find(name) { return CellAccessory(kind) }
        if SceneChoices.valueAccessories.contains(name) {
            reject(id, expected: .accessoryValue(name))
        } else {
            reject(
                id, expected: .oneOf(Self.accessoryNames), nearest: Self.nearest(name, Self.accessoryNames))
        }
        return nil
    }

    private func label(_ id: ID) -> CellAccessory? {
        if node(id).kind != .mapping { return shownText(id).map { CellAccessory(.label($0)) } }
        var text: String?
        let accessory = configured(.label(""), id, allowed: [.value] + Self.options) { key, value in
            if key == .value { text = shownText(value) }
        }
        guard var accessory, let text else { return nil }
        accessory.kind = .label(text)
        return accessory
    }

    private func switchAccessory(_ id: ID) -> CellAccessory? {
        if node(id).kind != .mapping { return onOrOff(id).map { CellAccessory(.switch(isOn: $0)) } }
        var isOn: Bool?
        let accessory = configured(.switch(isOn: false), id, allowed: [.value] + Self.options) { key, value in
            if key == .value { isOn = onOrOff(value) }
        }
        guard var accessory, let isOn else { return nil }
        accessory.kind = .switch(isOn: isOn)
        return accessory
    }

    /// A view of a size; size and placement stand beside the options, or under `value`.
    private func customView(_ id: ID) -> CellAccessory? {
        var size: CGSize?
        var placement = CellAccessory.Placement.trailing
        func own(_ key: AccessoryKey, _ value: ID) {
            switch key {
            case .size: size = self.size(value) { number($0, .length) }
            case .placement: placement = choice(value, SceneChoices.placement) ?? placement
            case .value:
                let keys = mapping(
                    value, AccessoryKey.self, allowed: [.size, .placement], expected: .customView, own)
                require(.size, in: keys)
            default: break
            }
        }
        let kind = CellAccessory.Kind.customView(width: 0, height: 0, placement: .trailing)
        let isNested = names(in: id).contains(AccessoryKey.value.rawValue)
        let accessory = configured(
            kind, id, allowed: (isNested ? [.value] : [.size, .placement]) + Self.options, expected: .customView, own)
        guard var accessory, let size else { return nil }
        accessory.kind = .customView(width: size.width, height: size.height, placement: placement)
        return accessory
    }

    /// An accessory of a kind with the options of a mapping; `own` reads the keys that are no options.
    private func configured(
        _ kind: CellAccessory.Kind, _ id: ID, allowed: [AccessoryKey], expected: Expectation? = nil,
        _ own: (AccessoryKey, ID) -> Void = { _, _ in }
    ) -> CellAccessory? {
        var result = CellAccessory(kind)
        let keys = mapping(id, AccessoryKey.self, allowed: allowed, expected: expected) { key, value in
            switch key {
            case .tintColor: result.tintColor = color(value)
            case .reservedLayoutWidth: result.reservedLayoutWidth = layoutDimension(value)
            case .displayed: result.displayed = choice(value, SceneChoices.displayed) ?? result.displayed
            case .hidden: result.isHidden = boolean(value) ?? false
            case .value, .size, .placement: own(key, value)
            }
        }
        if allowed.contains(.value) { require(.value, in: keys) }
        if allowed.contains(.size) { require(.size, in: keys) }
        return keys == nil ? nil : result
    }

    private func layoutDimension(_ id: ID) -> CellAccessory.LayoutDimension? {
        let expected = Expectation.numberOrNames(.length, ["standard", "actual"])
        guard let text = scalar(id, expected: expected) else { return nil }
        if text == "standard" { return .standard }
        if text == "actual" { return .actual }
        if let value = plainNumber(id), Limits.length.contains(value) { return .custom(CGFloat(value)) }
        reject(id, expected: expected)
        return nil
    }

    private static let options: [AccessoryKey] = [.tintColor, .reservedLayoutWidth, .displayed, .hidden]
    private static let accessoryNames = SceneChoices.plainAccessory.names + SceneChoices.valueAccessories
}
