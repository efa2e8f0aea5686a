/// A persistent array with gaps: leaves by index, 64 children a node.
///
/// A value; a copy shares everything. A transaction writes in place what carries its own version and copies
/// what does not, so the cost of a change is the path to its leaf.
struct RadixTree<Leaf: AnyObject & Sendable>: Sendable {
  private static var bits: Int { 6 }
  private static var fanout: Int { 1 << bits }

  /// A branch holds nodes one level down, or, at the lowest level, leaves.
  // Guard of the unchecked conformance: written only by the transaction whose version it carries, before the
  // snapshot that holds it is published.
  private final class Node: @unchecked Sendable {
    let version: Version
    var nodes: [Node?] = []
    var leaves: [Leaf?] = []
    var used = 0

    init(version: Version, isLowest: Bool) {
      self.version = version
      if isLowest {
        leaves = Array(repeating: nil, count: RadixTree.fanout)
      } else {
        nodes = Array(repeating: nil, count: RadixTree.fanout)
      }
    }

    init(copying other: Node, version: Version) {
      self.version = version
      nodes = other.nodes
      leaves = other.leaves
      used = other.used
    }
  }

  private var root: Node?
  /// Levels of nodes: 0 is the empty tree, 1 a root that holds leaves.
  private var height = 0

  private var capacity: Int { height == 0 ? 0 : 1 << (height * Self.bits) }

  subscript(index: Int) -> Leaf? {
    guard index >= 0, index < capacity, var node = root else { return nil }
    var shift = (height - 1) * Self.bits
    while shift > 0 {
      guard let next = node.nodes[(index >> shift) & (Self.fanout - 1)] else { return nil }
      node = next
      shift -= Self.bits
    }
    return node.leaves[index & (Self.fanout - 1)]
  }

  /// Puts a leaf in its place, or takes it out, on behalf of the transaction of `version`.
  mutating func set(_ leaf: Leaf?, at index: Int, version: Version) {
    if leaf == nil && index >= capacity { return }
    while index >= capacity {
      // An empty tree only gets higher: a node without children would stay in it for good.
      if let root {
        let node = Node(version: version, isLowest: false)
        node.nodes[0] = root
        node.used = 1
        self.root = node
      }
      height += 1
    }
    let top = root ?? Node(version: version, isLowest: height == 1)
    root = Self.set(leaf, at: index, in: top, shift: (height - 1) * Self.bits, version: version)
    if root == nil { height = 0 }
  }

  private static func set(_ leaf: Leaf?, at index: Int, in node: Node, shift: Int, version: Version) -> Node?
  {
    let node = node.version == version ? node : Node(copying: node, version: version)
    let place = (index >> shift) & (fanout - 1)
    if shift == 0 {
      node.used += (leaf == nil ? 0 : 1) - (node.leaves[place] == nil ? 0 : 1)
      node.leaves[place] = leaf
    } else {
      let child = node.nodes[place]
      if child == nil && leaf == nil { return node.used == 0 ? nil : node }
      let start = child ?? Node(version: version, isLowest: shift == bits)
      let new = set(leaf, at: index, in: start, shift: shift - bits, version: version)
      node.used += (new == nil ? 0 : 1) - (child == nil ? 0 : 1)
      node.nodes[place] = new
    }
    return node.used == 0 ? nil : node
  }

  /// Calls `body` with each leaf, by ascending index, until it returns false.
  func forEach(_ body: (Int, Leaf) -> Bool) {
    guard let root else { return }
    _ = Self.forEach(in: root, base: 0, shift: (height - 1) * Self.bits, body)
  }

  private static func forEach(in node: Node, base: Int, shift: Int, _ body: (Int, Leaf) -> Bool) -> Bool {
    for place in 0..<fanout {
      if shift == 0 {
        if let leaf = node.leaves[place], !body(base + place, leaf) { return false }
      } else if let child = node.nodes[place] {
        if !forEach(in: child, base: base + place << shift, shift: shift - bits, body) { return false }
      }
    }
    return true
  }

  /// Calls `body` with each index whose leaf is not the same object in `self` and `old`, ascending. Costs what
  /// differs: what both share is passed over by identity.
  func forEachDifference(from old: RadixTree, _ body: (_ index: Int, _ old: Leaf?, _ new: Leaf?) -> Void) {
    let height = max(height, old.height)
    guard height > 0 else { return }
    Self.difference(
      old.raised(to: height), raised(to: height), base: 0, shift: (height - 1) * Self.bits, body)
  }

  private static func difference(
    _ old: Node?, _ new: Node?, base: Int, shift: Int, _ body: (Int, Leaf?, Leaf?) -> Void
  ) {
    if old === new { return }
    for place in 0..<fanout {
      if shift == 0 {
        let (before, after) = (old?.leaves[place], new?.leaves[place])
        if before !== after { body(base + place, before, after) }
      } else {
        difference(
          old?.nodes[place], new?.nodes[place], base: base + place << shift, shift: shift - bits, body)
      }
    }
  }

  /// The root as it would be in a higher tree.
  private func raised(to target: Int) -> Node? {
    guard var node = root else { return nil }
    for _ in height..<target {
      let above = Node(version: node.version, isLowest: false)
      above.nodes[0] = node
      above.used = 1
      node = above
    }
    return node
  }

  /// Stops the program if a node breaks a rule; tests call it.
  func checkInvariants() {
    guard let root else { return precondition(height == 0, "An empty tree has no levels.") }
    Self.check(root, level: height - 1)
  }

  private static func check(_ node: Node, level: Int) {
    precondition(node.used > 0, "A node without children is taken out.")
    if level == 0 {
      precondition(node.leaves.count(where: { $0 != nil }) == node.used, "A node counts its leaves.")
    } else {
      precondition(node.nodes.count(where: { $0 != nil }) == node.used, "A node counts its children.")
      for case let child? in node.nodes { check(child, level: level - 1) }
    }
  }
}
