// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering

@testable import ListCellLayout

/// `Documentation/Fidelity.md`: every figure and every disagreement, made from the values that the layout uses.
struct FidelityDocument {
    private(set) var text = ""

    init() throws {
        text += Self.introduction
        text += Self.textStyles
        addFigures()
        addPresets()
        addIcons()
        addDrawing()
        addDeviations()
        try addCases()
        text += Self.widths
    }

    private static let introduction = """
        # Fidelity

        Every figure that the layout uses, how sure it is, and where sources disagree. `listcell explain` prints them for a
        row, each in the sum that gives a frame. Made by `LISTCELL_RECORD=all swift test --filter FidelityTests` from the
        values themselves; a test compares it.

        | certainty | means |
        |---|---|
        | measured | read off real systems: view frames, pixels, printed descriptions |
        | apple | stated by Apple |
        | rule | computed by a rule that fits everything measured |
        | reported | published by others and not seen in a measurement |
        | assumed | a choice where nothing is known |

        A sum is as sure as its least sure figure. The sum for a row's height is measured where such a row was seen: one line
        of text at L and M, in part at AX2, AX3 and AX5; at the other sizes it is a rule, whatever its figures are.
        18 and 26 are the two generations: iOS 14 to 18, and iOS 26 and 27. Lengths are points.

        """

    private static let textStyles = """

        The point sizes and leadings of the eleven text styles at the twelve sizes (measured, 264 values) stand in
        `Tests/ListCellTextTests/Fixtures/dynamic-type.csv`, the colours in `listcell colors` (apple; those of texts,
        separators and backgrounds also measured). Links, opaque separators, the third background and the opacities of
        tertiary and quaternary labels were read off iOS 26.1 (measured); on 17 and 18 links, opaque separators and that
        background are assumed to be the same, and the opacities are the guidelines'. A selected row is systemGray4
        (measured on iOS 26.1), in a sidebar quaternarySystemFill (reported).
        With `contrast: high` system colours and greys have their own values on iOS 26 and 27 (apple); labels,
        separators and fills have opacities reported of iOS 18, assumed for 26 and 27. On iOS 17 and 18 red (reported)
        and the greys (assumed) have theirs. What has none, as links and backgrounds, is drawn as at normal
        contrast (assumed), and `explain` says so.

        """

    private static let widths = """

        ## Widths of text

        The width of a label is the sum of its characters' advances, with tracking and optical size, and of the kerning between
        them, rounded up to a pixel. The advances of the 95 ASCII characters are recorded (measured: 1,508 values at 8 to 40 pt),
        and so is the kerning of their pairs (measured); above 40 pt the tracking is a rule. All of 73 measured labels are met.
        An accented letter is kerned as the letter below the accent, a curly quote as a straight one, a dash as the hyphen
        (assumed). Other Latin, Greek and Cyrillic characters count with Inter's advances, other scripts are shaped with the fonts
        that are installed; both are marked approximate in every output.

        """
}

// MARK: - Figures

extension FidelityDocument {
    private mutating func addFigures() {
        text += "\n## Figures\n"
        for group in FigureGroup.all {
            text += "\n### \(group.title)\n\n| figure | 18 | | 26 | |\n|---|---|---|---|---|\n"
            for entry in group.entries {
                text += "| \(entry.name) | \(Self.cells(entry[.design18])) | \(Self.cells(entry[.design26])) |\n"
            }
        }
    }

    private static func cells(_ figure: Figure?) -> String {
        guard let figure else { return " | " }
        return "\(number(figure.value)) | \(figure.certainty.rawValue): \(figure.source)"
    }

    private static func number(_ value: CGFloat) -> String { TextBuffer.text(of: value) }

