// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The images of a symbol that were recorded at four configurations on a screen of two pixels a point, iOS 26.1.
struct RecordedSymbolImages: Sendable {
    let sizes: [RecordedSymbolSize]

    typealias Sides = (width: CGFloat, height: CGFloat)

    /// Sizes in points, in this order: 17 pt at medium, at large, at large in medium weight, 18 pt at large in medium
    /// weight.
    init(_ symbol: String, _ medium: Sides, _ large: Sides, _ largeMedium: Sides, _ largeMediumAt18: Sides) {
        func size(
            _ sides: Sides, pointSize: CGFloat = 17, weight: FontWeight = .medium, scale: SymbolScale = .large
        ) -> RecordedSymbolSize {
            RecordedSymbolSize(symbol, .image, pointSize, weight, scale, 2, sides.width, sides.height)
        }
        sizes = [
            size(medium, weight: .regular, scale: .medium), size(large, weight: .regular), size(largeMedium),
            size(largeMediumAt18, pointSize: 18),
        ]
    }
}

extension RecordedSymbolSize {
    static let images: [RecordedSymbolImages] = [
        RecordedSymbolImages("arrow.clockwise", (18, 20), (23, 27), (23, 27.5), (24.5, 28.5)),
        RecordedSymbolImages("arrow.up", (17, 18), (21.5, 24.5), (21.5, 24.5), (23.5, 25.5)),
        RecordedSymbolImages("arrow.up.arrow.down", (24, 18.5), (30, 25), (30.5, 25), (33, 26.5)),
        RecordedSymbolImages("arrow.uturn.down", (19.5, 18), (25, 24.5), (25.5, 24.5), (27.5, 26)),
        RecordedSymbolImages("bell", (20, 19.5), (25.5, 26), (26, 26.5), (27, 28)),
        RecordedSymbolImages("bolt", (17, 21.5), (21, 28.5), (21.5, 29), (22.5, 30.5)),
        RecordedSymbolImages("bookmark", (17.5, 20), (22.5, 27), (23, 27.5), (23.5, 28.5)),
        RecordedSymbolImages("briefcase", (23.5, 18.5), (29.5, 25), (30, 25.5), (32.5, 26.5)),
        RecordedSymbolImages("bubble.left.and.bubble.right", (28, 21), (35, 28), (36, 28.5), (38.5, 30)),
        RecordedSymbolImages("calendar", (21, 17.5), (26.5, 24), (27, 24), (29, 25)),
        RecordedSymbolImages("camera", (24.5, 18), (31.5, 24.5), (31.5, 24.5), (34, 26)),
        RecordedSymbolImages("checkmark", (18.5, 16.5), (23.5, 22.5), (24, 22.5), (26, 23.5)),
        RecordedSymbolImages("checkmark.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("checkmark.circle.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("chevron.backward", (12.5, 16.5), (16, 22.5), (16.5, 23), (17.5, 24)),
        RecordedSymbolImages("chevron.down", (18.5, 10.5), (23.5, 14.5), (24, 15), (26, 15.5)),
        RecordedSymbolImages("chevron.forward", (12.5, 16.5), (16, 22.5), (16.5, 23), (17.5, 24)),
        RecordedSymbolImages("chevron.left", (12.5, 16.5), (16, 22.5), (16.5, 23), (17.5, 24)),
        RecordedSymbolImages("chevron.right", (12.5, 16.5), (16, 22.5), (16.5, 23), (17.5, 24)),
        RecordedSymbolImages("chevron.up", (18.5, 10.5), (23.5, 14.5), (24, 15), (26, 15.5)),
        RecordedSymbolImages("chevron.up.chevron.down", (15.5, 18), (19.5, 24.5), (20, 25.5), (22, 26.5)),
        RecordedSymbolImages("circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("circle.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("clock", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("clock.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("doc", (18, 20), (23, 27), (23.5, 27.5), (25.5, 28.5)),
        RecordedSymbolImages("doc.on.doc", (21, 23), (27, 31), (27.5, 31.5), (29.5, 33)),
        RecordedSymbolImages("doc.text", (18, 20), (23, 27), (23.5, 27.5), (25.5, 28.5)),
        RecordedSymbolImages("ellipsis", (18.5, 5.5), (23.5, 8), (24, 8.5), (25, 8.5)),
        RecordedSymbolImages("ellipsis.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("envelope", (24.5, 16.5), (31, 22.5), (31, 23), (33.5, 24)),
        RecordedSymbolImages("exclamationmark.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("exclamationmark.circle.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("exclamationmark.triangle", (20.5, 18), (26.5, 24.5), (27, 24.5), (29, 26)),
        RecordedSymbolImages("exclamationmark.triangle.fill", (20.5, 18), (26.5, 24.5), (27, 24.5), (29, 26)),
        RecordedSymbolImages("eye", (26, 16.5), (33, 22.5), (33.5, 22.5), (36, 23.5)),
        RecordedSymbolImages("flame", (17, 20), (22, 27), (22, 27.5), (23.5, 29)),
        RecordedSymbolImages("folder", (23, 17.5), (29.5, 23.5), (29.5, 24), (32, 25)),
        RecordedSymbolImages("gear", (21.5, 20.5), (27.5, 27), (28, 27.5), (29, 29)),
        RecordedSymbolImages("gearshape", (21, 20), (27, 27), (27.5, 27), (28.5, 28.5)),
        RecordedSymbolImages("house", (24, 19.5), (30.5, 26.5), (31, 27), (33.5, 28)),
        RecordedSymbolImages("house.fill", (24, 19.5), (30.5, 26.5), (31, 27), (33.5, 28)),
        RecordedSymbolImages("info.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("line.3.horizontal.decrease", (21, 12), (27, 16.5), (27, 17), (29.5, 17.5)),
        RecordedSymbolImages("link", (22, 21), (28, 28), (28.5, 28.5), (29.5, 29.5)),
        RecordedSymbolImages("list.bullet", (21, 14.5), (26.5, 19.5), (27, 20), (29.5, 21)),
        RecordedSymbolImages("magnifyingglass", (20.5, 18.5), (26, 25), (26, 25.5), (27.5, 26.5)),
        RecordedSymbolImages("message", (22.5, 18.5), (29, 25), (29.5, 25.5), (31, 26.5)),
        RecordedSymbolImages("minus.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("multiply", (15.5, 13.5), (19.5, 18.5), (20, 19), (21.5, 19.5)),
        RecordedSymbolImages("number", (19, 18.5), (24.5, 25), (24.5, 25), (26.5, 26.5)),
        RecordedSymbolImages("pause.fill", (14.5, 16), (18, 21.5), (18.5, 22), (20, 23.5)),
        RecordedSymbolImages("pencil", (17.5, 15.5), (22.5, 21.5), (23, 22), (24, 23)),
        RecordedSymbolImages("person", (19, 17.5), (24, 24), (24, 24), (26, 25)),
        RecordedSymbolImages("person.crop.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("person.fill", (18, 17), (23, 23.5), (23.5, 23.5), (25.5, 24.5)),
        RecordedSymbolImages("photo", (24, 17.5), (30.5, 24), (30.5, 24), (33, 25)),
        RecordedSymbolImages("photo.on.rectangle", (25, 19), (31.5, 25.5), (32, 26), (34.5, 27.5)),
        RecordedSymbolImages("photo.on.rectangle.angled", (25.5, 20), (32.5, 26.5), (33, 27), (35, 28.5)),
        RecordedSymbolImages("play.fill", (15, 16), (19, 22), (19.5, 22.5), (21, 23.5)),
        RecordedSymbolImages("plus", (18, 16), (22.5, 21.5), (23, 22), (25, 23)),
        RecordedSymbolImages("plus.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("plus.circle.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("questionmark.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("safari", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("sparkles", (18.5, 21), (24, 28.5), (24, 29), (26.5, 30)),
        RecordedSymbolImages("square.and.arrow.up", (19, 22), (24, 29.5), (24.5, 30), (26.5, 31.5)),
        RecordedSymbolImages("star", (22, 20), (28, 27), (28.5, 27), (29.5, 28.5)),
        RecordedSymbolImages("star.fill", (22, 20), (28, 27), (28.5, 27), (29.5, 28.5)),
        RecordedSymbolImages("trash", (19.5, 20.5), (24, 28), (24, 28), (25.5, 29.5)),
        RecordedSymbolImages("xmark", (17.5, 15.5), (22, 21), (22.5, 21.5), (24.5, 22.5)),
        RecordedSymbolImages("xmark.circle", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
        RecordedSymbolImages("xmark.circle.fill", (20, 19), (26, 26), (26, 26), (27.5, 27.5)),
    ]

    /// Single sizes; those of bars, tab bars and search fields are left out, which draw symbols in ways of their own.
    static let others: [RecordedSymbolSize] = [
        RecordedSymbolSize("archivebox", .swiftUI, 17, .regular, .large, 3, 64.0 / 3, 59.0 / 3),
        RecordedSymbolSize("arrow.clockwise", .image, 17, .medium, .large, 3, 23, 82.0 / 3),
        RecordedSymbolSize("bubble.left", .swiftUI, 53, .regular, .small, 3, 136.0 / 3, 128.0 / 3),
        RecordedSymbolSize("calendar", .image, 18, .medium, .large, 3, 29, 25),
        RecordedSymbolSize("checklist", .swiftUI, 12, .regular, .medium, 3, 40.0 / 3, 12),
        RecordedSymbolSize("checklist", .swiftUI, 22, .regular, .medium, 3, 73.0 / 3, 22),
        RecordedSymbolSize("checklist", .swiftUI, 43, .regular, .medium, 3, 142.0 / 3, 128.0 / 3),
        RecordedSymbolSize("checklist", .swiftUI, 56, .regular, .medium, 3, 184.0 / 3, 166.0 / 3),
        RecordedSymbolSize("chevron.down", .image, 17, .regular, .medium, 3, 56.0 / 3, 31.0 / 3),
        RecordedSymbolSize("chevron.right", .image, 17, .regular, .medium, 3, 38.0 / 3, 50.0 / 3),
        RecordedSymbolSize("circlebadge", .image, 17, .regular, .medium, 2, 16, 15),
        RecordedSymbolSize("clock", .image, 18, .medium, .large, 3, 82.0 / 3, 82.0 / 3),
        RecordedSymbolSize("clock.arrow.circlepath", .swiftUI, 17, .regular, .large, 3, 24, 65.0 / 3),
        RecordedSymbolSize("clock.arrow.circlepath", .swiftUI, 53, .regular, .small, 3, 139.0 / 3, 42),
        RecordedSymbolSize("doc.richtext", .swiftUI, 12, .regular, .medium, 3, 10, 38.0 / 3),
        RecordedSymbolSize("doc.richtext", .swiftUI, 43, .regular, .medium, 3, 106.0 / 3, 136.0 / 3),
        RecordedSymbolSize("doc.text.image", .swiftUI, 12, .regular, .medium, 3, 10, 38.0 / 3),
        RecordedSymbolSize("doc.text.image", .swiftUI, 17, .regular, .medium, 3, 43.0 / 3, 18),
        RecordedSymbolSize("doc.text.image", .swiftUI, 43, .regular, .medium, 3, 106.0 / 3, 136.0 / 3),
        RecordedSymbolSize("doc.text.image", .swiftUI, 53, .regular, .medium, 3, 134.0 / 3, 56),
        RecordedSymbolSize("gear", .sidebar, 17, .regular, .large, 2, 29, 28.5),
        RecordedSymbolSize("gear", .sidebar, 53, .regular, .small, 2, 54.5, 54.5),
        RecordedSymbolSize("globe", .sidebar, 17, .regular, .large, 2, 26, 26),
        RecordedSymbolSize("globe", .sidebar, 53, .regular, .small, 2, 49, 49),
        RecordedSymbolSize("house", .image, 17, .regular, .medium, 3, 24, 59.0 / 3),
        RecordedSymbolSize("house", .sidebar, 17, .regular, .large, 2, 31, 26.5),
        RecordedSymbolSize("house", .sidebar, 53, .regular, .small, 2, 59.5, 50.5),
        RecordedSymbolSize("line.3.horizontal.decrease", .image, 17, .regular, .medium, 3, 21, 12),
        RecordedSymbolSize("mic", .swiftUI, 12, .regular, .medium, 3, 26.0 / 3, 38.0 / 3),
        RecordedSymbolSize("mic", .swiftUI, 43, .regular, .medium, 3, 91.0 / 3, 45),
        RecordedSymbolSize("mic.fill", .swiftUI, 22, .regular, .medium, 3, 47.0 / 3, 23),
        RecordedSymbolSize("mic.fill", .swiftUI, 56, .regular, .medium, 3, 118.0 / 3, 175.0 / 3),
        RecordedSymbolSize("newspaper", .swiftUI, 17, .regular, .large, 3, 24, 23),
        RecordedSymbolSize("newspaper", .swiftUI, 53, .regular, .small, 3, 47, 131.0 / 3),
        RecordedSymbolSize("paperplane", .swiftUI, 17, .regular, .medium, 3, 53.0 / 3, 53.0 / 3),
        RecordedSymbolSize("paperplane", .swiftUI, 53, .regular, .medium, 3, 163.0 / 3, 163.0 / 3),
        RecordedSymbolSize("plus.circle.fill", .image, 56, .regular, .medium, 2, 66, 64),
        RecordedSymbolSize("puzzlepiece.extension", .swiftUI, 17, .regular, .large, 3, 79.0 / 3, 62.0 / 3),
        RecordedSymbolSize("questionmark.circle", .swiftUI, 20, .regular, .medium, 3, 20, 20),
        RecordedSymbolSize("questionmark.circle", .swiftUI, 55, .regular, .medium, 3, 55, 55),
        RecordedSymbolSize("record.circle", .swiftUI, 22, .regular, .medium, 3, 22, 22),
        RecordedSymbolSize("record.circle", .swiftUI, 56, .regular, .medium, 3, 56, 56),
        RecordedSymbolSize("rectangle.split.3x1", .swiftUI, 12, .regular, .medium, 3, 14, 11),
        RecordedSymbolSize("rectangle.split.3x1", .swiftUI, 43, .regular, .medium, 3, 149.0 / 3, 116.0 / 3),
        RecordedSymbolSize("scribble.variable", .swiftUI, 12, .regular, .medium, 3, 38.0 / 3, 37.0 / 3),
        RecordedSymbolSize("scribble.variable", .swiftUI, 43, .regular, .medium, 3, 136.0 / 3, 44),
        RecordedSymbolSize("square.and.pencil", .swiftUI, 17, .regular, .medium, 3, 18, 18),
        RecordedSymbolSize("square.and.pencil", .swiftUI, 22, .regular, .medium, 3, 23, 23),
        RecordedSymbolSize("square.and.pencil", .swiftUI, 53, .regular, .medium, 3, 166.0 / 3, 166.0 / 3),
        RecordedSymbolSize("square.and.pencil", .swiftUI, 56, .regular, .medium, 3, 176.0 / 3, 176.0 / 3),
        RecordedSymbolSize("square.stack", .sidebar, 17, .regular, .large, 2, 25, 30.5),
        RecordedSymbolSize("square.stack", .sidebar, 53, .regular, .small, 2, 46.5, 58.5),
        RecordedSymbolSize("square.stack.3d.up", .swiftUI, 12, .regular, .medium, 3, 15, 43.0 / 3),
        RecordedSymbolSize("square.stack.3d.up", .swiftUI, 43, .regular, .medium, 3, 158.0 / 3, 51),
        RecordedSymbolSize("tablecells", .swiftUI, 12, .regular, .medium, 3, 14, 11),
        RecordedSymbolSize("tablecells", .swiftUI, 43, .regular, .medium, 3, 149.0 / 3, 116.0 / 3),
        RecordedSymbolSize("text.quote", .swiftUI, 17, .regular, .large, 3, 65.0 / 3, 55.0 / 3),
        RecordedSymbolSize("waveform", .swiftUI, 12, .regular, .medium, 3, 11, 37.0 / 3),
        RecordedSymbolSize("waveform", .swiftUI, 43, .regular, .medium, 3, 39, 44),
    ]
}
