// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellText

/// The names that a value may have, and what each means.
struct Choices<Value: Sendable>: Sendable {
    /// As they are listed in messages.
    let names: [String]
    let find: @Sendable (String) -> Value?
}

extension Choices {
    /// The names of a type whose values are found by a function of their own.
    init(_ names: [String], find: @escaping @Sendable (String) -> Value?) {
        self.names = names
        self.find = find
    }

    /// Exact names.
    init(_ values: [(String, Value)]) {
        let table = Dictionary(uniqueKeysWithValues: values)
        self.init(names: values.map(\.0), find: { table[$0] })
    }

    /// Names without regard to case and spaces.
    init(folding values: [(String, Value)]) {
        let table = Dictionary(uniqueKeysWithValues: values.map { (Speller.folded($0.0), $0.1) })
        self.init(names: values.map(\.0), find: { table[Speller.folded($0)] })
    }
}

extension Choices where Value: RawRepresentable<String> & CaseIterable {
    /// The raw values.
    static func all(of type: Value.Type) -> Choices { Choices(type.allCases.map { ($0.rawValue, $0) }) }
}

/// All choices of the format.
enum SceneChoices {
    // Without regard to case and spaces.
    static let system = Choices(OperatingSystem.allCases.map(\.name), find: OperatingSystem.named)
    static let device = Choices(Device.all.map(\.name), find: Device.named)
    static let size = Choices(
        ContentSizeCategory.allCases.map(\.abbreviation), find: ContentSizeCategory.named)
    static let textStyle = Choices(TextStyle.allCases.map(\.rawValue), find: TextStyle.named)
    static let deviation = Choices(Deviation.allCases.map(\.rawValue), find: NamedDeviation.init)
    static let platform = Choices(folding: SettingsIcon.Platform.allCases.map { ($0.rawValue, $0) })

    // Exact.
    static let design = Choices(Design.allCases.map { (String($0.rawValue), $0) })
    static let userInterfaceStyle = Choices.all(of: UserInterfaceStyle.self)
    static let direction = Choices.all(of: LayoutDirection.self)
    static let contrast = Choices.all(of: AccessibilityContrast.self)
    static let appearance = Choices.all(of: List.Appearance.self)
    static let container = Choices.all(of: List.Container.self)
    static let preset = Choices.all(of: ListContentConfiguration.Preset.self)
    static let classicStyle = Choices.all(of: ListCell.ClassicStyle.self)
    static let alignment = Choices.all(of: ListContentConfiguration.TextProperties.TextAlignment.self)
    static let transform = Choices.all(of: ListContentConfiguration.TextProperties.TextTransform.self)
    static let lineBreakMode = Choices.all(of: LineBreakMode.self)
    static let symbolScale = Choices.all(of: SymbolScale.self)
    static let shape = Choices.all(of: SettingsIcon.Shape.self)
    static let canvas = Choices.all(of: SettingsIcon.Canvas.self)
    static let method = Choices.all(of: IconExhibit.Method.self)
    static let placement = Choices.all(of: CellAccessory.Placement.self)
    static let displayed = Choices.all(of: CellAccessory.DisplayedState.self)
    static let visibility = Choices.all(of: ListSeparatorConfiguration.Visibility.self)
    static let weight = Choices(FontWeight.allCases.map { ($0.name, $0) })
    static let axis: Choices<ListContentConfiguration.Axes> = Choices([
        ("horizontal", .horizontal), ("vertical", .vertical),
    ])
    static let state: Choices<CellState> = Choices([
        ("selected", .selected), ("highlighted", .highlighted), ("disabled", .disabled), ("focused", .focused),
        ("editing", .editing), ("expanded", .expanded), ("swiped", .swiped), ("pinned", .pinned),
        ("reordering", .reordering), ("lifting", .lifting), ("dragging", .dragging),
        ("dropNotTargeted", .dropNotTargeted), ("dropTargeted", .dropTargeted),
    ])
    static let accessory = Choices(CellAccessory.Kind.Identifier.allCases.map { ($0.name, $0) })
    static let buttonStyle = Choices.all(of: Control.Button.Style.self)
    static let buttonRole: Choices<Control.Button.Role?> = Choices(
        Control.Button.Role.allCases.map { ($0.rawValue, $0) } + [("none", nil)])
}
