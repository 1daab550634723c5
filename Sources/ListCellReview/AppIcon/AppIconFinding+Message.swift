// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension AppIconFinding: CustomStringConvertible {
    /// The finding in one line, with the reason.
    public var description: String {
        switch self {
        case .notOpaque(let count, let pixels):
            "\(spelled(count)) not opaque, \(list(pixels)): fill the whole square with "
                + "an opaque ground; the store refuses transparency, and the system shows black there"
        case .roundedCorners(let pixels):
            "the corners are rounded already, \(list(pixels)): keep them square; the "
                + "system rounds them itself, and a fringe of the ground would show"
        case .tooSmall(let side, let needed):
            "the picture has \(side) pixels a side, the store's icon needs \(needed): the larger ones are blurred"
        case .fineDetail(let share, let limit):
            "at 29 points \(percent(share)) of the pixels are edges (limit \(percent(limit))): text and photographic "
                + "detail cannot be made out at small sizes"
        case .lowContrast(let range, let limit):
            "at 29 points all is nearly of one lightness (\(range) of 255, at least \(limit)): it has to be recognised "
                + "at small sizes"
        case .nearEdge(let distance, let limit):
            "something lies \(percent(distance)) of the width from the rounded edge (at least \(percent(limit))): the "
                + "mask may cut it"
        case .blendsIn(let wallpaper, let contrast, let limit):
            "the edge has a contrast of \(hundredths(contrast)) to a \(wallpaper.rawValue) wallpaper (at least "
                + "\(hundredths(limit))): look at it on different wallpapers"
        case .missingSize(let side):
            "no picture of \(side) pixels: the system shrinks a larger one in its place"
        case .missingFile(let name): "Contents.json names \(quotedPath(name)), which is not there"
        case .unnamedFile(let name): "\(quotedPath(name)) is not named in Contents.json"
        case .unreadable(let file, let error): "\(quotedPath(file)): \(error)"
        case .wrongSize(let file, let width, let height, let expected):
            "\(quotedPath(file)) has \(width) × \(height) pixels, its entry says \(expected)"
        case .notOpaqueFile(let file, let count): "\(quotedPath(file)): \(spelled(count)) not opaque"
        case .repeatedEntry(let use): "Contents.json has two entries for \(quoted(use))"
        case .otherVersion(let file, let difference, _):
            "\(quotedPath(file)) shows another icon than the largest picture (they differ by \(Int(difference)) of 255): "
                + "small icons should match the store's"
        }
    }

    private func spelled(_ count: Int) -> String { count == 1 ? "1 pixel is" : "\(count) pixels are" }

    private func list(_ pixels: [AppIconPixel]) -> String { pixels.map(\.description).joined(separator: ", ") }

    private func hundredths(_ value: Double) -> String { DecimalText.text(value, decimals: 2) }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
