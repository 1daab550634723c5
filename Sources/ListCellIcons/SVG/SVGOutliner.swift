// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Collects what elements paint as one outline for the nonzero rule.
struct SVGOutliner: SVGVisitor {
    private(set) var outline = Path()

    mutating func paint(
        _ path: Path, style: SVGStyle, transform: AffineTransform, attributes: SVGAttributes
    ) throws(SVGError) {
        if style.isFilled {
            guard let shape = WindingOrder.united(path.applying(transform), rule: style.fillRule) else {
                throw .crossingContours(line: attributes.element.line)
            }
            outline.append(shape)
        }
        if style.isStroked {
            outline.append(WindingOrder.turnedClockwise(path.stroked(style.stroke).applying(transform)))
        }
    }
}
