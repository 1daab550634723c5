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
    private static let textColor = RGBA(red: 0.95, green: 0.95, blue: 0.95, alpha: 1)
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
            "\(back)+/-  d  r\(canSave ? "  s" : "")  q",
        ]
    }

    /// The panel's pixels at a width.
    func bitmap(of session: PreviewSession, width: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for offset in bitmap.pixels.indices { bitmap.pixels[offset] = Self.background[offset % 4] }
        guard let font else { return bitmap }
        let y = (height - font.lineHeight) / 2
        func draw(_ text: String, x: Int, _ color: RGBA) {
            font.draw(text, x: x, y: y, color: color, in: &bitmap)
        }
        switch session.message {
        case .error(let text): draw(font.shortened(text, to: width - 2 * margin), x: margin, Self.errorColor)
        case .note(let text): draw(font.shortened(text, to: width - 2 * margin), x: margin, Self.textColor)
        case nil:
            let caption = "\(session.source.name)  \(session.picture.caption)"
            draw(caption, x: margin, Self.textColor)
            let free = width - font.width(of: caption) - 3 * margin
            if let keys = keys(of: session).first(where: { font.width(of: $0) <= free }) {
                draw(keys, x: width - margin - font.width(of: keys), Self.keyColor)
            }
        }
        return bitmap
    }
}
