// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Formula {
    /// The formula in figures, `max(22 + 30, 15 + 20.333 + 15)`: what adds 0 or multiplies by 1, and rounding
    /// without effect, is left out.
    public var text: String {
        var buffer = TextBuffer()
        write(to: &buffer, in: .whole)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    /// What a formula stands in, which decides whether it needs brackets.
    private enum Context { case whole, sum, product }

    private func write(to buffer: inout TextBuffer, in context: Context) {
        switch self {
        case .term(let term): buffer.append(term.value)
        case .sum(let parts):
            let visible = parts.filter { abs($0.value) > 0.000_5 }
            write(visible.isEmpty ? Array(parts.prefix(1)) : visible, " + ", to: &buffer, in: context)
        case .difference(let a, let b):
            if abs(b.value) > 0.000_5 {
                bracket(context == .product || context == .sum, &buffer) {
                    a.write(to: &$0, in: .whole)
                    $0.append(" − ")
                    b.write(to: &$0, in: .product)
                }
            } else {
                a.write(to: &buffer, in: context)
            }
        case .product(let a, let b) where b.value == 1: a.write(to: &buffer, in: context)
        case .product(let a, let b) where a.value == 1: b.write(to: &buffer, in: context)
        case .product(let a, let b):
            a.write(to: &buffer, in: .product)
            buffer.append(" × ")
            b.write(to: &buffer, in: .product)
        case .quotient(let a, let b):
            a.write(to: &buffer, in: .product)
            buffer.append(" ÷ ")
            b.write(to: &buffer, in: .product)
        case .maximum(let parts): write("max", parts, to: &buffer)
        case .minimum(let parts): write("min", parts, to: &buffer)
        case .ceil(let a, let grid): write("ceil", a, changes: grid.ceil(a.value) != a.value, to: &buffer, in: context)
        case .round(let a, let grid):
            write("round", a, changes: grid.round(a.value) != a.value, to: &buffer, in: context)
        }
    }

    private func write(
        _ parts: [Formula], _ separator: StaticString, to buffer: inout TextBuffer, in context: Context
    ) {
        guard parts.count != 1 else { return parts[0].write(to: &buffer, in: context) }
        bracket(context == .product, &buffer) { buffer in
            for (index, part) in parts.enumerated() {
                if index > 0 { buffer.append(separator) }
                part.write(to: &buffer, in: .sum)
            }
        }
    }

    private func write(_ name: StaticString, _ parts: [Formula], to buffer: inout TextBuffer) {
        buffer.append(name)
        bracket(true, &buffer) { buffer in
            for (index, part) in parts.enumerated() {
                if index > 0 { buffer.append(", ") }
                part.write(to: &buffer, in: .whole)
            }
        }
    }

    private func write(
        _ name: StaticString, _ part: Formula, changes: Bool, to buffer: inout TextBuffer, in context: Context
    ) {
        guard changes, abs(value - part.value) > 0.000_5 else { return part.write(to: &buffer, in: context) }
        buffer.append(name)
        bracket(true, &buffer) { part.write(to: &$0, in: .whole) }
    }

    private func bracket(_ isNeeded: Bool, _ buffer: inout TextBuffer, _ write: (inout TextBuffer) -> Void) {
        if isNeeded { buffer.append("(") }
        write(&buffer)
        if isNeeded { buffer.append(")") }
    }
}
