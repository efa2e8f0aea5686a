import Synchronization

/// A persistent sparse array: leaves by index, with 64 children per node.
///
/// Copies share all nodes. A transaction changes nodes of its own version in place and copies all other nodes, so a change
/// takes time proportional to the length of the path to its leaf. Nodes and leaves in segments are loaded when they are first
/// needed.
struct RadixTree<Leaf: RadixLeaf>: Sendable {
  private(set) var root: RadixNode?
  /// The number of levels of nodes: 0 for the empty tree, 1 for a root that contains leaves.
  private(set) var height = 0
  /// The loader for new nodes above nodes from segments.
  private(set) var loader: RadixLoader<Leaf>?

  private static var bits: Int { RadixNode.bits }
  static var fanout: Int { RadixNode.fanout }

  init() {}

  private var capacity: Int { height == 0 ? 0 : 1 << (height * Self.bits) }

  subscript(index: Int) -> Leaf? {
    guard index >= 0, index < capacity else { return nil }
    return root?.find(index, of: Leaf.self)
  }

  /// Calls `body` with the leaf at an index, without retaining the leaf, which would access its memory once more. Returns nil
  /// if there is no leaf.
  @inline(__always)
  func withLeaf<R>(at index: Int, _ body: (Leaf) -> R) -> R? {
    guard index >= 0, index < capacity else { return nil }
    return root?.withLeaf(at: index, of: Leaf.self, body)
  }

  /// Sets or removes the leaf at an index, on behalf of the transaction of `version`.
  mutating func set(_ leaf: Leaf?, at index: Int, version: Version) {
    if leaf == nil && index >= capacity { return }
    while index >= capacity {
      // In an empty tree, only the height increases, because a node without children would remain in it permanently.
      if let root {
        let node = RadixNode(version: version, level: height, loader: loader)
        node.setChild(root, at: 0)
        self.root = node
      }
      height += 1
    }
    let top = root ?? RadixNode(version: version, level: height - 1, loader: loader)
    root = set(leaf, at: index, in: top, version: version)
    if root == nil { height = 0 }
  }

  /// Whether the tree has no leaves.
  var isEmpty: Bool { root == nil }

  /// Replaces the root by one with the same height.
  mutating func replace(_ root: RadixNode?, _ loader: RadixLoader<Leaf>?) {
    (self.root, self.loader) = (root, loader)
  }

  /// Removes all leaves without visiting them.
  mutating func removeAll() { (root, height) = (nil, 0) }

  private func set(_ leaf: Leaf?, at index: Int, in node: RadixNode, version: Version) -> RadixNode? {
    let node = node.isOwned(by: version) ? node : node.copy(version: version)
    let childIndex = (index >> (node.level * Self.bits)) & (Self.fanout - 1)
    if node.level == 0 {
      node.setChild(leaf, at: childIndex)
    } else {
      let child = node.node(childIndex, of: Leaf.self)
      if child == nil && leaf == nil { return node.childCount == 0 ? nil : node }
      let start = child ?? RadixNode(version: version, level: node.level - 1, loader: loader)
      let new = set(leaf, at: index, in: start, version: version)
      if new !== child { node.setChild(new, at: childIndex) }
    }
    return node.childCount == 0 ? nil : node
  }

  /// Replaces the leaves for which `replacement` returns another leaf, on behalf of the transaction of `version`. This takes
  /// less time per leaf than `set`, because the tree is walked only once.
  mutating func replaceLeaves(version: Version, _ replacement: (Leaf) -> Leaf?) {
    if let root { self.root = Self.replaceLeaves(in: root, version: version, replacement) }
  }

