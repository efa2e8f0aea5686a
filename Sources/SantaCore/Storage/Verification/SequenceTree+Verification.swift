extension SequenceTree {
  /// Verifies all nodes, and calls `body` with the elements of valid nodes, in order.
  func verify(_ verification: Verification, _ body: (Element) -> Void = { _ in }) {
    guard let root else { return }
    Self.verify(root, level: nil, verification, body)
  }

  /// - Parameter level: the level according to the parent, which limits the depth of the recursion; nil for a root.
  private static func verify(
    _ node: Node, level: Int?, _ verification: Verification, _ body: (Element) -> Void
  ) {
    guard let contents = contents(of: node, level: level, verification) else { return }
    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
      verification.expect(isTrue, in: node.reference, what())
    }
    let (elements, children) = (contents.elements, contents.children)
    expect(node.count > 0, "a node is empty")
    expect(elements.isEmpty || children.isEmpty, "a branch holds elements")
    expect(elements.count <= maximumElements, "a leaf holds more than \(maximumElements) elements")
    expect(children.count <= maximumChildren, "a branch has more than \(maximumChildren) children")
    expect(
      children.reduce(elements.count) { $0 + $1.count } == node.count, "a node's element count is wrong")
    expect(level != nil || children.count != 1, "a root has only one child")
    expect(
      contents.lasts.isEmpty || contents.lasts.count == children.count,
      "a branch does not have the last element of each child")
    for element in elements { body(element) }
    for child in children { verify(child, level: contents.level - 1, verification, body) }
  }

  /// Returns the contents of a node. If the node is in a segment, its contents are read again.
  private static func contents(
    of node: Node, level: Int?, _ verification: Verification
  ) -> SequenceLoader<Element>.Contents? {
    guard let reference = node.reference, let loader = node.loader else {
      let isInPlace = level.map { $0 == node.level } ?? true
      guard verification.expect(isInPlace, "a child is not one level below its parent") else { return nil }
      return SequenceLoader<Element>.Contents(
        version: node.version, level: node.level, elements: node.elements, children: node.children,
        lasts: node.lasts)
    }
    return verification.read(reference, from: loader.source) { block throws(ByteReader.Malformed) in
      try loader.contents(in: block, level: level, count: node.count)
    }
  }
}
