// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// One thing to paint, over those before it.
public struct DisplayItem: Hashable, Sendable {
    /// What is painted, in the screen's points and in colours without traits.
    public enum Content: Hashable, Sendable {
        /// The frame in one colour.
        case rectangle(RGBA)
        /// A shape in one colour, in the screen's points.
        case path(Path, FillRule, RGBA)
        /// The shadow of a shape.
        case shadow(Path, FillRule, Shadow)
        /// A picture stretched to the frame.
        case picture(Picture)
        /// A line of text; the frame is its box.
        case text(TextRun)
        /// Restricts what follows to a shape within the frame, up to the matching `popClip`.
        case pushClip(Path)
        /// Ends the last restriction.
        case popClip
    }

    /// What it belongs to: `0.2 text`.
    public var name: String
    /// Where it is painted, in points from the screen's top left corner; text may stick out of it by its font size.
    public var frame: CGRect
    /// What is painted at the frame.
    public var content: Content

    /// An item that is painted over those before it.
    public init(_ name: String, frame: CGRect, _ content: Content) {
        self.name = name
        self.frame = frame
        self.content = content
    }
}

extension DisplayItem {
    /// Whether the item may touch some rows of pixels: by its frame, with room for ink that sticks out of it.
    func mayTouch(rows: Range<Int>, scale: Double) -> Bool {
        var overhang = 1
        switch content {
        case .text(let run): overhang = PixelRect(covering: 0, 0, 0, Double(run.font.pointSize) * scale).maxY
        case .shadow(_, _, let shadow):
            let reach = Double(shadow.radius) * 4 + abs(Double(shadow.offset.height))
            overhang = PixelRect(covering: 0, 0, 0, reach * scale).maxY + 1
        case .rectangle, .path, .picture, .pushClip, .popClip: break
        }
        let area = PixelTransform(scale: scale).pixels(frame)
        return area.maxY + overhang > rows.lowerBound && area.minY - overhang < rows.upperBound
    }
}
