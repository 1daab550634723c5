// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellIcons
import ListCellImages
import ListCellPreview
import ListCellRendering
import ListCellReview
import ListCellScenes
import ListCellShaping
import Testing

@testable import listcell

/// The errors of the libraries say in words what is wrong, to whoever prints them.
struct ErrorWordsTests {
    static let errors: [(error: any Error, words: String)] = [
        (PNGError.notPNG(looksLike: "a JPEG"), "the file is no PNG picture but a JPEG"),
        (
            PNGError.tooLarge(width: 9, height: 20_000, limit: 16_384),
            "the picture has 9 × 20000 pixels; a side may have 16384"
        ),
        (SVGError.notSVG(element: "html", line: 2), "line 2: the root is \"html\", expected svg"),
        (
            SVGError.invalidPathData(PathDataError(offset: 7, reason: .expectedFlag), line: 3),
            "line 3: the path data is wrong at 7"
        ),
        (FontError.missingFolder(path: "a\nb"), "a\\u{a}b: there is no such folder"),
        (
            FontError.missingGlyphs(characters: "\u{378}"),
            "no font has a glyph for U+0378: install a font that has one, or draw a box"
        ),
        (
            RenderingError.unsupportedSize(width: 0.2, height: 1e300, limit: 16_384),
            "the picture would have 0 × 1e+300 pixels; a side may have 1 to 16384"
        ),
        (RenderingError.font(.unreadable(path: "x.ttf")), "x.ttf: cannot be read as a font"),
        (AppIconError.notSquare(width: 10.5, height: 20), "the picture is 10.5 × 20, an app icon is square"),
        (AppIconError.png(.notPNG(looksLike: nil)), "the file is no PNG picture"),
        (PreviewError.window("no memory"), "the window failed: no memory"),
        (
            SceneFileError(issues: [SceneIssue(file: "x.yaml", line: 3, column: 5, path: "title", problem: .tag)]),
            "x.yaml:3:5: title: tags are not supported; text that begins with ! must be quoted"
        ),
    ]

    @Test("Printed, an error is its words, and the command line says the same", arguments: 0..<errors.count)
    func words(index: Int) {
        let (error, words) = Self.errors[index]
        #expect("\(error)" == words)
        #expect(Console.message(of: error).hasPrefix(words))
    }

    @Test("The command line adds the options that help")
    func options() {
        #expect(Console.message(of: RenderingError.font(.missingGlyphs(characters: "a"))).hasSuffix(" (--lenient)"))
        #expect(Console.message(of: FontError.missingFont(package: "x")).hasSuffix(" (--fonts, --text blocks)"))
    }

    @Test("No finding about an app icon is without words")
    func findings() {
        let pixel = AppIconPixel(x: 1, y: 2, red: 255, green: 128, blue: 0, alpha: 255)
        let findings: [AppIconFinding] = [
            .notOpaque(count: 1, pixels: [pixel]), .roundedCorners([pixel]), .tooSmall(side: 9, needed: 1024),
            .blendsIn(.dark, contrast: 1.04, limit: 1.5), .missingSize(9), .missingFile("a"),
            .unreadable(file: "a", .invalidContents), .wrongSize(file: "a", width: 1, height: 2, expected: 3),
            .repeatedEntry("b"), .otherVersion(file: "c", difference: 9, limit: 3),
        ]
        for finding in findings { #expect("\(finding)".contains(" "), "\(finding.rule)") }
        #expect("\(findings[0])".hasPrefix("1 pixel is not opaque, (1, 2) #ff8000: "))
        #expect("\(findings[3])".hasPrefix("the edge has a contrast of 1.04 to a dark wallpaper (at least 1.5)"))
    }
}
