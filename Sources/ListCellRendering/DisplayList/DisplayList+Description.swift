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

    /// #RRGGBB, with the opacity in hundredths where it is not whole.
    private static func text(_ color: RGBA) -> String {
        func byte(_ value: Double) -> String {
            let value = value > 0 ? Int((min(value, 1) * 255).rounded()) : 0
            let digits = String(value, radix: 16, uppercase: true)
            return value < 16 ? "0" + digits : digits
        }
        let hex = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
        return color.alpha == 1 ? hex : hex + " " + text(color.alpha * 100) + " %"
    }

    /// At most three decimals, a point before them, in every locale.
    private static func text(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((abs(value) * 1000).rounded())
        var decimals = String(thousandths % 1000)
        decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        let sign = value < 0 && thousandths != 0 ? "-" : ""
        return sign + String(thousandths / 1000) + (decimals.isEmpty ? "" : "." + decimals)
    }
}
