// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension SceneIssue.Limits {
    /// A length of at least 0.
    static let length = Self(0, SceneLimits.side)
    /// A length above 0.
    static let positive = Self(0, SceneLimits.side, excludesLeast: true)
    /// A length that may be negative.
    static let offset = Self(-SceneLimits.side, SceneLimits.side)
    /// A share.
    static let share = Self(0, 1)
    /// Pixels a point.
    static let scale = Self(1, 16)
    /// A number of lines or levels.
    static let count = Self(0, SceneLimits.side)
}

extension SceneReader {
    /// The text of a scalar; what stands for no value is reported, quoted text is never empty.
    func scalar(_ id: ID, expected: @autoclosure () -> Expectation) -> String? {
        let node = node(id)
        if node.isTagged {
            report(.tag, at: id)
        } else if node.kind != .scalar {
            reject(id, expected: expected())
        } else if tree.isEmpty(node) {
            rejectEmpty(id, expected: expected())
        } else {
            return tree.string(of: node)
        }
        return nil
    }

    /// Text without control characters other than line feeds and tabs.
    func string(_ id: ID) -> String? {
        guard let text = scalar(id, expected: .string) else { return nil }
        let isClean = tree.bytes(of: node(id)).allSatisfy { byte in
            byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
        }
        if isClean { return text }
        reject(id, expected: .stringWithoutControls)
        return nil
    }

    /// Text that `strings` may replace.
    func shownText(_ id: ID) -> String? {
        guard let text = string(id) else { return nil }
        texts.insert(text)
        return text
    }

    func boolean(_ id: ID) -> Bool? {
        guard let text = scalar(id, expected: .boolean) else { return nil }
        if node(id).isPlain, text == "true" || text == "false" { return text == "true" }
        reject(id, expected: .boolean)
        return nil
    }

    /// `on`, `off`, `true` or `false`; the first two also in quotation marks, as JSON needs them.
    func onOrOff(_ id: ID) -> Bool? {
        guard let text = scalar(id, expected: .onOrOff) else { return nil }
        switch (text, node(id).isPlain) {
        case ("on", _), ("true", true): return true
        case ("off", _), ("false", true): return false
        default:
            reject(id, expected: .onOrOff)
            return nil
        }
    }

    func number(_ id: ID, _ limits: Limits) -> CGFloat? {
        guard scalar(id, expected: .number(limits)) != nil else { return nil }
        if let value = plainNumber(id), limits.contains(value) { return CGFloat(value) }
        reject(id, expected: .number(limits))
        return nil
    }

    func integer(_ id: ID, _ limits: Limits) -> Int? {
        guard scalar(id, expected: .integer(limits)) != nil else { return nil }
        if let value = plainNumber(id), limits.contains(value), let whole = Int(exactly: value) { return whole }
        reject(id, expected: .integer(limits))
        return nil
    }

    /// The number of a scalar that stands for one.
    func plainNumber(_ id: ID) -> Double? {
        let node = node(id)
        guard node.kind == .scalar, node.isPlain, !node.isTagged else { return nil }
        return JSONNumber.value(of: tree.bytes(of: node))
    }

    func choice<Value>(_ id: ID, _ choices: Choices<Value>) -> Value? {
        guard let text = scalar(id, expected: .oneOf(choices.names)) else { return nil }
        if let value = choices.find(text) { return value }
        reject(id, expected: .oneOf(choices.names), nearest: nearestChoice(text, choices.names))
        return nil
    }

    /// The name that was probably meant: the nearest, or the only one that contains what is written.
    private func nearestChoice(_ text: String, _ names: [String]) -> String? {
        Self.otherName(text, names) ?? Speller.meant(by: text, among: names)
    }

    /// The union of a list of names.
    func options<Value: OptionSet & Sendable>(_ id: ID, _ choices: Choices<Value>) -> Value? {
        var result: Value = []
        let count = sequence(id, expected: .list(of: "names")) { child in
            if let value = choice(child, choices) { result.formUnion(value) }
        }
        return count == nil ? nil : result
    }

    /// A list of as many numbers as there are names.
    func numbers(_ id: ID, _ names: [String], _ read: (ID) -> CGFloat?) -> [CGFloat]? {
        let node = node(id)
        guard node.kind != .sequence || Int(node.count) == names.count || node.isTagged else {
            reject(id, expected: .numbers(names))
            return nil
        }
        var values: [CGFloat] = []
        sequence(id, expected: .numbers(names)) { child in
            if let value = read(child) { values.append(value) }
        }
        return values.count == names.count ? values : nil
    }

    func size(_ id: ID, _ read: (ID) -> CGFloat?) -> CGSize? {
        guard let values = numbers(id, ["width", "height"], read) else { return nil }
        return CGSize(width: values[0], height: values[1])
    }

    func insets(_ id: ID, _ limits: Limits) -> DirectionalEdgeInsets? {
        guard let values = numbers(id, ["top", "leading", "bottom", "trailing"], { number($0, limits) }) else {
            return nil
        }
        return DirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}
