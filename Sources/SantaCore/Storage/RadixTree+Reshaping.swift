extension RadixTree {
  /// Reads leaves with another shape from now on.
  ///
  /// Nodes and leaves that are in a segment are released, and read again when they are needed. Only those that are in memory
  /// alone are visited. All of them keep their versions, so the tree doesn't differ from the old one.
  ///
  /// - Parameters:
  ///   - shape: returns the new shape, given the old one.
  ///   - convert: converts a leaf that isn't in a segment.
  mutating func reshape(_ shape: (Leaf.Shape) -> Leaf.Shape, _ convert: (Leaf) -> Leaf) {
    let loader = self.loader.map { RadixLoader($0, shape: shape($0.shape)) }
    replace(root.map { Self.reshaped($0, loader, convert) }, loader)
  }

  private static func reshaped(
    _ node: RadixNode, _ loader: RadixLoader<Leaf>?, _ convert: (Leaf) -> Leaf
  ) -> RadixNode {
    let new = RadixNode(
      version: node.version, level: node.level, loader: loader, reference: node.reference)
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      if let reference = node.unloadedReference(childIndex) {
        new.setUnloadedChild(reference, at: childIndex)
      } else if node.level > 0, let child = node.node(childIndex, of: Leaf.self) {
        if let reference = child.reference {
          new.setUnloadedChild(reference, at: childIndex)
        } else {
          new.setChild(reshaped(child, loader, convert), at: childIndex)
        }
      } else if node.level == 0, let leaf = node.leaf(childIndex, of: Leaf.self) {
        if let reference = leaf.reference {
          new.setUnloadedChild(reference, at: childIndex)
        } else {
          new.setChild(convert(leaf), at: childIndex)
        }
      }
    }
    return new
  }
}
