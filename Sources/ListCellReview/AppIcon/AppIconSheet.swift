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

        var side: CGFloat { CGFloat(bitmap.width) }
    }

    /// The sheet; a wallpaper is a half, a pixel of an icon is a pixel of the sheet.
    ///
    /// - Throws: `AppIconError.rendering` where text cannot be drawn.
    public func picture() throws(AppIconError) -> Bitmap {
        let panels = Wallpaper.allCases.enumerated().map { index, wallpaper in
            panel(wallpaper, x: CGFloat(index) * Self.panelWidth)
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
    private func panel(_ wallpaper: Wallpaper, x left: CGFloat) -> (items: [DisplayItem], height: CGFloat) {
        let color = wallpaper == .light ? RGBA.black : .white
        var items: [DisplayItem] = []
        var place = CGPoint(x: left + Self.margin, y: Self.margin)
        var rowHeight: CGFloat = 0
        let right = left + Self.panelWidth - Self.margin
        for row in rows(wallpaper) {
            for entry in row {
                if place.x + entry.side > right + 0.5 {
                    place = CGPoint(x: left + Self.margin, y: place.y + rowHeight + Self.captionHeight + Self.gap)
                    rowHeight = 0
                }
                items += Self.items(entry, at: place, captionColor: color)
                place.x += max(entry.side, 96) + Self.gap
                rowHeight = max(rowHeight, entry.side)
            }
            place = CGPoint(x: left + Self.margin, y: place.y + rowHeight + Self.captionHeight + Self.gap)
            rowHeight = 0
        }
        return (items, place.y - Self.gap + Self.margin)
    }

    private func rows(_ wallpaper: Wallpaper) -> [[Entry]] {
        let sizes = AppIconSlot.classicSides.reversed().dropFirst().map { entry($0) }
        let large = [entry(AppIconSlot.largestSide)]
        let side = 180
        let neighbours = AppIconNeighbours.icons.map { icon in
            Entry(bitmap: AppIconNeighbours.bitmap(icon, side: side), shape: .squircle, caption: icon.symbol.name)
        }
        let mine = Entry(bitmap: scaled(nil, side), shape: .squircle, caption: "this icon")
        let home = Array(neighbours.prefix(2)) + [mine] + Array(neighbours.dropFirst(2))
        let old = Entry(bitmap: scaled(nil, side), shape: .oldSquircle, caption: "iOS 18 mask")
        guard style == .modern else { return [large, sizes, home, [old]] }
        let variants = [
            old, Entry(bitmap: scaled(.dark, side), shape: .squircle, caption: "dark"),
            Entry(bitmap: scaled(.tinted, side), shape: .squircle, caption: "tinted"),
            Entry(bitmap: scaled(nil, side), shape: .circle, caption: "watchOS"),
        ]
        return [large, sizes, home, variants]
    }

    private func entry(_ side: Int) -> Entry {
        Entry(bitmap: scaled(nil, side), shape: .squircle, caption: "\(side) px")
    }

    private func scaled(_ appearance: AppIconSlot.Appearance?, _ side: Int) -> Bitmap {
        master.variant(appearance).scaledInLinearLight(width: side, height: side)
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

    private static func items(_ entry: Entry, at place: CGPoint, captionColor: RGBA) -> [DisplayItem] {
        let frame = CGRect(origin: place, size: CGSize(width: entry.side, height: entry.side))
        let font = ResolvedFont(pointSize: 17, weight: .regular, leading: 22)
        let line = TextLine(string: entry.caption, width: 0)
        let origin = CGPoint(x: frame.minX, y: frame.maxY + 24)
        let box = CGRect(x: frame.minX, y: frame.maxY, width: 200, height: captionHeight)
        let run = TextRun(line: line, font: font, color: captionColor, origin: origin)
        return [
            DisplayItem("mask", frame: frame, .pushClip(entry.shape.path(in: frame))),
            DisplayItem("icon", frame: frame, .picture(Picture(.bitmap(entry.bitmap), tint: .black))),
            DisplayItem("mask", frame: frame, .popClip),
            DisplayItem("caption", frame: box, .text(run)),
        ]
    }
}

/// Other icons for comparison: system colours with symbols of our own.
enum AppIconNeighbours {
    static let icons: [SettingsIcon] = [
        icon("camera.fill", .systemGray), icon("envelope.fill", .systemBlue), icon("heart.fill", .systemRed),
        icon("leaf.fill", .systemGreen),
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
