// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a command was given: operands, and options with their values, not yet interpreted.
struct Arguments: Equatable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    mutating func add(operand: String) { operands.append(operand) }

    mutating func add(_ value: String, to option: OptionDeclaration) {
        values[option.name, default: []].append(value)
    }

    /// Whether an option was given.
    func has(_ option: OptionDeclaration) -> Bool { values[option.name] != nil }

    /// The value of an option that may be given once; nil where it was not.
    func value(of option: OptionDeclaration) -> String? { values[option.name]?.last }

    /// All values of an option, those of a list `a,b` apart, without empty ones and repetitions.
    func list(of option: OptionDeclaration) -> [String] {
        var list: [String] = []
        for item in (values[option.name] ?? []).flatMap({ $0.split(separator: ",") }).map(String.init)
        where !list.contains(item) {
            list.append(item)
        }
        return list
    }
}

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
