// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The line below the picture: what is shown, and the keys or a message.
@MainActor
struct PreviewPanel {
    /// In pixels of the window.
    let height: Int
    private let margin: Int
    private let font: PanelFont?

    /// - Parameters:
    ///   - zoom: pixels of the window a point; the panel never gets smaller than at 1.
    ///   - fontPath: the panel's font; nil, or a file that is none, leaves the panel without text.
    init(zoom: Double, fontPath: String?) {
        let scale = max(1, zoom)
        height = Int(26 * scale)
        margin = Int(10 * scale)
        font = fontPath.flatMap { PanelFont(path: $0, size: Int(12 * scale)) }
    }
}

extension PreviewPanel {
    private static let background: [UInt8] = [38, 38, 40, 255]
    private nonisolated static let textColor = RGBA(red: 0.95, green: 0.95, blue: 0.95, alpha: 1)
    private static let keyColor = RGBA(red: 0.62, green: 0.62, blue: 0.64, alpha: 1)
    private static let errorColor = RGBA(red: 1, green: 0.5, blue: 0.45, alpha: 1)

    /// The keys, from the fullest line to the shortest: the first that fits is shown.
    private func keys(of session: PreviewSession) -> [String] {
        let back = session.canGoBack ? "backspace back  " : ""
        let canSave = session.source.save != nil
        return [
            "\(back)+/- text size  d dark  r direction  \(canSave ? "s save  " : "")q quit",
            "\(back)+/- size  d dark  r RTL  \(canSave ? "s save  " : "")q quit",
            "\(back)+/-  d dark  r RTL\(canSave ? "  s save" : "")  q",
            "\(session.canGoBack ? "bksp " : "")+ - d r \(canSave ? "s " : "")q",
        ]
    }

    /// The panel's pixels at a width; a message that needs several lines makes it higher than `height`.
    func bitmap(of session: PreviewSession, width: Int) -> Bitmap {
        let lines = lines(of: session, width: width)
        let lineHeight = font?.lineHeight ?? 0
        var bitmap = Bitmap(width: width, height: height + max(0, lines.count - 1) * lineHeight)
        for offset in bitmap.pixels.indices { bitmap.pixels[offset] = Self.background[offset % 4] }
        var y = (height - lineHeight) / 2
        for line in lines {
            font?.draw(line.start, x: margin, y: y, color: line.color, in: &bitmap)
            if let end = line.end, let font {
                let x = width - margin - font.width(of: end)
                font.draw(end, x: x, y: y, color: Self.keyColor, in: &bitmap)
            }
            y += lineHeight
        }
        return bitmap
    }

    /// A line of the panel.
    private struct Line {
        var start: String
        var color = PreviewPanel.textColor
        /// What stands at the right.
        var end: String?
    }

    /// The most lines that a message takes.
    private static let lineLimit = 4

    private func lines(of session: PreviewSession, width: Int) -> [Line] {
        guard let font else { return [] }
        let free = width - 2 * margin
        switch session.message {
        case .error(let text):
            return font.lines(of: text, width: free, limit: Self.lineLimit).map {
                Line(start: $0, color: Self.errorColor)
            }
        case .note(let text): return font.lines(of: text, width: free, limit: Self.lineLimit).map { Line(start: $0) }
        case nil: return [usualLine(of: session, width: free, font)]
        }
    }

    /// Name, traits and keys; where the line is short the keys are too, and then the name.
    private func usualLine(of session: PreviewSession, width: Int, _ font: PanelFont) -> Line {
        let (name, caption) = (session.source.name, "  \(session.picture.caption)")
        let keys = keys(of: session)
        let free = width - font.width(of: name + caption) - margin
        if let fitting = keys.first(where: { font.width(of: $0) <= free }) {
            return Line(start: name + caption, end: fitting)
        }
        let shortest = keys[keys.count - 1]
        let rest = width - font.width(of: caption) - margin - font.width(of: shortest)
        guard rest >= font.width(of: "M…") else {
            return Line(start: font.shortened(session.picture.caption, to: width))
        }
        return Line(start: font.shortened(name, to: rest) + caption, end: shortest)
    }
}
