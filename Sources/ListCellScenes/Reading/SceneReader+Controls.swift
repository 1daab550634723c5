// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension SceneReader {
    /// How an accessory is written.
    struct AccessoryForm {
        /// What its name alone stands for; nil where it needs a value.
        var plain: CellAccessory.Kind?
        /// Reads what stands behind its name.
        let read: (ID) -> CellAccessory?
    }

    /// How an accessory of a kind is written: the one place that says it.
    ///
    /// - Parameter options: The keys that stand beside the value: in the same mapping where that is one, otherwise in a
    ///   mapping whose `value` it is.
    func form(of identifier: Identifier, options: [AccessoryKey]) -> AccessoryForm {
        func plain(_ kind: CellAccessory.Kind) -> AccessoryForm {
            AccessoryForm(plain: kind) { self.configured(kind, $0, allowed: options) }
        }
        func value<Value>(
            _ read: @escaping (ID) -> Value?, _ kind: @escaping (Value) -> CellAccessory.Kind
        ) -> AccessoryForm {
            AccessoryForm { self.valued($0, options, read, kind) }
        }
        switch identifier {
        case .disclosureIndicator: return plain(.disclosureIndicator)
        case .checkmark: return plain(.checkmark)
        case .detail: return plain(.detail)
        case .delete: return plain(.delete)
        case .insert: return plain(.insert)
        case .reorder: return plain(.reorder)
        case .multiselect: return plain(.multiselect)
        case .outlineDisclosure: return plain(.outlineDisclosure)
        case .popUpMenu: return AccessoryForm(plain: .popUpMenu) { self.popUpMenu($0, options) }
        case .label: return value(shownText) { .label($0) }
        case .badge: return value(shownText) { .badge($0) }
        case .switch: return value(onOrOff) { .switch(isOn: $0) }
        case .stepper: return value({ self.number($0, .offset) }, { .control(.stepper(value: Double($0))) })
        case .slider: return value({ self.number($0, .share) }, { .control(.slider(value: Double($0))) })
        case .progress: return value({ self.number($0, .share) }, { .control(.progress(value: Double($0))) })
        case .activityIndicator: return value(onOrOff) { .control(.activityIndicator(isAnimating: $0)) }
        case .datePicker: return value(texts) { .control(.datePicker(entries: $0)) }
        case .textField: return AccessoryForm { self.textField($0, options) }
        case .segmented: return AccessoryForm { self.segmented($0, options) }
        case .button: return AccessoryForm { self.button($0, options) }
        case .customView: return AccessoryForm { self.customView($0, options) }
        }
    }

    /// A value by itself, or under `value` beside the options.
    private func valued<Value>(
        _ id: ID, _ options: [AccessoryKey], _ read: (ID) -> Value?, _ kind: (Value) -> CellAccessory.Kind
    ) -> CellAccessory? {
        if node(id).kind != .mapping { return read(id).map { CellAccessory(kind($0)) } }
        var found: Value?
        let accessory = configured(.label(""), id, allowed: [.value] + options, required: [.value]) { key, value in
            if key == .value { found = read(value) }
        }
        guard var accessory, let found else { return nil }
        accessory.kind = kind(found)
        return accessory
    }

    /// A control whose own keys stand beside the options; `own` reads them, and `control` is asked for after that.
    private func keyed(
        _ id: ID, _ own: [AccessoryKey], _ options: [AccessoryKey], required: [AccessoryKey] = [], example: String,
        _ read: (AccessoryKey, ID) -> Void, _ control: () -> Control?
    ) -> CellAccessory? {
        let accessory = configured(
            .label(""), id, allowed: own + options, required: required, expected: .example(example), read)
        guard var accessory, let control = control() else { return nil }
        accessory.kind = .control(control)
        return accessory
    }

    /// The two chevrons alone, or with the menu's value before them.
    private func popUpMenu(_ id: ID, _ options: [AccessoryKey]) -> CellAccessory? {
        if node(id).kind == .mapping, !names(in: id).contains(AccessoryKey.value.rawValue) {
            return configured(.popUpMenu, id, allowed: [.value] + options)
        }
        return valued(id, options, shownText) { .control(.popUpMenu(value: $0)) }
    }

    private func textField(_ id: ID, _ options: [AccessoryKey]) -> CellAccessory? {
        var field = Control.TextField()
        return keyed(
            id, [.text, .placeholder, .secure], options, example: "{text: \"\", placeholder: Name}",
            { key, value in
                switch key {
                case .text: field.text = shownText(value) ?? ""
                case .placeholder: field.placeholder = shownText(value) ?? ""
                case .secure: field.isSecure = boolean(value) ?? false
                default: break
                }
            }, { .textField(field) })
    }

    private func segmented(_ id: ID, _ options: [AccessoryKey]) -> CellAccessory? {
        var items: [String]?
        var selected: ID?
        return keyed(
            id, [.items, .selected], options, required: [.items], example: "{items: [Day, Week], selected: 0}",
            { key, value in
                switch key {
                case .items: items = texts(value)
                case .selected: selected = value
                default: break
                }
            },
            {
                guard let items else { return nil }
                let index = selected.map { id in
                    within(.selected) { integer(id, Limits(0, Double(items.count - 1))) }
                }
                return .segmented(items: items, selectedIndex: index ?? 0)
            })
    }

    private func button(_ id: ID, _ options: [AccessoryKey]) -> CellAccessory? {
        var button = Control.Button(title: "")
        var hasTitle = false
        return keyed(
            id, [.title, .style, .role], options, required: [.title], example: "{title: Edit, style: plain}",
            { key, value in
                switch key {
                case .title:
                    guard let title = shownText(value) else { return }
                    button.title = title
                    hasTitle = true
                case .style: button.style = choice(value, SceneChoices.buttonStyle) ?? button.style
                case .role: button.role = choice(value, SceneChoices.buttonRole) ?? nil
                default: break
                }
            }, { hasTitle ? .button(button) : nil })
    }

    /// A view of a size; size and placement stand beside the options, or under `value`.
    private func customView(_ id: ID, _ options: [AccessoryKey]) -> CellAccessory? {
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
            kind, id, allowed: (isNested ? [.value] : [.size, .placement]) + options,
            required: [isNested ? .value : .size], expected: .customView, own)
        guard var accessory, let size else { return nil }
        accessory.kind = .customView(width: size.width, height: size.height, placement: placement)
        return accessory
    }

    /// A list of at least one text that is shown.
    private func texts(_ id: ID) -> [String]? {
        let expected = Expectation.filledList(of: "texts")
        guard node(id).kind != .sequence || node(id).count > 0 || node(id).isTagged else {
            reject(id, expected: expected)
            return nil
        }
        var texts: [String] = []
        let count = sequence(id, expected: expected) { child in
            if let text = shownText(child) { texts.append(text) }
        }
        return count == texts.count ? texts : nil
    }

    /// Reads a value that was put off, with its key at the path's end.
    private func within<Value>(_ key: AccessoryKey, _ read: () -> Value?) -> Value? {
        path.append(.key(key.rawValue))
        defer { path.removeLast() }
        return read()
    }
}
