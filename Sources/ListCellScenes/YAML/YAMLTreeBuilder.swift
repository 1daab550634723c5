// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Builds the tree of a file from libyaml's events and holds it to the limits on the way.
struct YAMLTreeBuilder {
    /// A sequence or mapping that has not ended yet.
    private struct Frame {
        var node: YAMLTree.ID
        var anchor: String?
        /// Where the frame's children begin in `pending`.
        var firstPending: Int
        /// The characters that aliases had added when the frame began.
        var repeatedBefore: Int
        var start: Int
        /// The number of levels below the frame.
        var height = 0
    }

    private struct Anchor {
        var node: YAMLTree.ID
        /// What an alias adds to the file, in characters.
        var length: Int
        var height: Int
    }

    private var tree = YAMLTree()
    private var frames: [Frame] = []
    private var pending: [YAMLTree.ID] = []
    private var anchors: [String: Anchor] = [:]
    /// The characters that aliases have added so far.
    private var repeated = 0

    /// The tree of a file's bytes; throws at the first thing that is no YAML or beyond a limit.
    static func tree(of bytes: [UInt8]) throws(YAMLFailure) -> YAMLTree {
        var builder = YAMLTreeBuilder()
        builder.tree.nodes.reserveCapacity(bytes.count / 8)
        builder.tree.text.reserveCapacity(bytes.count)
        var parser = try YAMLParser(bytes)
        var documents = 0
        while true {
            let firstByte = Int32(builder.tree.text.count)
            let event = try parser.next(appendingTo: &builder.tree.text)
            switch event.kind {
            case .streamEnd: return builder.tree
            case .document:
                documents += 1
                if documents > 1 { throw YAMLFailure(mark: event.mark, problem: .scene(.secondDocument)) }
            case .scalar: builder.add(scalar: event, firstByte: firstByte)
            case .alias: try builder.add(alias: event)
            case .sequenceStart: try builder.begin(.sequence, event)
            case .mappingStart: try builder.begin(.mapping, event)
            case .sequenceEnd, .mappingEnd: builder.end(event)
            case .other: break
            }
        }
    }

    private mutating func add(scalar event: YAMLEvent, firstByte: Int32) {
        let node = append(.scalar, event, first: firstByte, count: Int32(tree.text.count) - firstByte)
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(node: node, length: event.end - event.start, height: 0)
        }
        attach(node, height: 0)
    }

    private mutating func add(alias event: YAMLEvent) throws(YAMLFailure) {
        let name = event.anchor ?? ""
        guard let anchor = anchors[name] else {
            throw YAMLFailure(mark: event.mark, problem: .scene(.unknownAlias(name)))
        }
        repeated += anchor.length
        if event.end + repeated > SceneLimits.fileSize {
            throw YAMLFailure(mark: event.mark, problem: .scene(.tooMuchRepeated(limit: SceneLimits.fileSize)))
        }
        try check(depth: frames.count + anchor.height, event)
        attach(anchor.node, height: anchor.height)
    }

    private mutating func begin(_ kind: YAMLTree.Kind, _ event: YAMLEvent) throws(YAMLFailure) {
        try check(depth: frames.count + 1, event)
        let node = append(kind, event, first: 0, count: 0)
        // An alias cannot refer to a value that has not ended, so a name that is used again is unknown until then.
        if let anchor = event.anchor { anchors[anchor] = nil }
        frames.append(
            Frame(
                node: node, anchor: event.anchor, firstPending: pending.count, repeatedBefore: repeated,
                start: event.start))
    }

    private mutating func end(_ event: YAMLEvent) {
        guard let frame = frames.popLast() else { return }
        let index = Int(frame.node)
        tree.nodes[index].first = Int32(tree.children.count)
        tree.nodes[index].count = Int32(pending.count - frame.firstPending)
        tree.children.append(contentsOf: pending[frame.firstPending...])
        pending.removeSubrange(frame.firstPending...)
        let height = frame.height + 1
        if let anchor = frame.anchor {
            let length = event.end - frame.start + repeated - frame.repeatedBefore
            anchors[anchor] = Anchor(node: frame.node, length: length, height: height)
        }
        attach(frame.node, height: height)
    }

    private mutating func append(
        _ kind: YAMLTree.Kind, _ event: YAMLEvent, first: Int32, count: Int32
    ) -> YAMLTree.ID {
        tree.nodes.append(
            YAMLTree.Node(
                kind: kind, isPlain: event.isPlain, isTagged: event.isTagged, mark: event.mark, first: first,
                count: count))
        return YAMLTree.ID(tree.nodes.count - 1)
    }

    private mutating func attach(_ node: YAMLTree.ID, height: Int) {
        if frames.isEmpty {
            tree.root = node
        } else {
            frames[frames.count - 1].height = max(frames[frames.count - 1].height, height)
            pending.append(node)
        }
    }

    private func check(depth: Int, _ event: YAMLEvent) throws(YAMLFailure) {
        if depth > SceneLimits.depth {
            throw YAMLFailure(mark: event.mark, problem: .scene(.tooDeep(limit: SceneLimits.depth)))
        }
    }
}
