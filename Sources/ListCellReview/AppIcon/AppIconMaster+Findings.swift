// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons
import ListCellRendering

/// The limits of the checks; each is our own (assumed), chosen between icons that read well and pictures that do not.
public enum AppIconLimits {
    /// The share of neighbouring pixels at 58 pixels that may differ by more than `detailStep`.
    public static let fineDetail = 0.25
    /// A difference of lightness that counts as an edge, of 255.
    static let detailStep = 24
    /// The least range of lightness at 58 pixels, of 255, between the darkest and the lightest fiftieth.
    public static let contrast = 32
    /// The least distance of content from the rounded edge, in widths.
    public static let edgeDistance = 0.04
    /// The least contrast of the icon's edge against a wallpaper.
    public static let wallpaperContrast = 1.25
    /// The largest mean difference of a component between two sizes of one icon, of 255.
    public static let version = 12.0
    /// 29 points at two pixels a point: the settings icon, the smallest but for notifications.
    static let smallSide = 58
}

extension AppIconMaster {
    /// What the checks find, errors first.
    public var findings: [AppIconFinding] {
        let transparency = original.transparency
        guard transparency.count == 0 else {
            return [.notOpaque(count: transparency.count, pixels: transparency.pixels)]
        }
        var findings: [AppIconFinding] = []
        if RoundedCorners(original).areRounded { findings.append(.roundedCorners(original.cornerPixels)) }
        if original.width < AppIconSlot.largestSide {
            findings.append(.tooSmall(side: original.width, needed: AppIconSlot.largestSide))
        }
        findings += detailFindings
        if let distance = EdgeDistance(scaled(side: EdgeDistance.side)).distance, distance < AppIconLimits.edgeDistance
        {
            findings.append(.nearEdge(distance: distance, limit: AppIconLimits.edgeDistance))
        }
        let edge = edgeLuminance
        for wallpaper in Wallpaper.allCases {
            let contrast = Double(Luminance.contrast(edge, wallpaper.luminance))
            if contrast < AppIconLimits.wallpaperContrast {
                findings.append(.blendsIn(wallpaper, contrast: contrast, limit: AppIconLimits.wallpaperContrast))
            }
        }
        return findings
    }

    /// What is left of the picture at 29 points.
    private var detailFindings: [AppIconFinding] {
        let side = AppIconLimits.smallSide
        let luma = scaled(side: side).luma
        let sorted = luma.sorted()
        let range = Int(sorted[sorted.count - 1 - sorted.count / 50]) - Int(sorted[sorted.count / 50])
        if range < AppIconLimits.contrast { return [.lowContrast(range: range, limit: AppIconLimits.contrast)] }
        var edges = 0
        for y in 0..<side - 1 {
            for x in 0..<side - 1 {
                let here = Int(luma[y * side + x])
                let step = max(abs(here - Int(luma[y * side + x + 1])), abs(here - Int(luma[(y + 1) * side + x])))
                if step > AppIconLimits.detailStep { edges += 1 }
            }
        }
        let share = Double(edges) / Double((side - 1) * (side - 1))
        return share > AppIconLimits.fineDetail ? [.fineDetail(share: share, limit: AppIconLimits.fineDetail)] : []
    }

    /// The mean luminance along the rounded edge.
    private var edgeLuminance: Float {
        let small = scaled(side: EdgeDistance.side)
        let places = EdgeDistance.ring
        let sum = places.reduce(Float(0)) { sum, place in
            let pixel = small.pixel(place.x, place.y)
            return sum + Luminance.of(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }
        return sum / Float(max(places.count, 1))
    }
}

extension Wallpaper {
    /// The colours of the preview's wallpaper from top to bottom (our own).
    var colors: (top: RGBA, bottom: RGBA) {
        switch self {
        case .light: (RGBA(hex: 0xFBFCFE), RGBA(hex: 0xE3E8F1))
        case .dark: (RGBA(hex: 0x1B2036), RGBA(hex: 0x05060A))
        }
    }

    /// The luminance of the preview's wallpaper where it is lightest or darkest.
    var luminance: Float { self == .light ? 0.95 : 0.004 }
}
