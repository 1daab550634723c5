// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import CICU

/// The versions of the libraries that other scripts depend on, for a report on the machine.
public enum LibraryVersions {
    /// Of ICU, which breaks lines and orders mixed directions: `72.1`.
    public static var icu: String { String(cString: listcell_icu_version()) }

    /// Of HarfBuzz, which shapes text and gives outlines: `6.0.0`.
    public static var harfBuzz: String { String(cString: hb_version_string()) }

    /// Of fontconfig, which finds the installed fonts: `2.14.1`.
    public static var fontconfig: String { InstalledFonts.version }
}