    private mutating func addPresets() {
        text += """

            ### Presets

            Margins are top, leading, bottom, trailing. Between texts side by side are \(Self.number(PresetValues.horizontalPadding)) in all.

            | preset | design | margins | image to text | between texts | text | secondary text | |
            |---|---|---|---|---|---|---|---|

            """
        for preset in ListContentConfiguration.Preset.allCases {
            for design in Design.allCases {
                let values = PresetValues(preset, design: design)
                let basis = PresetValues.basis(of: preset, in: design)
                let margins = [
                    values.margins.top, values.margins.leading, values.margins.bottom, values.margins.trailing,
                ]
                text +=
                    "| \(preset.rawValue) | \(design.rawValue) | \(margins.map(Self.number).joined(separator: ", "))"
                text += " | \(Self.number(values.imageToTextPadding)) | \(Self.number(values.verticalPadding))"
                text += " | \(Self.font(values.text)) | \(Self.font(values.secondaryText))"
                text += " | \(basis.certainty.rawValue): \(basis.source) |\n"
            }
        }
    }

    private static func font(_ text: PresetText) -> String {
        let weight = text.font.weight == .regular ? "" : " \(text.font.weight.name)"
        return (text.font.textStyle?.rawValue ?? "") + weight
    }

    private mutating func addIcons() {
        add("Settings icons", SettingsIconMetrics.all)
    }

    private mutating func addDrawing() {
        for (title, figures) in DrawingFigures.all { add(title, figures) }
    }

    private mutating func add(_ title: String, _ figures: [Figure]) {
        text += "\n### \(title)\n\n| figure | value | |\n|---|---|---|\n"
        for figure in figures {
            let value = DecimalText.text(Double(figure.value), decimals: 4)
            text += "| \(figure.name) | \(value) | \(figure.certainty.rawValue): \(figure.source) |\n"
        }
    }
}

// MARK: - Disagreements

extension FidelityDocument {
    private mutating func addDeviations() {
        text += """

            ## Deviations

            Where sources disagree, the better supported side is the default. The other side has a switch, in `deviations:` of a
            scene or by `--deviation` on the command line:

            | deviation | by default | switched on |
            |---|---|---|

            """
        for deviation in Deviation.allCases {
            let evidence = deviation.evidence
            text += "| `\(deviation.rawValue)` | \(evidence.byDefault) | \(evidence.otherwise) |\n"
        }
        text += """

            These have none: the scene says which side it is on, or one side is kept.

            | disagreement | the layout | otherwise | settled by |
            |---|---|---|---|

            """
        for disagreement in Disagreement.allCases {
            let evidence = disagreement.evidence
            text += "| \(disagreement.rawValue) | \(evidence.byDefault) | \(evidence.otherwise) | "
            text += "\(disagreement.settledBy ?? "nothing") |\n"
        }
    }

    private mutating func addCases() throws {
        var compared: [String: Int] = [:]
        var misses: [FidelityCase.Miss] = []
        for name in FidelityCase.names {
            let fidelityCase = try FidelityCase.named(name)
            let environment = try fidelityCase.layout().environment
            for figure in fidelityCase.comparedFigures(environment) { compared[figure.kind, default: 0] += 1 }
            misses += try fidelityCase.misses(name: name).misses
        }
        text += """

            ## Measured scenes

            \(FidelityCase.names.count) scenes that real systems drew (`Tests/Fidelity`): figures within their tolerance.

            | kind | met | of |
            |---|---|---|

            """
        for (kind, count) in compared.sorted(by: { $0.key < $1.key }) {
            text += "| \(kind) | \(count - misses.count { $0.kind == kind }) | \(count) |\n"
        }
        if misses.isEmpty { return }
        text += "\n| missed | layout | measured | explained by |\n|---|---|---|---|\n"
        for miss in misses {
            let known = FidelityCaseTests.known["\(miss.name) \(miss.path)"]?.rawValue ?? "nothing"
            text += "| \(miss.name) `\(miss.path)` | \(miss.found) | \(miss.expected) | \(known) |\n"
        }
    }
}
