/// A set of observers that depend on values in intervals. It finds the observers whose intervals contain at least one of
/// several values.
///
/// The set is a treap (Seidel and Aragon, 1996), ordered by the lower ends. Each node stores which interval in its subtree ends
/// last, so that a search skips subtrees whose intervals all end before a value.
struct ObserverIntervals: Sendable {
  private struct Node {
    let interval: ValueInterval
    let id: ObserverID
    let priority: UInt64
    var left = Self.none
    var right = Self.none
    /// The node in this subtree whose interval ends last.
    var last = Self.none

    static let none: Int32 = -1
  }

  private var nodes: [Node] = []
  private var unused: [Int32] = []
  private var root = Node.none

  init() {}

  var isEmpty: Bool { root == Node.none }

  private subscript(index: Int32) -> Node {
    get { nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  // MARK: Changing

  /// O(log n).
  mutating func insert(_ id: ObserverID, _ interval: ValueInterval) {
    if interval.isEmpty { return }
    let node = Node(interval: interval, id: id, priority: Self.priority(of: id, nodes.count))
    let index = unused.popLast() ?? Int32(nodes.count)
    if index < nodes.count { self[index] = node } else { nodes.append(node) }
    self[index].last = index
    root = inserting(index, below: root)
  }

  /// O(log n).
  mutating func remove(_ id: ObserverID, _ interval: ValueInterval) {
    if interval.isEmpty { return }
    root = removing(Node(interval: interval, id: id, priority: 0), below: root)
    if isEmpty { self = ObserverIntervals() }
  }

  /// Returns a pseudorandom number that is the same in every run (SplitMix: Steele, Lea and Flood, 2014).
  private static func priority(of id: ObserverID, _ count: Int) -> UInt64 {
    var bits = (UInt64(bitPattern: Int64(id.rawValue)) << 20 ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  private static func precedes(_ left: Node, _ right: Node) -> Bool {
    if left.interval.lower.precedes(right.interval.lower) { return true }
    if right.interval.lower.precedes(left.interval.lower) { return false }
    if left.interval.upper.precedes(right.interval.upper) { return true }
    if right.interval.upper.precedes(left.interval.upper) { return false }
    return left.id < right.id
  }

  private mutating func inserting(_ index: Int32, below top: Int32) -> Int32 {
    if top == Node.none { return index }
    if Self.precedes(self[index], self[top]) {
      let child = inserting(index, below: self[top].left)
      self[top].left = child
      if self[child].priority > self[top].priority { return rotatingRight(top) }
    } else {
      let child = inserting(index, below: self[top].right)
      self[top].right = child
      if self[child].priority > self[top].priority { return rotatingLeft(top) }
    }
    update(top)
    return top
  }

  private mutating func removing(_ node: Node, below top: Int32) -> Int32 {
    if top == Node.none { return top }
    if Self.precedes(node, self[top]) {
      self[top].left = removing(node, below: self[top].left)
    } else if Self.precedes(self[top], node) {
      self[top].right = removing(node, below: self[top].right)
    } else {
      unused.append(top)
      return joining(self[top].left, self[top].right)
    }
    update(top)
    return top
  }

  /// Joins two trees, the first of which precedes the second.
  private mutating func joining(_ left: Int32, _ right: Int32) -> Int32 {
    if left == Node.none { return right }
    if right == Node.none { return left }
    if self[left].priority > self[right].priority {
      self[left].right = joining(self[left].right, right)
      update(left)
      return left
    }
    self[right].left = joining(left, self[right].left)
    update(right)
    return right
  }

  private mutating func rotatingRight(_ top: Int32) -> Int32 {
    let child = self[top].left
    self[top].left = self[child].right
    self[child].right = top
    update(top)
    update(child)
    return child
  }

  private mutating func rotatingLeft(_ top: Int32) -> Int32 {
    let child = self[top].right
    self[top].right = self[child].left
    self[child].left = top
    update(top)
    update(child)
    return child
  }

  private mutating func update(_ index: Int32) {
    var last = index
    func include(_ child: Int32) {
      if child == Node.none { return }
      let other = self[child].last
      if self[last].interval.upper.precedes(self[other].interval.upper) { last = other }
    }
    include(self[index].left)
    include(self[index].right)
    self[index].last = last
  }

  // MARK: Searching

  /// Adds the observers whose intervals contain at least one of the values. Each node is visited at most once, regardless of
  /// the number of values.
  ///
  /// - Parameter values: the values, in sort order.
  /// - Complexity: O(k log n) for one value that is in k intervals, and at most O(n log m) for m values.
  func addObservers(of values: [StoredValue], to found: inout Set<ObserverID>) {
    addObservers(of: values, 0..<values.count, below: root, to: &found)
  }

  /// - Parameter range: the indices of the values that might be in an interval of the tree.
  private func addObservers(
    of values: [StoredValue], _ range: Range<Int>, below top: Int32, to found: inout Set<ObserverID>
  ) {
    if top == Node.none { return }
    let node = self[top]
    let end = Self.firstIndex(in: values, range, beyond: self[node.last].interval.upper)
    if range.lowerBound == end { return }
    addObservers(of: values, range.lowerBound..<end, below: node.left, to: &found)
    let start = Self.firstIndex(in: values, range.lowerBound..<end, beyond: node.interval.lower)
    if start == end { return }
    if node.interval.upper.isAfter(values[start]) { found.insert(node.id) }
    addObservers(of: values, start..<end, below: node.right, to: &found)
  }

  /// Returns the index of the first value that isn't before a cut.
  private static func firstIndex(
    in values: [StoredValue], _ range: Range<Int>, beyond cut: ValueInterval.Cut
  ) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if cut.isAfter(values[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ObserverIntervals {
  /// Reports violated invariants: the order of the tree, the heap order of the priorities, and the intervals that end last.
  func verify(_ verification: Verification) {
    var count = 0
    func visit(_ index: Int32) -> [Int32] {
      if index == Node.none { return [] }
      count += 1
      let node = self[index]
      for child in [node.left, node.right] where child != Node.none {
        verification.expect(self[child].priority <= node.priority, "a node is above one of higher priority")
      }
      let below = visit(node.left) + [index] + visit(node.right)
      verification.expect(
        below.allSatisfy { !self[node.last].interval.upper.precedes(self[$0].interval.upper) },
        "an interval ends after the one recorded as the last to end")
      return below
    }
    let order = visit(root)
    verification.expect(
      zip(order, order.dropFirst()).allSatisfy { !Self.precedes(self[$1], self[$0]) },
      "nodes are not in order")
    verification.expect(count + unused.count == nodes.count, "nodes were lost")
  }
}
