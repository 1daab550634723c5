// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// All colours of the catalog, by UIKit's names: one instance of each.
extension Color {
    // MARK: System colours

    /// The red of buttons that delete; adapts to the system and to light and dark, as all system colours do.
    public static let systemRed = catalog(.systemRed)
    /// The system's orange.
    public static let systemOrange = catalog(.systemOrange)
    /// The system's yellow.
    public static let systemYellow = catalog(.systemYellow)
    /// The system's green, a switch's colour when it is on.
    public static let systemGreen = catalog(.systemGreen)
    /// The system's mint.
    public static let systemMint = catalog(.systemMint)
    /// The system's teal.
    public static let systemTeal = catalog(.systemTeal)
    /// The system's cyan.
    public static let systemCyan = catalog(.systemCyan)
    /// The system's blue, the tint of an app that states none.
    public static let systemBlue = catalog(.systemBlue)
    /// The system's indigo.
    public static let systemIndigo = catalog(.systemIndigo)
    /// The system's purple.
    public static let systemPurple = catalog(.systemPurple)
    /// The system's pink.
    public static let systemPink = catalog(.systemPink)
    /// The system's brown.
    public static let systemBrown = catalog(.systemBrown)

    // MARK: Greys

    /// The base grey, the same in light and dark.
    public static let systemGray = catalog(.systemGray)
    /// The second grey: lighter than the first in light, darker in dark.
    public static let systemGray2 = catalog(.systemGray2)
    /// The third grey, nearer to the background.
    public static let systemGray3 = catalog(.systemGray3)
    /// The fourth grey, behind a selected row.
    public static let systemGray4 = catalog(.systemGray4)
    /// The fifth grey, behind a swiped row.
    public static let systemGray5 = catalog(.systemGray5)
    /// The sixth grey, next to the background.
    public static let systemGray6 = catalog(.systemGray6)

    // MARK: Fixed colours

    /// Black in light and dark.
    public static let black = catalog(.black)
    /// White in light and dark.
    public static let white = catalog(.white)
    /// No colour: black that is wholly transparent.
    public static let clear = catalog(.clear)

    // MARK: Text and lines

    /// Primary text.
    public static let label = catalog(.label)
    /// Secondary text, such as a row's value.
    public static let secondaryLabel = catalog(.secondaryLabel)
    /// Tertiary text, such as that of a disabled row.
    public static let tertiaryLabel = catalog(.tertiaryLabel)
    /// Quaternary text, such as the secondary text of a disabled row.
    public static let quaternaryLabel = catalog(.quaternaryLabel)
    /// What stands in an empty text field; the tertiary label.
    public static let placeholderText = catalog(.placeholderText)
    /// Text that leads somewhere.
    public static let link = catalog(.link)
    /// The tint of the traits, UIColor.tintColor: systemBlue where none is stated.
    public static let tintColor = catalog(.tintColor)
    /// The thin lines between rows, through which what lies behind shows.
    public static let separator = catalog(.separator)
    /// Lines through which nothing shows.
    public static let opaqueSeparator = catalog(.opaqueSeparator)

    // MARK: Backgrounds

    /// Behind everything in a plain list.
    public static let systemBackground = catalog(.systemBackground)
    /// What is grouped on `systemBackground`.
    public static let secondarySystemBackground = catalog(.secondarySystemBackground)
    /// What is grouped on `secondarySystemBackground`.
    public static let tertiarySystemBackground = catalog(.tertiarySystemBackground)
    /// Behind everything in a grouped list.
    public static let systemGroupedBackground = catalog(.systemGroupedBackground)
    /// The cells and cards of a grouped list.
    public static let secondarySystemGroupedBackground = catalog(.secondarySystemGroupedBackground)
    /// What is grouped inside a grouped list's cell.
    public static let tertiarySystemGroupedBackground = catalog(.tertiarySystemGroupedBackground)

    // MARK: Fills

    /// Fills thin and small shapes, such as a slider's track.
    public static let systemFill = catalog(.systemFill)
    /// Fills shapes of medium size, such as a switch's ground.
    public static let secondarySystemFill = catalog(.secondarySystemFill)
    /// Fills large shapes, such as a text field.
    public static let tertiarySystemFill = catalog(.tertiarySystemFill)
    /// Fills large areas, such as a selected row of a sidebar.
    public static let quaternarySystemFill = catalog(.quaternarySystemFill)
}
