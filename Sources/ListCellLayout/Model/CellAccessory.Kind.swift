// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension CellAccessory {
    /// What an accessory shows, with its value; UICellAccessory.AccessoryType.
    ///
    /// A new kind is a case here, an `Identifier` with its descriptor, and what the compiler asks for after that.
    public enum Kind: Hashable, Sendable {
        /// A chevron that says that a tap opens another screen.
        case disclosureIndicator
        /// A mark of what is chosen.
        case checkmark
        /// A circled i that tells more.
        case detail
        /// The red circle with a minus of a list that is edited.
        case delete
        /// The green circle with a plus of a list that is edited.
        case insert
        /// The three lines by which a row is moved.
        case reorder
        /// The circle that a tap fills with a mark.
        case multiselect
        /// A chevron that opens and closes an outline.
        case outlineDisclosure
        /// The two chevrons of a menu; with the menu's value it is a control.
        case popUpMenu
        /// A short text, grey unless the accessory has a tint.
        case label(String)
        /// A count or a word before the chevron, as SwiftUI's `badge`: no capsule, and never tinted by the app.
        case badge(String)
        /// A control, which UIKit takes as an own view.
        case control(Control)
        /// An own view of a size in points, at one of the sides.
        case customView(width: CGFloat, height: CGFloat, placement: Placement)
    }
}

extension CellAccessory.Kind {
    /// A switch.
    public static func `switch`(isOn: Bool) -> CellAccessory.Kind { .control(.switch(isOn: isOn)) }
}

extension CellAccessory.Kind {
    /// A kind without its value.
    public enum Identifier: Int, CaseIterable, Sendable, Hashable {
        case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu
        case label, badge, customView
        case `switch`, stepper, slider, textField, segmented, datePicker, progress, activityIndicator, button
    }

    /// The kind without its value.
    public var identifier: Identifier {
        switch self {
        case .disclosureIndicator: .disclosureIndicator
        case .checkmark: .checkmark
        case .detail: .detail
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .outlineDisclosure: .outlineDisclosure
        case .popUpMenu: .popUpMenu
        case .label: .label
        case .badge: .badge
        case .control(let control): control.identifier
        case .customView: .customView
        }
    }

    /// The name a scene file and the printed layout have for the kind.
    public var name: String { identifier.name }

    /// The side the accessory stands on.
    public var placement: CellAccessory.Placement {
        if case .customView(_, _, let placement) = self { placement } else { descriptor.placement }
    }

    /// The symbol that shows in a cell's state; nil where the accessory is no symbol.
    public func glyph(in state: CellState) -> CellAccessory.Glyph? {
        if case .glyph(let glyph) = descriptor.content { glyph.shown(in: state) } else { nil }
    }

    /// What it writes, in reading order.
    public var texts: [String] {
        var texts: [String] = []
        _ = mapTexts { text in
            texts.append(text)
            return text
        }
        return texts
    }

    /// The kind with each of its texts replaced, as by a translation.
    public func mapTexts(_ replace: (String) -> String) -> CellAccessory.Kind {
        switch self {
        case .label(let text): .label(replace(text))
        case .badge(let text): .badge(replace(text))
        case .control(let control): .control(control.mapTexts(replace))
        case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
            .popUpMenu, .customView:
            self
        }
    }

    /// What all accessories of the kind have in common.
    var descriptor: AccessoryDescriptor { identifier.descriptor }
}

extension CellAccessory.Kind.Identifier {
    /// The name a scene file and the printed layout have for the kind.
    public var name: String { descriptor.name }

    /// Whether a cell can have one accessory of the kind at most; UIKit refuses a second one of a system kind.
    public var isUnique: Bool { descriptor.isUnique }
}
