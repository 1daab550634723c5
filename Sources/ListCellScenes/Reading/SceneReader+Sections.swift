// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellLayout

extension SceneReader {
    func sections(_ id: ID, into scene: inout Scene) {
        sequence(id, expected: .list(of: "sections")) { child in
            var section = Scene.Section()
            mapping(child, SectionKey.self) { key, value in
                switch key {
                case .header: section.header = edge(value, preset: .header)
                case .footer: section.footer = edge(value, preset: .footer)
                case .rows: section.rows = rows(value)
                }
            }
            scene.sections.append(section)
        }
    }

    /// A header or footer: a text, or a mapping like a row's.
    private func edge(_ id: ID, preset: ListContentConfiguration.Preset) -> Scene.Row? {
        guard node(id).kind != .mapping else { return row(id, preset: preset) }
        let isText = node(id).kind == .scalar && !tree.isEmpty(node(id))
        guard isText, let text = shownText(id) else {
            if !isText {
                if tree.isEmpty(node(id)) {
                    rejectEmpty(id, expected: .stringOrMapping)
                } else {
                    reject(id, expected: .stringOrMapping)
                }
            }
            return nil
        }
        var row = Scene.Row(line: Int(node(id).mark.line), preset: preset)
        row.text = text
        row.isTitle = true
        return row
    }

    private func rows(_ id: ID) -> [Scene.Row] {
        let list = node(id)
        if list.kind == .sequence {
            rowCount += Int(list.count)
            if rowCount > SceneLimits.rows {
                report(.tooManyRows(limit: SceneLimits.rows), at: id)
                return []
            }
        }
        var rows: [Scene.Row] = []
        if list.kind == .sequence { rows.reserveCapacity(Int(list.count)) }
        sequence(id, expected: .list(of: "rows")) { child in
            rows.append(row(child, preset: .cell))
        }
        return rows
    }

    /// A row, header or footer of a mapping; `preset` is the default of its `cell`.
    private func row(_ id: ID, preset: ListContentConfiguration.Preset) -> Scene.Row {
        var row = Scene.Row(line: Int(node(id).mark.line), preset: preset)
        let keys = mapping(id, RowKey.self, expected: .row) { key, value in
            switch key {
            case .cell: row.preset = choice(value, SceneChoices.preset) ?? preset
            case .style: style(value, into: &row)
            case .text: row.text = shownText(value)
            case .secondaryText: row.secondaryText = shownText(value)
            case .image: row.picture = image(value)
            case .icon: iconInStandardSlot(value, into: &row)
            case .accessories: row.accessories = accessories(value)
            case .control: control(value, into: &row)
            case .state: row.state = options(value, SceneChoices.state) ?? []
            case .indentationLevel: row.indentationLevel = integer(value, .count) ?? 0
            case .background: row.background = background(value)
            case .separator: row.separator = separator(value)
            case .height: row.height = number(value, .positive)
            case .opens: row.opens = opens(value)
            default: content(key, value, into: &row.content)
            }
        }
        exclude(.cell, .style, in: keys)
        for key in [RowKey.text, .secondaryText, .style] { exclude(.control, key, in: keys) }
        exclude(.image, .icon, in: keys)
        return row
    }

    private func style(_ id: ID, into row: inout Scene.Row) {
        if !isTableView { report(.keyNeedsTableView(RowKey.style.rawValue), at: id) }
        guard let style = choice(id, SceneChoices.classicStyle) else { return }
        row.classicStyle = style
        row.preset = style.preset
    }

    private func control(_ id: ID, into row: inout Scene.Row) {
        guard let (control, tintColor) = control(id) else { return }
        row.control = control
        row.controlTintColor = tintColor
    }

    private func iconInStandardSlot(_ id: ID, into row: inout Scene.Row) {
        row.hasStandardSlot = true
        row.picture = icon(id).map { .icon($0) }
    }
}
