// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering
import ListCellShaping
import ListCellText

/// A picture of an app icon as a person meets it: every size, masked, on light and dark wallpapers, beside neighbours.
public struct AppIconSheet {
    private let master: AppIconMaster
    private let style: AppIconSet.Style
    private let text: TextDrawing

    /// A sheet of a master in the sizes of a style.
    ///
    /// - Parameter text: How captions are drawn.
    public init(_ master: AppIconMaster, style: AppIconSet.Style, text: TextDrawing) {
        self.master = master
        self.style = style
        self.text = text
    }
}

extension AppIconSheet {
    /// An icon in the sheet with the line below it.
    private struct Entry {
        var bitmap: Bitmap
        var shape: AppIconShape
        var caption: String
        /// Whether it is the variant for dark home screens.
        var isDark = false

        var side: CGFloat { CGFloat(bitmap.width) }
    }

    /// The sheet; a wallpaper is a half, a pixel of an icon is a pixel of the sheet.
    ///
    /// - Throws: `AppIconError.rendering` where text cannot be drawn.
    public func picture() throws(AppIconError) -> Bitmap {
        let rows = rows()
        let panels = Wallpaper.allCases.enumerated().map { index, wallpaper in
            Self.panel(rows, wallpaper, x: CGFloat(index) * Self.panelWidth)
        }
        let height = panels.reduce(0) { max($0, $1.height) }
        let size = CGSize(width: Self.panelWidth * CGFloat(panels.count), height: height)
        var list = DisplayList(
            size: size, contentHeight: height, traits: TraitCollection(displayScale: 1), background: .white)
        for (index, wallpaper) in Wallpaper.allCases.enumerated() {
            let frame = CGRect(x: CGFloat(index) * Self.panelWidth, y: 0, width: Self.panelWidth, height: height)
            list.items.append(Self.ground(wallpaper, frame))
            list.items += panels[index].items
        }
        do throws(RenderingError) {
            let renderer = Renderer(scale: 1, text: text)
            return try renderer.render(list, rows: 0..<renderer.height(of: list, mode: .all))
        } catch {
            throw .rendering(error)
        }
    }

    private static let margin: CGFloat = 48
    private static let gap: CGFloat = 36
    private static let captionHeight: CGFloat = 34
    private static let panelWidth = CGFloat(AppIconSlot.largestSide) + 2 * margin

    /// What stands on a wallpaper, from the panel's left edge, and the panel's height.
    private static func panel(
        _ rows: [[Entry]], _ wallpaper: Wallpaper, x left: CGFloat
    ) -> (items: [DisplayItem], height: CGFloat) {
        let color = wallpaper == .light ? RGBA.black : .white
        var items: [DisplayItem] = []
        var place = CGPoint(x: left + margin, y: margin)
        var rowHeight: CGFloat = 0
        let right = left + panelWidth - margin
        for row in rows {
            for entry in row {
                if place.x + entry.side > right + 0.5 {
                    place = CGPoint(x: left + margin, y: place.y + rowHeight + captionHeight + gap)
                    rowHeight = 0
                }
                items += Self.items(entry, at: place, captionColor: color)
                place.x += max(entry.side, 96) + gap
                rowHeight = max(rowHeight, entry.side)
            }
            place = CGPoint(x: left + margin, y: place.y + rowHeight + captionHeight + gap)
            rowHeight = 0
        }
        return (items, place.y - gap + margin)
    }

