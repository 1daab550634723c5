// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension Arguments {
    func expectNoOperands() throws(UsageError) {
        if let operand = operands.first { throw .extraOperand(operand) }
    }

    /// The only operand of a command that takes one.
    func onlyOperand(_ name: String) throws(UsageError) -> String {
        guard let operand = operands.first, !operand.isEmpty else { throw .missingOperand(name) }
        if operands.count > 1 { throw .extraOperand(operands[1]) }
        return operand
    }
}
