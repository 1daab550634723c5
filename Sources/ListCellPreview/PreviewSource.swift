// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Where a window's pictures come from and where what its person does goes to.
public struct PreviewSource {
    /// The scene's name: the window's title, and the start of the panel.
    public var name: String
    /// The part in view in a state. Where it throws, the window keeps the picture before.
    public var picture: (PreviewState) throws -> PreviewPicture
    /// Keeps what is in view as a file and answers where; nil where there is no such key.
    public var save: ((PreviewPicture, PreviewState) throws -> String)?
    /// The scene that a tap at a point of the content opens, in points; nil for none.
    public var opened: (CGPoint, PreviewState) throws -> PreviewSource?
    /// The scene anew where it was saved since it was read; nil where it was not. Asked at most twice a second.
    public var reloaded: () throws -> PreviewSource?
    /// An error in words, for the panel.
    public var describe: (any Error) -> String

    /// A source that by default cannot be saved, opens nothing and never changes.
    public init(
        name: String, picture: @escaping (PreviewState) throws -> PreviewPicture,
        save: ((PreviewPicture, PreviewState) throws -> String)? = nil,
        opened: @escaping (CGPoint, PreviewState) throws -> PreviewSource? = { _, _ in nil },
        reloaded: @escaping () throws -> PreviewSource? = { nil },
        describe: @escaping (any Error) -> String = { "\($0)" }
    ) {
        self.name = name
        self.picture = picture
        self.save = save
        self.opened = opened
        self.reloaded = reloaded
        self.describe = describe
    }
}
