// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension SceneReader {
    typealias Identifier = CellAccessory.Kind.Identifier

    /// A list of accessories, in which a kind of the system's occurs once (UIKit refuses a second one).
    func accessories(_ id: ID) -> [CellAccessory] {
        var result: [CellAccessory] = []
        var kinds: Set<Identifier> = []
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
            guard let identifier = SceneChoices.accessory.find(name) else {
                rejectKey(name, among: SceneChoices.accessory.names, at: key)
                return
            }
            result = form(of: identifier, options: Self.options).read(value)
        }
        return result
    }

    /// The control that a row is, with its tint: one of those that fill the space between the margins.
    func control(_ id: ID) -> (control: Control, tintColor: Color?)? {
        let known = Identifier.allCases.filter(\.isRow).map(\.name)
        guard node(id).kind != .mapping || node(id).count == 2 || node(id).isTagged else {
            report(.oneControlExpected(found: Int(node(id).count) / 2), at: id)
            return nil
        }
        var result: (Control, Color?)?
        _ = entries(id, expected: .example("{slider: 0.4}")) { name, key, value in
            guard let identifier = SceneChoices.accessory.find(name), identifier.isRow else {
                rejectKey(name, among: known, at: key)
                return
            }
            guard let accessory = form(of: identifier, options: [.tintColor]).read(value),
                case .control(let control) = accessory.kind
            else { return }
            result = (control, accessory.tintColor)
        }
        return result
    }

    private func namedAccessory(_ id: ID) -> CellAccessory? {
        let names = SceneChoices.accessory.names
        guard let name = scalar(id, expected: .accessory) else { return nil }
        guard let identifier = SceneChoices.accessory.find(name) else {
            reject(id, expected: .oneOf(names), nearest: Self.nearest(name, names))
            return nil
        }
        if let kind = form(of: identifier, options: []).plain { return CellAccessory(kind) }
        reject(id, expected: .accessoryValue(name))
        return nil
    }

    private static let options: [AccessoryKey] = [.tintColor, .reservedLayoutWidth, .displayed, .hidden]
}

extension SceneReader {
    /// An accessory of a kind with the options of a mapping; `own` reads the keys that are no options.
    ///
    /// - Parameters:
    ///   - kind: What it is before its value is known.
    ///   - allowed: The mapping's keys: own ones, and options.
    ///   - required: Those of the own keys that must be there.
    func configured(
        _ kind: CellAccessory.Kind, _ id: ID, allowed: [AccessoryKey], required: [AccessoryKey] = [],
        expected: Expectation? = nil, _ own: (AccessoryKey, ID) -> Void = { _, _ in }
    ) -> CellAccessory? {
        var result = CellAccessory(kind)
        let keys = mapping(id, AccessoryKey.self, allowed: allowed, expected: expected) { key, value in
            switch key {
            case .tintColor: result.tintColor = color(value)
            case .reservedLayoutWidth: result.reservedLayoutWidth = layoutDimension(value)
            case .displayed: result.displayed = choice(value, SceneChoices.displayed) ?? result.displayed
            case .hidden: result.isHidden = boolean(value) ?? false
            case .value, .size, .placement, .text, .placeholder, .secure, .items, .selected, .title, .style, .role:
                own(key, value)
            }
        }
        for key in required { require(key, in: keys) }
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
}
