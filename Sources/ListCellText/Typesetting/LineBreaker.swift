// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What line breaks are entered into while they are found.
protocol LineBreakRecord {
    /// Says what follows a cluster; where it is said twice of one, the last counts.
    mutating func enter(_ breakAfter: LineBreak, after cluster: Int)
}

extension [TextCluster]: LineBreakRecord {
    mutating func enter(_ breakAfter: LineBreak, after cluster: Int) { self[cluster].breakAfter = breakAfter }
}

/// Finds where lines may end, character by character, by the rules of Unicode Standard Annex 14 as ICU 72 applies them.
///
/// The numbers in the comments (LB13) are those of the annex.
struct LineBreaker {
    /// The class before any spaces; nil at the beginning of a paragraph.
    private var previous: LineBreakClass?
    private var hasSpaces = false
    private var number = NumberPart.none
    /// Whether the last character is a hyphen with which a word or the paragraph begins.
    private var isAfterInitialHyphen = false
    /// The cluster whose break is another one if a number follows (LB25).
    private var awaitingNumber: (cluster: Int, breakAfter: LineBreak)?

    /// Where in a number (LB25) the last character is.
    private enum NumberPart {
        case none, inside, closed
    }
}

extension LineBreaker {
    /// Takes the next character and enters the break before it.
    ///
    /// - Parameters:
    ///   - index: The character's cluster; the break is the one after the cluster before it.
    ///   - record: What the breaks are entered into.
    @inline(__always)
    mutating func append(_ class: LineBreakClass, at index: Int, of record: inout some LineBreakRecord) {
        if `class` == .alphabetic, previous == .alphabetic, !hasSpaces { return }  // LB28, most of the time
        appendAny(`class`, at: index, of: &record)
    }

    private mutating func appendAny(_ class: LineBreakClass, at index: Int, of record: inout some LineBreakRecord) {
        switch `class` {
        case .carriageReturn, .mandatory:
            self = LineBreaker()
        case .space:
            hasSpaces = true
            awaitingNumber = nil
        case .combining where previous != nil && !hasSpaces:  // LB9
            break
        case .combining:  // LB10
            append(visible: .alphabetic, at: index, of: &record)
        default:
            append(visible: `class`, at: index, of: &record)
        }
    }

    private mutating func append(
        visible next: LineBreakClass, at index: Int, of record: inout some LineBreakRecord
    ) {
        let isBreak = allowsBreak(before: next)
        if isBreak { record.enter(.allowed, after: index - 1) }
        switch next {
        case .numeric:
            if let awaitingNumber { record.enter(awaitingNumber.breakAfter, after: awaitingNumber.cluster) }
            awaitingNumber = nil
        case .infix where previous == .open && !hasSpaces:
            break
        default:
            awaitingNumber = index > 0 ? changeByNumber(before: next, isBreak: isBreak).map { (index - 1, $0) } : nil
        }

        isAfterInitialHyphen = next == .hyphen && (isBreak || previous == nil)
        number = number(after: next, isJoined: !isBreak && !hasSpaces)
        previous = next
        hasSpaces = false
    }

    private func allowsBreak(before next: LineBreakClass) -> Bool {
        guard let previous else { return hasSpaces && !next.clings }
        if next.clings || previous == .open { return false }  // LB13, LB14
        if previous == .quotation, next == .open { return false }  // LB15
        if previous == .breakBoth, next == .breakBoth { return false }  // LB17
        if hasSpaces { return true }  // LB18
        if previous == .glue { return false }  // LB12
        switch next {
        case .quotation, .breakAfter, .hyphen, .inseparable:  // LB19, LB21, LB22
            return false
        case .glue:  // LB12a
            return previous == .breakAfter || previous == .hyphen
        case .numeric:  // LB23, LB25, LB30
            return !previous.joinsNumber && (number != .inside && previous != .closeParenthesis)
        case .alphabetic:  // LB23, LB24, LB28, LB29, LB30
            return !previous.joinsLetter && !(previous == .hyphen && isAfterInitialHyphen)
        case .postfix, .prefix:  // LB24, LB25
            return previous != .quotation && previous != .alphabetic && number == .none
                && !(previous == .ideographic && next == .postfix)
        case .open:  // LB30
            return previous != .alphabetic && previous != .numeric
        default:
            return previous != .quotation && !(previous == .prefix && next == .ideographic)  // LB19, LB23a
        }
    }

    /// What the break becomes if a number follows: "$(1" keeps together, and " .5" may begin a line (LB25).
    private func changeByNumber(before next: LineBreakClass, isBreak: Bool) -> LineBreak? {
        switch next {
        case .open where isBreak && !hasSpaces && previous?.isAffix == true: .prohibited
        case .infix where hasSpaces && previous != .open: .allowed
        default: nil
        }
    }

    private func number(after next: LineBreakClass, isJoined: Bool) -> NumberPart {
        switch next {
        case .numeric: .inside
        case .slash, .infix: isJoined && number == .inside ? .inside : .none
        case .close, .closeParenthesis: isJoined && number == .inside ? .closed : .none
        default: .none
        }
    }
}

extension LineBreakClass {
    /// Whether no line begins with it, even after spaces (LB13).
    fileprivate var clings: Bool {
        switch self {
        case .close, .closeParenthesis, .exclamation, .infix, .slash: true
        default: false
        }
    }

    /// Whether it stands before or after amounts.
    fileprivate var isAffix: Bool { self == .prefix || self == .postfix }

    /// Whether a number goes on with it or after it without break.
    fileprivate var joinsNumber: Bool {
        switch self {
        case .alphabetic, .numeric, .prefix, .postfix, .hyphen, .infix, .quotation: true
        default: false
        }
    }

    /// Whether a word goes on after it without break.
    fileprivate var joinsLetter: Bool {
        switch self {
        case .alphabetic, .numeric, .prefix, .postfix, .infix, .closeParenthesis, .quotation: true
        default: false
        }
    }
}
