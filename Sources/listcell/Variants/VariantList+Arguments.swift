// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellScenes

extension VariantList {
    /// What a command line says of traits.
    init(_ arguments: Arguments) throws(UsageError) {
        systems = try Self.systems(arguments)
        sizes = try arguments.list(
            .size, everything: "all", all: ContentSizeCategory.allCases,
            expected: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all",
            known: ContentSizeCategory.allCases.flatMap { [$0.abbreviation, $0.name] },
            read: ContentSizeCategory.named)
        appearances = try Self.both(.appearance, arguments)
        directions = try Self.both(.direction, arguments)
        common = try Self.common(arguments)
    }

    static func systems(_ arguments: Arguments) throws(UsageError) -> [OperatingSystem] {
        let names = OperatingSystem.allCases.map(\.name)
        return try arguments.list(
            .system, everything: nil, all: [], expected: names.joined(separator: ", "),
            known: names, read: OperatingSystem.named)
    }

    private static func both<Value: CaseIterable & RawRepresentable<String>>(
        _ option: OptionDeclaration, _ arguments: Arguments
    ) throws(UsageError) -> [Value] {
        let names = Value.allCases.map(\.rawValue)
        return try arguments.list(
            option, everything: "both", all: Array(Value.allCases),
            expected: (names + ["both"]).joined(separator: ", "),
            known: names, read: Value.folded)
    }

    private static func common(_ arguments: Arguments) throws(UsageError) -> TraitOverrides {
        var traits = TraitOverrides()
        traits.device = try arguments.named(
            .device, expected: "a name or id of `listcell devices`", known: Device.all.flatMap { [$0.name, $0.id] },
            read: Device.named)
        traits.width = try arguments.positive(.width, upTo: 16_384)
        traits.scale = try arguments.number(.scale, from: 1, to: 16)
        traits.design = try arguments.named(
            .design, expected: "18, 26", known: [],
            read: { name in Design.allCases.first { String($0.rawValue) == name } })
        traits.boldText = try arguments.flag(.boldText)
        traits.contrast = try arguments.choice(.contrast)
        traits.locale = try arguments.named(
            .locale, expected: "a locale such as de_DE", known: [],
            read: { TraitOverrides.isLocale($0) ? $0 : nil })
        traits.container = try arguments.choice(.container)
        let names = Deviation.allCases.map(\.rawValue)
        traits.deviations = try arguments.list(
            .deviation, everything: nil, all: [], expected: names.joined(separator: ", "), known: names,
            read: NamedDeviation.init
        ).current
        return traits
    }
}
