// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SceneReader {
    /// The keys that a mapping has, for the checks after it has been read.
    struct Keys<Key: SceneKey> {
        let mapping: ID
        fileprivate(set) var found: Set<Key> = []
        /// Keys that are there under a wrong name, about which something has been said.
        fileprivate var misspelled: Set<Key> = []

        func contains(_ key: Key) -> Bool { found.contains(key) }
    }

    /// Reads a mapping of known keys, each once.
    ///
    /// - Parameter allowed: Which of the type's keys this mapping may have; nil for all.
    /// - Returns: The keys that were found; nil where the value is no mapping.
    @discardableResult
    func mapping<Key: SceneKey>(
        _ id: ID, _ type: Key.Type, allowed: [Key]? = nil,
        expected: @autoclosure () -> Expectation? = nil,
        _ body: (Key, ID) -> Void
    ) -> Keys<Key>? {
        var keys = Keys<Key>(mapping: id)
        let names = { (allowed ?? Array(Key.allCases)).map(\.rawValue) }
        let isMapping = entries(id, expected: expected() ?? .mapping(keys: names())) { name, keyID, value in
            guard let key = Key.table[name], allowed?.contains(key) ?? true else {
                let nearest = rejectKey(name, among: names(), at: keyID)
                if let key = nearest.flatMap({ Key.table[$0] }) { keys.misspelled.insert(key) }
                return
            }
            guard keys.found.insert(key).inserted else { return rejectSecond(name, in: id, at: keyID) }
            body(key, value)
        }
        return isMapping ? keys : nil
    }

    /// Calls a closure with each key of a mapping and its value, the key at the path's end; false where the value is no
    /// mapping.
    func entries(_ id: ID, expected: @autoclosure () -> Expectation, _ body: (String, ID, ID) -> Void) -> Bool {
        guard let node = container(id, .mapping, expected: expected()) else { return false }
        let children = tree.children(of: node)
        var index = children.startIndex
        while index + 1 < children.endIndex {
            let (key, value) = (children[index], children[index + 1])
            index += 2
            guard let name = keyName(key) else { continue }
            path.append(.key(name))
            body(name, key, value)
            path.removeLast()
        }
        return true
    }

    /// Calls a closure with each value of a list, its number at the path's end; nil where the value is no list.
    @discardableResult
    func sequence(_ id: ID, expected: Expectation, _ body: (ID) -> Void) -> Int? {
        guard let node = container(id, .sequence, expected: expected) else { return nil }
        for (index, child) in tree.children(of: node).enumerated() {
            path.append(.index(index))
            body(child)
            path.removeLast()
        }
        return Int(node.count)
    }

    /// Reports a key that a mapping lacks.
    func require<Key: SceneKey>(_ key: Key, in keys: Keys<Key>?) {
        guard let keys, !keys.contains(key), !keys.misspelled.contains(key) else { return }
        report(.missingKey(key.rawValue), at: keys.mapping)
    }

    /// Reports two keys that exclude each other, at the mapping they are in.
    func exclude<Key: SceneKey>(_ a: Key, _ b: Key, in keys: Keys<Key>?) {
        guard let keys, keys.contains(a), keys.contains(b) else { return }
        report(.conflictingKeys(a.rawValue, b.rawValue), at: keys.mapping)
    }

    /// Reports a key that a mapping does not have, and returns the one that was probably meant.
    @discardableResult
    func rejectKey(_ name: String, among known: [String], at id: ID) -> String? {
        let nearest = Self.nearest(name, known)
        let isFirst = nearest == nil && listedKeys.insert(known).inserted
        report(.unknownKey(name, nearest: nearest, known: isFirst ? known : []), at: id)
        return nearest
    }

    /// Reports a key that its mapping has twice.
    func rejectSecond(_ name: String, in mapping: ID, at id: ID) {
        report(.duplicateKey(name, firstLine: firstLine(of: name, in: mapping) ?? place(of: id).line), at: id)
    }

    private func firstLine(of name: String, in mapping: ID) -> Int? {
        let keys = tree.children(of: node(mapping)).enumerated().lazy.filter { $0.offset % 2 == 0 }.map(\.element)
        return keys.first { self.tree.string(of: self.node($0)) == name }.map { place(of: $0).line }
    }

    /// The value of a mapping's key, before its turn comes; nil where there is none.
    func value<Key: SceneKey>(of key: Key, in id: ID?) -> ID? {
        guard let id, node(id).kind == .mapping else { return nil }
        let children = tree.children(of: node(id))
        for index in stride(from: children.startIndex, to: children.endIndex, by: 2)
        where tree.string(of: node(children[index])) == key.rawValue {
            return children[index + 1]
        }
        return nil
    }

    /// The keys of a mapping as they are written; nothing for another value.
    func names(in id: ID) -> [String] {
        let node = node(id)
        guard node.kind == .mapping else { return [] }
        let children = tree.children(of: node)
        return stride(from: children.startIndex, to: children.endIndex, by: 2).map {
            tree.string(of: self.node(children[$0]))
        }
    }

    private func keyName(_ id: ID) -> String? {
        let key = node(id)
        if key.isTagged {
            report(.tag, at: id)
        } else if key.kind != .scalar {
            reject(id, expected: .key)
        } else if tree.isEmpty(key) {
            rejectEmpty(id, expected: .key)
        } else {
            let name = tree.string(of: key)
            if !(key.isPlain && name == "<<") { return name }
            report(.mergeKey, at: id)
        }
        return nil
    }

    private func container(_ id: ID, _ kind: YAMLTree.Kind, expected: @autoclosure () -> Expectation) -> YAMLTree.Node?
    {
        let node = node(id)
        if node.isTagged {
            report(.tag, at: id)
        } else if node.kind == kind {
            return node
        } else if tree.isEmpty(node) {
            rejectEmpty(id, expected: expected())
        } else {
            reject(id, expected: expected())
        }
        return nil
    }
}
