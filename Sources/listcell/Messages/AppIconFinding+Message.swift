// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellReview

extension AppIconFinding {
    /// The finding in one line, with the reason.
    var message: String {
        switch self {
        case .notOpaque(let count, let pixels):
            "\(spelled(count)) not opaque, \(pixels.map(\.words).joined(separator: ", ")): fill the whole square with "
                + "an opaque ground; the store refuses transparency, and the system shows black there"
        case .roundedCorners(let pixels):
            "the corners are rounded already, \(pixels.map(\.words).joined(separator: ", ")): keep them square; the "
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
            "the edge has a contrast of \(tenths(contrast * 10)) to a \(wallpaper.rawValue) wallpaper (at least "
                + "\(tenths(limit * 10))): look at it on different wallpapers"
        case .missingSize, .missingFile, .unnamedFile, .unreadable, .wrongSize, .notOpaqueFile, .repeatedEntry,
            .otherVersion:
            setMessage
        }
    }

    private var setMessage: String {
        switch self {
        case .missingSize(let side):
            "no picture of \(side) pixels: the system shrinks a larger one in its place"
        case .missingFile(let name): "Contents.json names \(quotedPath(name)), which is not there"
        case .unnamedFile(let name): "\(quotedPath(name)) is not named in Contents.json"
        case .unreadable(let file, let error): "\(quotedPath(file)): \(error.message)"
        case .wrongSize(let file, let width, let height, let expected):
            "\(quotedPath(file)) has \(width) × \(height) pixels, its entry says \(expected)"
        case .notOpaqueFile(let file, let count): "\(quotedPath(file)): \(spelled(count)) not opaque"
        case .repeatedEntry(let use): "Contents.json has two entries for \(quoted(use))"
        case .otherVersion(let file, let difference, _):
            "\(quotedPath(file)) shows another icon than the largest picture (they differ by \(Int(difference)) of 255): "
                + "small icons should match the store's"
        default: ""
        }
    }

    private func spelled(_ count: Int) -> String { count == 1 ? "1 pixel is" : "\(count) pixels are" }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    /// A number of tenths with two decimals at most.
    private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 100)" }
}

extension AppIconPixel {
    /// `(0, 0) #000000`, or `(0, 0) transparent`.
    fileprivate var words: String {
        let hex = Hexadecimal.text(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), digits: 6)
        return switch alpha {
        case 0: "(\(x), \(y)) transparent"
        case 255: "(\(x), \(y)) #\(hex)"
        default: "(\(x), \(y)) #\(hex) of alpha \(alpha)"
        }
    }
}
