// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// A member of a content configuration that can be set, and a value that no preset has there.
struct ContentMember: Sendable, CustomTestStringConvertible {
    typealias Content = ListContentConfiguration

    let name: String
    /// Sets the value that the member has anyway.
    let setToItsOwn: @Sendable (inout Content) -> Void
    let setToAnother: @Sendable (inout Content) -> Void
    let isEqual: @Sendable (Content, Content) -> Bool
    /// Gives the second the value of the first.
    let copy: @Sendable (Content, inout Content) -> Void

    var testDescription: String { name }

    init<Value: Equatable & Sendable>(
        _ name: String, _ path: WritableKeyPath<Content, Value> & Sendable, _ other: Value
    ) {
        self.init(name, path, \.self, other)
    }

    init<Part, Value: Equatable & Sendable>(
        _ name: String, _ part: WritableKeyPath<Content, Part> & Sendable,
        _ path: WritableKeyPath<Part, Value> & Sendable, _ other: Value
    ) {
        self.name = name
        setToItsOwn = { content in
            let own = content[keyPath: part][keyPath: path]
            content[keyPath: part][keyPath: path] = own
        }
        setToAnother = { $0[keyPath: part][keyPath: path] = other }
        isEqual = { $0[keyPath: part][keyPath: path] == $1[keyPath: part][keyPath: path] }
        copy = { $1[keyPath: part][keyPath: path] = $0[keyPath: part][keyPath: path] }
    }
}

extension ContentMember {
    /// All but the contents themselves.
    static let all: [ContentMember] =
        [
            ContentMember(
                "directionalLayoutMargins", \.directionalLayoutMargins,
                DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            ContentMember(
                "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .vertical),
            ContentMember("prefersSideBySide", \.prefersSideBySideTextAndSecondaryText, true),
            ContentMember("imageToTextPadding", \.imageToTextPadding, 3),
            ContentMember("horizontalPadding", \.textToSecondaryTextHorizontalPadding, 5),
            ContentMember("verticalPadding", \.textToSecondaryTextVerticalPadding, 7),
            ContentMember("alpha", \.alpha, 0.7),
        ] + imageMembers + textMembers("text", \.textProperties)
        + textMembers("secondaryText", \.secondaryTextProperties)

    private static let imageMembers: [ContentMember] = [
        ContentMember(
            "reservedLayoutSize", \.imageProperties.reservedLayoutSize, CGSize(width: 18, height: 18)),
        ContentMember("maximumSize", \.imageProperties.maximumSize, CGSize(width: 20, height: 21)),
        ContentMember("cornerRadius", \.imageProperties.cornerRadius, 4),
        ContentMember("tintColor", \.imageProperties.tintColor, .systemRed),
        ContentMember(
            "tintColorTransformer", \.imageProperties.tintColorTransformer,
            ConfigurationColorTransformer { $0.withAlpha(multipliedBy: 0.5) }),
        ContentMember("strokeWidth", \.imageProperties.strokeWidth, 2),
        ContentMember("strokeColor", \.imageProperties.strokeColor, .systemRed),
        ContentMember(
            "strokeColorTransformer", \.imageProperties.strokeColorTransformer,
            ConfigurationColorTransformer { $0.withAlpha(multipliedBy: 0.5) }),
        ContentMember("ignoresInvertColors", \.imageProperties.accessibilityIgnoresInvertColors, true),
        ContentMember(
            "preferredSymbolConfiguration", \.imageProperties.preferredSymbolConfiguration,
            SymbolConfiguration(pointSize: 11)),
        ContentMember("no preferredSymbolConfiguration", \.imageProperties.preferredSymbolConfiguration, nil),
    ]

    private static func textMembers(
        _ name: String, _ path: WritableKeyPath<Content, Content.TextProperties> & Sendable
    ) -> [ContentMember] {
        func member<Value: Equatable & Sendable>(
            _ member: String, _ own: WritableKeyPath<Content.TextProperties, Value> & Sendable, _ other: Value
        ) -> ContentMember {
            ContentMember(name + " " + member, path, own, other)
        }
        return [
            member("font", \.font, .largeTitle), member("color", \.color, .systemRed),
            member(
                "colorTransformer", \.colorTransformer,
                ConfigurationColorTransformer { $0.withAlpha(multipliedBy: 0.5) }),
            member("alignment", \.alignment, .center), member("lineBreakMode", \.lineBreakMode, .byClipping),
            member("numberOfLines", \.numberOfLines, 3),
            member("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true),
            member("minimumScaleFactor", \.minimumScaleFactor, 0.5),
            member("tightening", \.allowsDefaultTighteningForTruncation, true),
            member("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false),
            member("expansionText", \.showsExpansionTextWhenTruncated, true),
            member("transform", \.transform, .lowercase),
        ]
    }
}

/// A list, a state and a generation that a configuration is updated for.
struct Surroundings: Sendable {
    let state: CellState
    let appearance: List.Appearance
    let design: Design

    /// Each kind of list in each generation, with every state that changes something.
    static let all: [Surroundings] = [List.Appearance.plain, .insetGrouped, .sidebar].flatMap { appearance in
        Design.allCases.flatMap { design in
            [[], .disabled, .highlighted, .selected, [.selected, .focused], [.selected, .editing], .dropTargeted].map {
                Surroundings(state: $0, appearance: appearance, design: design)
            }
        }
    }
}

extension ListContentConfiguration {
    func updated(for surroundings: Surroundings) -> Self {
        updated(for: surroundings.state, in: surroundings.appearance, design: surroundings.design)
    }
}
