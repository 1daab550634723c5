// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellImages

/// The files of an app-icon set, made from a master.
public struct AppIconSet: Sendable {
    /// Which entries a catalog has.
    public enum Style: String, CaseIterable, Sendable, Hashable {
        /// Every size by itself.
        case classic
        /// One size of 1024 pixels, with variants for dark and tinted home screens, and the watch.
        case modern
    }

    /// The files by name, `Contents.json` last.
    public let files: [(name: String, bytes: [UInt8])]
}

extension AppIconSet.Style {
    /// The entries of a catalog, in the catalog's order.
    public var slots: [AppIconSlot] { self == .classic ? AppIconSlot.classic : AppIconSlot.modern }
}

extension AppIconSet {
    /// Makes every file: one a pixel size and appearance.
    ///
    /// - Parameter master: One whose findings hold no error; then every picture but a dark one is opaque.
    /// - Throws: `AppIconError.png` where a picture cannot be encoded.
    public init(_ master: AppIconMaster, style: Style) throws(AppIconError) {
        var files: [(name: String, bytes: [UInt8])] = []
        for slot in style.slots where !files.contains(where: { $0.name == slot.fileName }) {
            do throws(PNGError) {
                files.append((slot.fileName, try PNG.encode(master.bitmap(for: slot))))
            } catch {
                throw .png(error)
            }
        }
        files.sort { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
        files.append((AppIconContents.fileName, AppIconContents.text(style.slots)))
        self.files = files
    }
}
