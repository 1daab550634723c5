// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CYAML

/// What libyaml found next in a file.
struct YAMLEvent {
    enum Kind { case streamEnd, document, scalar, alias, sequenceStart, sequenceEnd, mappingStart, mappingEnd, other }

    var kind: Kind
    var mark: Mark
    /// The characters from the file's beginning to the event's, and to its end.
    var start: Int
    var end: Int
    /// The name an alias refers to, or that the node can be referred by.
    var anchor: String?
    var isTagged = false
    /// Whether a scalar stands without quotes.
    var isPlain = false
}

/// libyaml's parser over bytes of its own copy.
///
/// The pointers stay inside this type: `parser` is one initialised `yaml_parser_t`, `input` outlives it as libyaml
/// requires, and both are freed once, since the type cannot be copied.
struct YAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// A parser of UTF-8 text; throws where memory is short.
    init(_ bytes: [UInt8]) throws(YAMLFailure) {
        input = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        parser = UnsafeMutablePointer.allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) == 1 else { throw YAMLFailure(mark: nil, problem: .outOfMemory) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// The next event; a scalar's text is appended to `text`.
    mutating func next(appendingTo text: inout [UInt8]) throws(YAMLFailure) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        var result = YAMLEvent(
            kind: .other, mark: Mark(event.start_mark), start: event.start_mark.index, end: event.end_mark.index)
        switch event.type {
        case YAML_STREAM_END_EVENT: result.kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT: result.kind = .document
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.anchor = name(event.data.alias.anchor)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            result.kind = .scalar
            result.anchor = name(scalar.anchor)
            result.isTagged = scalar.tag != nil
            result.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            // libyaml allocates `length` bytes and a final 0 at `value`, alive until the event is deleted.
            text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            result.anchor = name(event.data.sequence_start.anchor)
            result.isTagged = event.data.sequence_start.tag != nil
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            result.anchor = name(event.data.mapping_start.anchor)
            result.isTagged = event.data.mapping_start.tag != nil
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        default: break
        }
        return result
    }

    /// A name of libyaml, which ends with a 0.
    private func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        guard let pointer else { return nil }
        return String(cString: pointer)
    }

    private func failure() -> YAMLFailure {
        let state = parser.pointee
        switch state.error {
        case YAML_MEMORY_ERROR: return YAMLFailure(mark: nil, problem: .outOfMemory)
        case YAML_READER_ERROR:
            return YAMLFailure(mark: nil, problem: .notText(byteOffset: state.problem_offset))
        default:
            let failure = SyntaxFailure(
                problem: state.problem.map { String(cString: $0) } ?? "syntax error",
                context: state.context.map { String(cString: $0) } ?? "",
                contextMark: state.context == nil ? nil : Mark(state.context_mark))
            let mark = isBehindEnd(state.problem_mark) ? nil : Mark(state.problem_mark)
            return YAMLFailure(mark: mark, problem: .syntax(failure))
        }
    }

    /// Whether a place is on the line that libyaml adds to a file whose last one does not end.
    private func isBehindEnd(_ mark: yaml_mark_t) -> Bool {
        guard mark.column == 0, let last = input.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r")
        else { return false }
        return mark.index >= input.count { $0 & 0xC0 != 0x80 }
    }
}

extension Mark {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: Int32(clamping: mark.line + 1), column: Int32(clamping: mark.column + 1))
    }
}
