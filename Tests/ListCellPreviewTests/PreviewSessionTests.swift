// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellPreview

@Suite struct PreviewSessionTests {
    @Test func scrollingStaysWithinTheContent() throws {
        var session = try PreviewSession(StripedSource.source())
        let expected: [(PreviewCommand, Int)] = [
            (.scroll(-10), 0), (.scroll(37), 37), (.page(1), 145), (.page(9), 380), (.scroll(1), 380),
            (.page(-1), 272), (.scrollToTop, 0), (.scrollToBottom, 380),
        ]
        for (command, offset) in expected {
            session.perform(command)
            #expect(session.state.contentOffset == offset)
            #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
        }
    }

    @Test func contentThatFitsDoesNotScroll() throws {
        var session = try PreviewSession(StripedSource.source(contentHeight: 80))
        session.perform(.page(1))
        session.perform(.scrollToBottom)
        #expect(session.state.contentOffset == 0)
    }

    @Test func traitsFollowTheKeysWithinTheirRange() throws {
        var session = try PreviewSession(StripedSource.source())
        for _ in 0..<20 { session.perform(.changeSize(1)) }
        #expect(session.state.sizeStep == 8)
        #expect(session.state.size(from: .large) == .accessibilityExtraExtraExtraLarge)
        for _ in 0..<20 { session.perform(.changeSize(-1)) }
        #expect(session.state.size(from: .large) == .extraSmall)
        session.perform(.exchangeAppearance)
        session.perform(.exchangeDirection)
        #expect(session.state.appearance(from: .dark) == .light)
        #expect(session.state.direction(from: .leftToRight) == .rightToLeft)
        #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
    }

    @Test func aFailureKeepsThePictureAndIsLeftByTheNextKey() throws {
        var session = try PreviewSession(StripedSource.source(failingStep: 1))
        let before = session.picture.bitmap
        session.perform(.changeSize(1))
        #expect(session.message == .error("cannot be drawn"))
        #expect(session.picture.bitmap == before)
        session.perform(.changeSize(1))
        #expect(session.message == nil)
        #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
    }

    @Test func aFirstPictureThatFailsIsThrown() {
        #expect(throws: StripedSource.Failure.self) { try PreviewSession(StripedSource.source(failingStep: 0)) }
    }

    @Test func contentThatShrinksIsScrolledBack() throws {
        var source = StripedSource.source()
        let picture = source.picture
        source.picture = { state in
            var result = try picture(state)
            result.contentHeight = state.sizeStep < 0 ? 200 : 500
            return result
        }
        var session = try PreviewSession(source)
        session.perform(.scrollToBottom)
        session.perform(.changeSize(-1))
        #expect(session.state.contentOffset == 80)
        #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
    }

    @Test func savingSaysWhereOrWhyNot() throws {
        var session = try PreviewSession(
            StripedSource.source(save: { picture, state in
                if state.contentOffset > 0 { throw StripedSource.Failure() }
                return "\(picture.bitmap.width).png"
            }))
        session.perform(.save)
        #expect(session.message == .note("saved 90.png"))
        session.perform(.scroll(1))
        #expect(session.message == nil)
        session.perform(.save)
        #expect(session.message == .error("cannot be drawn"))
    }

    @Test func aTapOpensWhatLiesUnderItAndBackReturns() throws {
        var places: [CGPoint] = []
        var session = try PreviewSession(
            StripedSource.source(opened: { place, _ in
                places.append(place)
                return place.y < 25 ? nil : StripedSource.source(name: "opened")
            }))
        session.perform(.scroll(60))
        session.perform(.tap(CGPoint(x: 3, y: 4)))
        #expect(session.source.name == "stripes" && !session.canGoBack)
        session.perform(.changeSize(1))
        session.perform(.tap(CGPoint(x: 3, y: 5)))
        #expect(session.source.name == "opened" && session.canGoBack)
        #expect(session.state.contentOffset == 0 && session.state.sizeStep == 1)
        session.perform(.back)
        #expect(session.source.name == "stripes" && session.state.contentOffset == 60)
        #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
        // A point of the content: the tap and 60 pixels at 3 pixels a point.
        #expect(places == [CGPoint(x: 3, y: 24), CGPoint(x: 3, y: 25)])
    }

    @Test func aSavedSceneTakesThePlaceOfTheOld() throws {
        var saved: PreviewSource?
        var session = try PreviewSession(StripedSource.source(reloaded: { saved }))
        session.perform(.scroll(300))
        session.perform(.exchangeAppearance)
        var isSaved = session.reload()
        #expect(!isSaved && session.source.name == "stripes")
        saved = StripedSource.source(name: "anew", contentHeight: 200)
        isSaved = session.reload()
        #expect(isSaved && session.source.name == "anew")
        #expect(session.state.contentOffset == 80 && session.state.isAppearanceExchanged)
        #expect(session.picture.bitmap == StripedSource.bitmap(session.state))
    }

    @Test func aBadSaveKeepsTheLastGoodSceneAndIsSaidUntilItIsGood() throws {
        var saved: () throws -> PreviewSource? = { nil }
        let other = StripedSource.source(name: "other")
        var session = try PreviewSession(StripedSource.source(opened: { _, _ in other }, reloaded: { try saved() }))
        let before = session.picture.bitmap
        saved = { throw StripedSource.Failure() }
        var isSaved = session.reload()
        #expect(isSaved)
        #expect(session.message == .error("cannot be drawn") && session.picture.bitmap == before)
        session.perform(.scroll(10))
        #expect(session.message == .error("cannot be drawn") && session.state.contentOffset == 10)
        session.perform(.tap(.zero))
        #expect(session.message == nil && session.source.name == "other")
        session.perform(.back)
        #expect(session.message == .error("cannot be drawn"))
        // One that can be read, but not drawn.
        saved = { StripedSource.source(name: "undrawn", failingStep: 0) }
        isSaved = session.reload()
        #expect(isSaved && session.source.name == "stripes")
        saved = { StripedSource.source(name: "good") }
        isSaved = session.reload()
        #expect(isSaved && session.source.name == "good" && session.message == nil)
    }
}
