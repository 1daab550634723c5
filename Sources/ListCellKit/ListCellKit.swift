// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

// One import for people who lay lists out, test them and write pictures: every product but scene files and review.
@_exported import ListCellGraphics
@_exported import ListCellIcons
@_exported import ListCellImages
@_exported import ListCellLayout
@_exported import ListCellRendering
@_exported import ListCellShaping
@_exported import ListCellText