    private func rows() -> [[Entry]] {
        let sizes = AppIconSlot.classicSides.reversed().map { side in
            Entry(bitmap: master.scaled(side: side), shape: .squircle, caption: "\(side) px")
        }
        let side = 180
        let mine = Entry(bitmap: master.scaled(side: side), shape: .squircle, caption: "this icon")
        var home = AppIconNeighbours.icons.map { icon in
            Entry(bitmap: AppIconNeighbours.bitmap(icon, side: side), shape: .squircle, caption: icon.symbol.name)
        }
        home.insert(mine, at: 1)
        var others = [Entry(bitmap: mine.bitmap, shape: .oldSquircle, caption: "iOS 18 mask")]
        if style == .modern {
            let dark = Entry(bitmap: master.scaled(.dark, side: side), shape: .squircle, caption: "dark", isDark: true)
            let tinted = Entry(bitmap: master.scaled(.tinted, side: side), shape: .squircle, caption: "tinted")
            others += [dark, tinted, Entry(bitmap: mine.bitmap, shape: .circle, caption: "watchOS")]
        }
        return [Array(sizes.prefix(1)), Array(sizes.dropFirst()), home, others]
    }

}

extension AppIconSheet {
    private static func ground(_ wallpaper: Wallpaper, _ frame: CGRect) -> DisplayItem {
        let size = CGRect(origin: .zero, size: frame.size)
        let gradient = LinearGradient(
            start: .zero, end: CGPoint(x: 0, y: size.height),
            stops: [
                LinearGradient.Stop(location: 0, color: wallpaper.colors.top),
                LinearGradient.Stop(location: 1, color: wallpaper.colors.bottom),
            ])
        let drawing = Drawing(size: size.size, commands: [.fill(.rect(size), .nonZero, .gradient(gradient))])
        return DisplayItem("wallpaper", frame: frame, .picture(Picture(.drawing(drawing), tint: .black)))
    }

    /// What the system shows where a dark variant is transparent (assumed: two greys).
    private static let darkGround: Drawing = {
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        let gradient = LinearGradient(
            start: .zero, end: CGPoint(x: 0, y: 1),
            stops: [
                LinearGradient.Stop(location: 0, color: RGBA(hex: 0x313131)),
                LinearGradient.Stop(location: 1, color: RGBA(hex: 0x141414)),
            ])
        return Drawing(size: square.size, commands: [.fill(.rect(square), .nonZero, .gradient(gradient))])
    }()

    private static func items(_ entry: Entry, at place: CGPoint, captionColor: RGBA) -> [DisplayItem] {
        let frame = CGRect(origin: place, size: CGSize(width: entry.side, height: entry.side))
        let font = ResolvedFont(pointSize: 17, weight: .regular, leading: 22)
        let line = TextLine(string: entry.caption, width: 0)
        let origin = CGPoint(x: frame.minX, y: frame.maxY + 24)
        let box = CGRect(x: frame.minX, y: frame.maxY, width: 200, height: captionHeight)
        let run = TextRun(line: line, font: font, color: captionColor, origin: origin)
        var items = [DisplayItem("mask", frame: frame, .pushClip(entry.shape.path(in: frame)))]
        if entry.bitmap.transparency.count > 0 {
            let ground = entry.isDark ? Picture(.drawing(darkGround), tint: .black) : nil
            items.append(DisplayItem("ground", frame: frame, ground.map { .picture($0) } ?? .rectangle(.black)))
        }
        return items + [
            DisplayItem("icon", frame: frame, .picture(Picture(.bitmap(entry.bitmap), tint: .black))),
            DisplayItem("mask", frame: frame, .popClip),
            DisplayItem("caption", frame: box, .text(run)),
        ]
    }
}

/// Other icons for comparison: system colours with symbols of our own.
enum AppIconNeighbours {
    static let icons: [SettingsIcon] = [
        icon("camera.fill", .systemGray), icon("envelope.fill", .systemBlue), icon("leaf.fill", .systemGreen),
    ]

    static func bitmap(_ icon: SettingsIcon, side: Int) -> Bitmap {
        let drawing = icon.appIconDrawing(.full)
        let bitmap = try? Renderer.render(drawing, scale: CGFloat(side) / drawing.size.width)
        return bitmap ?? Bitmap(width: side, height: side)
    }

    private static func icon(_ symbol: String, _ color: CatalogColor) -> SettingsIcon {
        let library = SymbolLibrary.builtIn
        return SettingsIcon(
            symbol: library.symbol(named: symbol) ?? library.unknown, color: color.resolved(with: TraitCollection()))
    }
}
