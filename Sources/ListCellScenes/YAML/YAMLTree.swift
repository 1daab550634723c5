// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A file's values in flat arrays; a value that aliases repeat is stored once.
struct YAMLTree {
    /// A value's number in the tree.
    typealias ID = Int32

    enum Kind: UInt8 { case scalar, sequence, mapping }

    struct Node {
        var kind: Kind
        var isPlain: Bool
        var isTagged: Bool
        var mark: Mark
        /// The first byte in `text`, or the first child in `children`.
        var first: Int32
        /// The number of bytes or children; a mapping's children are its keys and values in turn.
        var count: Int32
    }

    var nodes: [Node] = []
    var children: [ID] = []
    var text: [UInt8] = []
    /// The document's value; nil for a file without one.
    var root: ID?
    /// Whether the file is JSON, in which `null` is a word of the language and no text.
    var isJSON = false
}

extension YAMLTree {
    /// The values of a sequence, or the keys and values of a mapping in turn; nothing for a scalar.
    func children(of node: Node) -> ArraySlice<ID> {
        guard node.kind != .scalar else { return [] }
        return children[Int(node.first)..<Int(node.first) + Int(node.count)]
    }

    /// The bytes of a scalar; nothing for any other value.
    func bytes(of node: Node) -> ArraySlice<UInt8> {
        guard node.kind == .scalar else { return [] }
        return text[Int(node.first)..<Int(node.first) + Int(node.count)]
    }

    func string(of node: Node) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

    /// Whether a scalar stands for no value: nothing, `~`, or the `null` of JSON.
    func isEmpty(_ node: Node) -> Bool {
        guard node.kind == .scalar, node.isPlain else { return false }
        let bytes = bytes(of: node)
        return bytes.isEmpty || bytes.elementsEqual("~".utf8) || (isJSON && bytes.elementsEqual("null".utf8))
    }
}
