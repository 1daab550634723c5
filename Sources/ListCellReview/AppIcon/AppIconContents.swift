// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a set's `Contents.json`.
enum AppIconContents {
    static let fileName = "Contents.json"

    /// The file as Xcode writes it: keys by name, two spaces a level.
    static func text(_ slots: [AppIconSlot]) -> String {
        let images = slots.map { slot in
            var pairs = [
                ("filename", slot.fileName), ("idiom", slot.idiom.rawValue), ("size", "\(slot.points)x\(slot.points)"),
            ]
            if let platform = slot.platform { pairs.append(("platform", platform)) }
            if let scale = slot.scale { pairs.append(("scale", "\(scale)x")) }
            let lines = pairs.sorted { $0.0 < $1.0 }.map { "      \"\($0.0)\" : \"\($0.1)\"" }
            let variant = slot.appearance.map { [appearances($0)] } ?? []
            return "    {\n" + (variant + lines).joined(separator: ",\n") + "\n    }"
        }
        return """
            {
              "images" : [
            \(images.joined(separator: ",\n"))
              ],
              "info" : {
                "author" : "xcode",
                "version" : 1
              }
            }

            """
    }

    private static func appearances(_ appearance: AppIconSlot.Appearance) -> String {
        """
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "\(appearance.rawValue)"
                }
              ]
        """
    }
}
