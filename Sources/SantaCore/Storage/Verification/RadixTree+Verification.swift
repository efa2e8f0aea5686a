extension RadixTree {
  /// Verifies all nodes and leaves, and calls `body` with each valid leaf, by ascending index.
  func verify(_ verification: Verification, _ body: (Int, Leaf) -> Void = { _, _ in }) {
    guard let root else {
      verification.expect(height == 0, "an empty tree has levels")
      return
    }
    verification.expect(
      root.level == height - 1, in: root.reference,
      "the height of a tree does not match the level of its root")
    if let root = Self.fresh(root, verification) { Self.verify(root, base: 0, verification, body) }
  }

  private static func verify(
    _ node: RadixNode, base: Int, _ verification: Verification, _ body: (Int, Leaf) -> Void
  ) {
    let taken = (0..<RadixNode.fanout).filter { node.word($0) != 0 }
    verification.expect(!taken.isEmpty, in: node.reference, "a node has no children")
    verification.expect(
      taken.count == node.childCount, in: node.reference, "a node's child count is wrong")
    for childIndex in taken {
      if node.level == 0 {
        guard let leaf = leaf(childIndex, of: node, verification) else { continue }
        verification.expect(
          leaf.version <= node.version, in: node.reference, "a leaf is newer than its parent")
        body(base + childIndex, leaf)
      } else if let child = child(childIndex, of: node, verification) {
        verification.expect(
          child.version <= node.version, in: node.reference, "a node is newer than its parent")
        guard
          verification.expect(
            child.level == node.level - 1, in: node.reference, "a node is not one level below its parent")
        else { continue }
        verify(child, base: base + childIndex << (node.level * RadixNode.bits), verification, body)
      }
    }
  }

  /// Reads a node of a segment again. Returns any other node unchanged.
  private static func fresh(_ node: RadixNode, _ verification: Verification) -> RadixNode? {
    guard let reference = node.reference, let loader = node.loader(of: Leaf.self) else { return node }
    return read(reference, level: node.level, loader, verification)
  }

  private static func read(
    _ reference: BlockReference, level: Int, _ loader: RadixLoader<Leaf>, _ verification: Verification
  ) -> RadixNode? {
    verification.read(reference, .radixNode, from: loader.source) { block throws(ByteReader.Malformed) in
      try RadixNode.decoded(block, level: level, loader)
    }
  }

  private static func child(
    _ childIndex: Int, of node: RadixNode, _ verification: Verification
  ) -> RadixNode? {
    if let reference = node.unloadedReference(childIndex), let loader = node.loader(of: Leaf.self) {
      return read(reference, level: node.level - 1, loader, verification)
    }
    return node.node(childIndex, of: Leaf.self).flatMap { fresh($0, verification) }
  }

  private static func leaf(_ childIndex: Int, of node: RadixNode, _ verification: Verification) -> Leaf? {
    guard let loader = node.loader(of: Leaf.self),
      let reference = node.unloadedReference(childIndex) ?? node.leaf(childIndex, of: Leaf.self)?.reference
    else { return node.leaf(childIndex, of: Leaf.self) }
    return verification.read(reference, Leaf.kind, from: loader.source) {
      block throws(ByteReader.Malformed) in
      try Leaf.decoded(block, loader.shape)
    }
  }
}
