// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension DisplayList: CustomStringConvertible {
    /// The items as text, one a line: name, frame in points, what is painted.
    public var description: String {
        var text = "screen \(Self.text(size.width)) × \(Self.text(size.height)), content "
        text += "\(Self.text(contentHeight)) high, background \(Self.text(background))\n"
        for item in items {
            let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map(Self.text)
            text += "\(item.name): [\(frame.joined(separator: ", "))] \(Self.text(item.content))\n"
        }
        return text
    }

    private static func text(_ content: DisplayItem.Content) -> String {
        switch content {
        case .rectangle(let color): "rectangle \(text(color))"
        case .path(let path, let rule, let color):
            "path of \(path.elements.count) elements, \(rule.rawValue), \(text(color))"
        case .shadow(_, _, let shadow): "shadow \(text(shadow.color)) radius \(text(shadow.radius))"
        case .picture(let picture): text(picture)
        case .text(let run):
            "text \"\(run.line.string)\" at \(text(run.origin.x)), \(text(run.origin.y)) in "
                + "\(text(run.font.pointSize)) pt \(run.font.weight.name) \(text(run.color))"
        case .pushClip: "clip"
        case .popClip: "end of clip"
        }
    }

    private static func text(_ picture: Picture) -> String {
        let suffix = picture.isMirrored ? ", mirrored" : ""
        return switch picture.content {
        case .bitmap(let bitmap): "bitmap of \(bitmap.width) × \(bitmap.height) pixels" + suffix
        case .drawing(let drawing): "drawing of \(drawing.commands.count) commands" + suffix
        }
    }

    /// #rrggbb, with the opacity in hundredths where it is not whole.
    private static func text(_ color: RGBA) -> String {
        color.alpha == 1 ? color.opaqueHex : color.opaqueHex + " " + text(color.alpha * 100) + " %"
    }

    private static func text(_ value: CGFloat) -> String { DecimalText.text(Double(value), decimals: 3) }
}
