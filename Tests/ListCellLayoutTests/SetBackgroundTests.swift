// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellLayout

/// What was set of a background stays; what was not set follows list, generation and state.
@Suite struct SetBackgroundTests {
    typealias Background = BackgroundConfiguration

    struct Member: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let setToItsOwn: @Sendable (inout Background) -> Void
        let setToAnother: @Sendable (inout Background) -> Void
        let isEqual: @Sendable (Background, Background) -> Bool

        init<Value: Equatable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Background, Value> & Sendable, _ other: Value
        ) {
            testDescription = name
            setToItsOwn = { background in
                let own = background[keyPath: path]
                background[keyPath: path] = own
            }
            setToAnother = { $0[keyPath: path] = other }
            isEqual = { $0[keyPath: path] == $1[keyPath: path] }
        }
    }

    static let fade = ConfigurationColorTransformer { $0.withAlpha(multipliedBy: 0.5) }
    static let picture = Image(.systemRed, size: CGSize(width: 1, height: 1))
    static let members = [
        Member("backgroundColor", \.backgroundColor, .systemRed), Member("tint", \.backgroundColor, nil),
        Member("backgroundColorTransformer", \.backgroundColorTransformer, fade),
        Member("customView", \.customView, picture), Member("image", \.image, picture),
        Member("imageContentMode", \.imageContentMode, .center),
        Member("visualEffect", \.visualEffect, .blur(.regular)),
        Member("shadowProperties", \.shadowProperties, ShadowProperties(opacity: 1)),
        Member("cornerRadius", \.cornerRadius, 3),
        Member(
            "backgroundInsets", \.backgroundInsets, DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        Member("edges", \.edgesAddingLayoutMarginsToBackgroundInsets, .leading),
        Member("strokeColor", \.strokeColor, .systemRed), Member("strokeTint", \.strokeColor, nil),
        Member("strokeColorTransformer", \.strokeColorTransformer, fade), Member("strokeWidth", \.strokeWidth, 2),
        Member("strokeOutset", \.strokeOutset, 2),
    ]

    static let states: [CellState] = [
        [], .selected, .highlighted, .disabled, .focused, .swiped, .reordering, .dropTargeted, [.selected, .focused],
        [.highlighted, .dropTargeted], [.focused, .reordering],
    ]

    private func updates(of background: Background) -> [Background] {
        List.Appearance.allCases.flatMap { appearance in
            Design.allCases.flatMap { design in
                Self.states.map { background.updated(for: $0, in: appearance, design: design) }
            }
        }
    }

    @Test(arguments: members)
    func aMemberThatIsSetStays(_ member: Member) {
        for preset in Background.Preset.allCases {
            for set in [member.setToItsOwn, member.setToAnother] {
                var background = Background(preset)
                set(&background)
                // A transformer that is nil cannot be set: the state's is then in force, where no colour was set.
                if member.testDescription == "backgroundColorTransformer", background == Background(preset) { continue }
                let isKept = updates(of: background).allSatisfy { member.isEqual($0, background) }
                #expect(isKept, "\(preset)")
            }
        }
    }

    @Test func whatIsNotSetFollows() {
        let following = Self.members.filter { member in
            Background.Preset.allCases.contains { preset in
                updates(of: Background(preset)).contains { !member.isEqual($0, Background(preset)) }
            }
        }
        #expect(
            Set(following.map(\.testDescription)) == [
                "backgroundColor", "tint", "backgroundColorTransformer", "cornerRadius",
            ])
    }

    @Test func aColourSetToThePresetsIsNoStates() {
        var background = Background.listCell()
        background.backgroundColor = .systemBackground
        #expect(background == .listCell())
        #expect(background.hashValue == Background.listCell().hashValue)
        let selected = background.updated(for: [.selected, .reordering], in: .insetGrouped, design: .design26)
        #expect(selected.resolvedBackgroundColor(for: .systemBlue) == .systemBackground)
        background.cornerRadius = 0
        #expect(background.updated(for: [], in: .sidebar, design: .design26).cornerRadius == 0)
    }

    @Test func anUpdateUndoesTheOneBefore() {
        let selected = Background.listCell().updated(for: .selected, in: .sidebar, design: .design18)
        #expect(selected.preset == .listSidebarCell)
        let plain = selected.updated(for: [], in: .plain, design: .design26)
        #expect(plain.preset == .listPlainCell && plain.backgroundColor == .systemBackground)
    }

    @Test func equalStatesAreEqual() {
        func focused() -> Background { Background.listCell().updated(for: .focused, in: .plain, design: .design26) }
        #expect(focused() == focused() && focused().hashValue == focused().hashValue)
        #expect(focused() != Background.listCell().updated(for: [], in: .plain, design: .design26))
    }
}