  private static func replaceLeaves(
    in node: RadixNode, version: Version, _ replacement: (Leaf) -> Leaf?
  ) -> RadixNode {
    var node = node
    func set(_ child: AnyObject, at childIndex: Int) {
      if !node.isOwned(by: version) { node = node.copy(version: version) }
      node.setChild(child, at: childIndex)
    }
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      if node.level == 0 {
        guard let leaf = node.leaf(childIndex, of: Leaf.self), let new = replacement(leaf) else { continue }
        set(new, at: childIndex)
      } else if let child = node.node(childIndex, of: Leaf.self) {
        let new = replaceLeaves(in: child, version: version, replacement)
        if new !== child { set(new, at: childIndex) }
      }
    }
    return node
  }

  /// Calls `body` with each leaf, by ascending index, until it returns false.
  func forEach(_ body: (Int, Leaf) -> Bool) {
    if let root { _ = Self.forEach(in: root, base: 0, body) }
  }

  private static func forEach(in node: RadixNode, base: Int, _ body: (Int, Leaf) -> Bool) -> Bool {
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      if node.level == 0 {
        if let leaf = node.leaf(childIndex, of: Leaf.self), !body(base + childIndex, leaf) { return false }
      } else if let child = node.node(childIndex, of: Leaf.self) {
        if !forEach(in: child, base: base + childIndex << (node.level * bits), body) { return false }
      }
    }
    return true
  }

  /// Returns the indices in a range that have a leaf, in ascending order. The leaves aren't loaded.
  func indices(in range: ClosedRange<Int>) -> [Int] {
    var result: [Int] = []
    if let root { Self.appendIndices(of: root, base: 0, in: range, to: &result) }
    return result
  }

  private static func appendIndices(
    of node: RadixNode, base: Int, in range: ClosedRange<Int>, to result: inout [Int]
  ) {
    let shift = node.level * bits
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      let first = base + childIndex << shift
      if first > range.upperBound || first + (1 << shift - 1) < range.lowerBound { continue }
      if node.level == 0 {
        result.append(first)
      } else if let child = node.node(childIndex, of: Leaf.self) {
        appendIndices(of: child, base: first, in: range, to: &result)
      }
    }
  }

  /// The approximate number of bytes between the leaves' blocks in segments. The leaves aren't loaded.
  var approximateStoredByteCount: Int { root.map { Self.approximateStoredByteCount(below: $0) } ?? 0 }

  private static func approximateStoredByteCount(below node: RadixNode) -> Int {
    var references: [BlockReference] = []
    var sum = 0
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      if node.level > 0 {
        sum += node.node(childIndex, of: Leaf.self).map { approximateStoredByteCount(below: $0) } ?? 0
      } else if let reference = node.unloadedReference(childIndex)
        ?? node.leaf(childIndex, of: Leaf.self)?.reference
      {
        references.append(reference)
      }
    }
    // A block ends before the next one begins. Blocks of other trees can be between blocks that are far apart.
    references.sort { $0.rawValue < $1.rawValue }
    var (lengths, count) = (0, 0)
    for (reference, next) in zip(references, references.dropFirst())
    where next.segment == reference.segment && next.offset - reference.offset < typicalByteCount {
      lengths += next.offset - reference.offset
      count += 1
    }
    let average = count == 0 ? 0 : lengths / count
    return sum + lengths + (references.count - count) * average
  }

  /// A length that the blocks of few leaves exceed.
  private static var typicalByteCount: Int { 1 << 16 }

  /// Calls `body` with each leaf, by ascending index, until it returns false. The leaves aren't retained, so `body` must not
  /// change any tree.
  ///
  /// - Parameter touch: reads the memory of a leaf that `body` needs first, and returns any part of it. It is called for
  ///   several leaves ahead, so that the processor waits for their memory in parallel instead of one after the other (benchmark
  ///   "sum int").
  func scan(touching touch: (Leaf) -> UInt, _ body: (Int, Leaf) -> Bool) {
    if let root { _ = Self.scan(root, base: 0, touch, body) }
  }

  private static func scan(
    _ node: RadixNode, base: Int, _ touch: (Leaf) -> UInt, _ body: (Int, Leaf) -> Bool
  ) -> Bool {
    if node.level > 0 {
      for childIndex in 0..<fanout where node.word(childIndex) != 0 {
        guard let child = node.node(childIndex, of: Leaf.self) else { continue }
        if !scan(child, base: base + childIndex << (node.level * bits), touch, body) { return false }
      }
      return true
    }
    for start in stride(from: 0, to: fanout, by: lookAhead) {
      let group = start..<(start + lookAhead)
      var read: UInt = 0
      for childIndex in group where node.word(childIndex) != 0 {
        read ^= node.withChild(childIndex, of: Leaf.self, touch) ?? 0
      }
      TouchedMemory.note(read)
      for childIndex in group where node.word(childIndex) != 0 {
        let goesOn = node.withChild(childIndex, of: Leaf.self) { body(base + childIndex, $0) }
        if goesOn == false { return false }
      }
    }
    return true
  }

  /// The number of leaves to touch ahead: about as many as a processor can wait for in parallel.
  private static var lookAhead: Int { 8 }

  /// Calls `body` with each leaf that the transaction of a version may change in place.
  func forEachOwned(by version: Version, _ body: (Leaf) -> Void) {
    if let root { Self.forEachOwned(by: version, in: root, body) }
  }

  private static func forEachOwned(by version: Version, in node: RadixNode, _ body: (Leaf) -> Void) {
    guard node.isOwned(by: version) else { return }
    for childIndex in 0..<fanout where node.word(childIndex) != 0 && node.unloadedReference(childIndex) == nil
    {
      if node.level > 0 {
        node.node(childIndex, of: Leaf.self).map { forEachOwned(by: version, in: $0, body) }
      } else if let leaf = node.leaf(childIndex, of: Leaf.self), leaf.isOwned(by: version) {
        body(leaf)
      }
    }
  }

  /// Calls `body` with each index at which `self` and `old` may have different leaves, in ascending order.
  ///
  /// Takes time proportional to the differences, because equal nodes are skipped: nodes that both trees share, and nodes at the
  /// same index that were written by the same version. One of the latter may be in memory and the other in a segment.
  func forEachDifference(from old: RadixTree, _ body: (_ index: Int, _ old: Leaf?, _ new: Leaf?) -> Void) {
    let height = max(height, old.height)
    guard height > 0 else { return }
    Self.difference(old.raised(to: height), raised(to: height), base: 0, level: height - 1, body)
  }

  private static func difference(
    _ old: RadixNode?, _ new: RadixNode?, base: Int, level: Int, _ body: (Int, Leaf?, Leaf?) -> Void
  ) {
    if old === new { return }
    if let old, let new, old.version == new.version { return }
    for childIndex in 0..<fanout {
      let (was, `is`) = (old?.word(childIndex) ?? 0, new?.word(childIndex) ?? 0)
      if was == `is` { continue }
      if level == 0 {
        let (before, after) = (old?.leaf(childIndex, of: Leaf.self), new?.leaf(childIndex, of: Leaf.self))
        if before !== after && (before == nil || before?.version != after?.version) {
          body(base + childIndex, before, after)
        }
      } else {
        difference(
          old?.node(childIndex, of: Leaf.self), new?.node(childIndex, of: Leaf.self),
          base: base + childIndex << (level * bits), level: level - 1, body)
      }
    }
  }

  /// Returns the root of an equal tree with a greater height.
  private func raised(to target: Int) -> RadixNode? {
    guard var node = root else { return nil }
    for level in height..<max(height, target) {
      let above = RadixNode(version: node.version, level: level, loader: loader)
      above.setChild(node, at: 0)
      node = above
    }
    return node
  }

  // MARK: Segments

  /// Creates a tree whose root is in a segment.
  ///
  /// - Throws: `.corruptFile` if the root is invalid. Nodes below it are verified when they are first needed.
  init(_ tree: TableHeader.Tree, _ loader: RadixLoader<Leaf>) throws(StoreError) {
    self.loader = loader
    guard let root = tree.root else { return }
    let height = tree.height
    self.height = height
    self.root = try loader.source.readOrThrow(root, .radixNode) { block throws(ByteReader.Malformed) in
      try RadixNode.decoded(block, level: height - 1, loader)
    }
  }

  /// Appends the blocks that aren't in a kept segment. Returns the reference of the root, or nil for an empty tree.
  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference? {
    guard let root else { return nil }
    return try Self.write(root, to: &writer)
  }

  private static func write(
    _ node: RadixNode, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    if let kept = writer.keptReference(of: node) { return kept }
    var children: [(childIndex: Int, reference: BlockReference)] = []
    for childIndex in 0..<fanout where node.word(childIndex) != 0 {
      children.append((childIndex, try writeChild(childIndex, of: node, to: &writer)))
    }
    return try node.append(children, to: &writer)
  }

  private static func writeChild(
    _ childIndex: Int, of node: RadixNode, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    // Blocks that haven't been loaded are copied without keeping them in memory, so that rewriting a store doesn't fill the
    // memory.
    if let reference = node.unloadedReference(childIndex), let loader = node.loader(of: Leaf.self) {
      if let kept = writer.keptReference(of: reference) { return kept }
      if node.level == 0 {
        let leaf = try loader.source.readOrThrow(reference, Leaf.kind) {
          block throws(ByteReader.Malformed) in
          try Leaf.decoded(block, loader.shape)
        }
        return try leaf.write(to: &writer)
      }
      let child = try loader.source.readOrThrow(reference, .radixNode) {
        block throws(ByteReader.Malformed) in
        try RadixNode.decoded(block, level: node.level - 1, loader)
      }
      return try write(child, to: &writer)
    }
    if node.level > 0, let child = node.node(childIndex, of: Leaf.self) {
      return try write(child, to: &writer)
    }
    guard let leaf = node.leaf(childIndex, of: Leaf.self) else {
      throw .notRewritable("a block of a table is missing")
    }
    if let kept = writer.keptReference(of: leaf) { return kept }
    return try leaf.write(to: &writer)
  }
}

/// Prevents the optimiser from removing reads whose results aren't used.
enum TouchedMemory {
  private static let last = Atomic<UInt>(0)

  static func note(_ value: UInt) { last.store(value, ordering: .relaxed) }
}
