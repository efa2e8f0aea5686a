/// A persistent sequence. Appending, inserting, removing and reading at any index are O(log n), and copies share all nodes.
///
/// The sequence is a counted B+ tree. With `firstIndex(where:)`, it also serves as a sorted set. Nodes in a segment are loaded
/// when they are first needed.
package struct SequenceTree<Element: SequenceElement>: Sendable {
  static var maximumElements: Int { Element.maximumLeafCount }
  static var maximumChildren: Int { 32 }

  typealias Node = SequenceNode<Element>

  private(set) var root: Node?

  package init() {}

  /// Creates a sequence whose root is in a segment.
  init(_ tree: TableHeader.Sequence, _ loader: SequenceLoader<Element>) {
    root = tree.root.map { Node(reference: $0, level: nil, count: tree.count, version: nil, loader) }
  }

  /// Creates a sequence of the given elements.
  init(_ elements: some Sequence<Element>, version: Version) {
    append(contentsOf: Array(elements), version: version)
  }

  var count: Int { root?.count ?? 0 }

  var last: Element? { root?.last }

  subscript(index: Int) -> Element {
    let (leaf, index) = leaf(holding: index)
    return leaf.withElements { $0[index] }
  }

  /// Returns the leaf that contains the element at an index, and the index of the element within the leaf.
  func leaf(holding index: Int) -> (node: Node, index: Int) {
    let count = count
    guard index >= 0, index < count, var node = root else { stopOutOfRange(index, count) }
    var index = index
    while let child = node.descend(to: &index) { node = child }
    return (node, index)
  }

  /// Returns the index of the first element for which `isAtOrAfter` returns true, or `count`. The elements must be partitioned
  /// by `isAtOrAfter`. O(log n).
  func firstIndex(where isAtOrAfter: (Element) -> Bool) -> Int { first(where: isAtOrAfter).index }

  /// Returns the first element for which `isAtOrAfter` returns true, and its index. Returns nil and `count` if there is none.
  /// The elements must be partitioned by `isAtOrAfter`. O(log n).
  func first(where isAtOrAfter: (Element) -> Bool) -> (index: Int, element: Element?) {
    let (index, location) = location { $0.partitionIndex(where: isAtOrAfter) }
    return (index, location.map { found in found.leaf.withElements { $0[found.index] } })
  }

  /// Finds an element with a predicate that reads only parts of the elements, which must be partitioned by it. O(log n).
  ///
  /// - Parameter firstIndex: returns the index of the first element that satisfies the predicate, or the number of elements.
  /// - Returns: the index of the element and, if there is one, its leaf and its index within the leaf.
  func location(
    _ firstIndex: (Element.Leaf) -> Int
  ) -> (index: Int, location: (leaf: Node, index: Int)?) {
    guard var node = root else { return (0, nil) }
    var base = 0
    while !node.isLeaf {
      let child = node.firstChild(firstIndex)
      base += node.count(beforeChild: child)
      node = node.children[child]
    }
    let index = node.withElements(firstIndex)
    return (base + index, index < node.count ? (node, index) : nil)
  }

  /// Calls `body` with the elements from `start` on, until it returns false.
  func forEach(from start: Int = 0, _ body: (Element) -> Bool) {
    if let root { _ = Self.forEach(in: root, from: start, body) }
  }

  private static func forEach(in node: Node, from start: Int, _ body: (Element) -> Bool) -> Bool {
    if node.isLeaf {
      guard start < node.elements.count else { return true }
      for element in node.elements[start...] where !body(element) { return false }
      return true
    }
    let location = node.child(holding: start)
    var start = location.index
    for child in node.children[location.child...] {
      if !forEach(in: child, from: start, body) { return false }
      start = 0
    }
    return true
  }

  /// Calls `body` with each leaf that has elements in a range of indices, and with the indices of these elements within the
  /// leaf.
  func forEachRun(in range: Range<Int>, _ body: (Element.Leaf, Range<Int>) -> Void) {
    if let root, !range.isEmpty { Self.forEachRun(in: root, range, body) }
  }

  private static func forEachRun(
    in node: Node, _ range: Range<Int>, _ body: (Element.Leaf, Range<Int>) -> Void
  ) {
    if node.isLeaf { return body(node.elements, range.clamped(to: 0..<node.elements.count)) }
    let location = node.child(holding: range.lowerBound)
    var (start, rest) = (location.index, range.count)
    for child in node.children[location.child...] {
      let end = min(child.count, start + rest)
      forEachRun(in: child, start..<end, body)
      rest -= end - start
      if rest == 0 { return }
      start = 0
    }
  }

  /// The elements of all leaves, in order. Takes time proportional to the number of leaves, because the arrays are shared. The
  /// runs don't change when a transaction changes its version of the sequence in place.
  var runs: [Run] {
    var result: [Run] = []
    if let root { Self.descend(root, from: 0, enters: { _, _ in true }, leaf: { result.append($0) }) }
    return result
  }

  /// All elements in order. O(n).
  var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    for run in runs { result += run.elements }
    return result
  }

  /// Returns the approximate size of the nodes that the transaction of a version may change in place.
  func ownedByteCount(_ version: Version) -> Int { root?.ownedByteCount(version) ?? 0 }

  // MARK: Changes, on behalf of the transaction of `version`

  mutating func set(_ element: Element, at index: Int, version: Version) {
    let count = count
    guard index >= 0, index < count, let top = root else { stopOutOfRange(index, count) }
    root = Self.set(element, at: index, in: top, version: version)
  }

  private static func set(_ element: Element, at index: Int, in node: Node, version: Version) -> Node {
    let node = node.owned(by: version)
    if node.isLeaf {
      node.setElement(element, at: index)
    } else {
      let location = node.child(holding: index)
      let child = set(element, at: location.index, in: node.children[location.child], version: version)
      node.setChild(child, at: location.child)
    }
    return node
  }

  mutating func insert(_ element: Element, at index: Int, version: Version) {
    let count = count
    require(index >= 0 && index <= count, "Index \(index) is out of the range 0...\(count).")
    guard let top = root else {
      root = Node(version: version, elements: Element.Leaf(CollectionOfOne(element)))
      return
    }
    let (left, right) = Self.insert(element, at: index, in: top, version: version)
    root = right.map { Node(version: version, children: [left, $0]) } ?? left
  }

  private static func insert(
    _ element: Element, at index: Int, in node: Node, version: Version
  ) -> (Node, Node?) {
    let node = node.owned(by: version)
    if node.isLeaf {
      node.insertElement(element, at: index)
      guard node.count > maximumElements else { return (node, nil) }
      // A leaf that overflows at its end remains full, so that a list built by appending is dense.
      return (node, node.split(at: index == node.count - 1 ? maximumElements : node.count / 2))
    }
    let location = node.child(insertingAt: index)
    let isAtEnd = location.child == node.children.count - 1
    let (left, right) = insert(
      element, at: location.index, in: node.children[location.child], version: version)
    node.setChild(
      left, at: location.child, keepsLast: right == nil && location.index < left.count - 1)
    guard let right else { return (node, nil) }
    node.insertChild(right, at: location.child + 1)
    guard node.children.count > maximumChildren else { return (node, nil) }
    return (node, node.split(at: isAtEnd ? maximumChildren : node.children.count / 2))
  }

  /// Appends elements in order. O(log n + their number).
  mutating func append(contentsOf elements: [Element], version: Version) {
    if elements.isEmpty { return }
    var level =
      root.map { Self.append(elements[...], to: $0, version: version) }
      ?? Self.leaves(elements[...], version: version)
    while level.count > 1 { level = Self.parents(level[...], version: version) }
    root = level.first
  }

  /// Appends elements below a node. Returns the node and the nodes of the same level that follow it because it is full.
  private static func append(
    _ elements: ArraySlice<Element>, to node: Node, version: Version
  ) -> [Node] {
    let node = node.owned(by: version)
    if node.isLeaf {
      let room = max(0, maximumElements - node.count)
      node.appendElements(elements.prefix(room))
      return [node] + leaves(elements.dropFirst(room), version: version)
    }
    let last = node.children.count - 1
    let children = append(elements, to: node.children[last], version: version)
    node.setChild(children[0], at: last)
    let room = max(0, maximumChildren - node.children.count)
    for child in children.dropFirst().prefix(room) { node.insertChild(child, at: node.children.count) }
    return [node] + parents(children.dropFirst(1 + room), version: version)
  }

  private static func leaves(_ elements: ArraySlice<Element>, version: Version) -> [Node] {
    stride(from: elements.startIndex, to: elements.endIndex, by: maximumElements).map {
      Node(
        version: version, elements: Element.Leaf(elements[$0..<min($0 + maximumElements, elements.endIndex)]))
    }
  }

  private static func parents(_ children: ArraySlice<Node>, version: Version) -> [Node] {
    stride(from: children.startIndex, to: children.endIndex, by: maximumChildren).map {
      Node(version: version, children: Array(children[$0..<min($0 + maximumChildren, children.endIndex)]))
    }
  }

  @discardableResult
  mutating func remove(at index: Int, version: Version) -> Element {
    let count = count
    guard index >= 0, index < count, let top = root else { stopOutOfRange(index, count) }
    let (node, removed) = Self.remove(at: index, from: top, version: version)
    root = node.count == 0 ? nil : node
    while let top = root, top.children.count == 1 { root = top.children[0] }
    return removed
  }

  private static func remove(at index: Int, from node: Node, version: Version) -> (Node, Element) {
    let node = node.owned(by: version)
    if node.isLeaf { return (node, node.removeElement(at: index)) }
    let location = node.child(holding: index)
    let (child, removed) = remove(at: location.index, from: node.children[location.child], version: version)
    node.setChild(child, at: location.child)
    if child.count == 0 {
      node.removeChild(at: location.child)
    } else {
      merge(location.child, in: node, version: version)
    }
    return (node, removed)
  }

  /// Merges a child that has become small with a neighbour, if both fit into one node.
  private static func merge(_ index: Int, in node: Node, version: Version) {
    let size = { (child: Node) in child.isLeaf ? child.elements.count : child.children.count }
    let limit = node.children[index].isLeaf ? maximumElements : maximumChildren
    guard size(node.children[index]) < limit / 4 else { return }
    for left in [index - 1, index] where left >= 0 && left + 1 < node.children.count {
      let (first, second) = (node.children[left], node.children[left + 1])
      guard size(first) + size(second) <= limit * 3 / 4 else { continue }
      let merged = first.owned(by: version)
      merged.merge(second)
      node.removeChild(at: left + 1)
      node.setChild(merged, at: left)
      return
    }
  }

  // MARK: Changes to a sorted sequence

  /// Removes and inserts elements of a sequence that is sorted by `precedes`. Both arrays can be in any order. Each element of
  /// `removed` removes one element that neither precedes nor follows it, if there is one.
  ///
  /// If there are many changes, the whole sequence is rebuilt in O(n). Otherwise, each change takes O(log n).
  mutating func update(
    removing removed: [Element], inserting added: [Element], version: Version,
    _ precedes: (Element, Element) -> Bool
  ) {
    update(
      removing: removed, insertingSorted: added.count > 1 ? added.sorted(by: precedes) : added,
      version: version, precedes)
  }

  /// Removes and inserts elements, like `update(removing:inserting:version:_:)`. The inserted elements must be sorted.
  mutating func update(
    removing removed: [Element], insertingSorted added: [Element], version: Version,
    _ precedes: (Element, Element) -> Bool
  ) {
    let changes = removed.count + added.count
    if changes == 0 { return }
    // New elements are often after all existing ones.
    if removed.isEmpty, last.map({ !precedes(added[0], $0) }) ?? true {
      return append(contentsOf: added, version: version)
    }
    // With changes to a sixteenth of the elements, there are several changes per leaf, so nearly every leaf would be copied
    // anyway.
    guard changes > 1, changes >= count / 16 else {
      for element in removed {
        let (index, found) = first { !precedes($0, element) }
        if let found, !precedes(element, found) { remove(at: index, version: version) }
      }
      for element in added { insert(element, at: firstIndex { !precedes($0, element) }, version: version) }
      return
    }
    var result: [Element] = []
    result.reserveCapacity(max(0, count + added.count - removed.count))
    var (gone, rest) = (removed.sorted(by: precedes)[...], added[...])
    forEach { element in
      while let next = rest.first, precedes(next, element) { result.append(rest.removeFirst()) }
      while let next = gone.first, precedes(next, element) { gone.removeFirst() }
      if let next = gone.first, !precedes(element, next) {
        gone.removeFirst()
      } else {
        result.append(element)
      }
      return true
    }
    self = SequenceTree(result + rest, version: version)
  }

  // MARK: Differences

  /// The elements of one leaf, and the index of its first element in the sequence.
  struct Run {
    var start: Int
    var elements: Element.Leaf

    /// The indices of the elements in the sequence.
    var indices: Range<Int> { start..<start + elements.count }

    var indexed: some Sequence<(index: Int, entry: Element)> {
      elements.enumerated().lazy.map { (index: start + $0.offset, entry: $0.element) }
    }
  }

  /// Returns the runs of two versions of a sequence that the versions don't share. Takes time proportional to the differences:
  /// nodes that both versions contain are skipped by identity. A node in memory and its copy in a segment have different
  /// identities.
  static func unsharedRuns(_ old: SequenceTree, _ new: SequenceTree) -> (old: [Run], new: [Run]) {
    if old.root === new.root { return ([], []) }
    // The old tree can only contain nodes that aren't newer than its root. The walk down from the new root stops at such nodes,
    // which are candidates. Candidates that the walk down from the old root doesn't find aren't shared after all.
    let newest = old.root?.version
    var candidates: [Node.Identity: (node: Node, start: Int)] = [:]
    var newRuns: [Run] = []
    if let root = new.root {
      descend(root, from: 0) { node, start in
        guard let newest, node.version <= newest else { return true }
        candidates[node.identity] = (node, start)
        return false
      } leaf: {
        newRuns.append($0)
      }
    }
    var oldRuns: [Run] = []
    if let root = old.root {
      descend(root, from: 0) { node, _ in
        candidates.removeValue(forKey: node.identity) == nil
      } leaf: {
        oldRuns.append($0)
      }
    }
    if candidates.isEmpty { return (oldRuns, newRuns) }
    for (node, start) in candidates.values {
      descend(node, from: start) { _, _ in
        true
      } leaf: {
        newRuns.append($0)
      }
    }
    return (oldRuns, newRuns.sorted { $0.start < $1.start })
  }

  /// Calls `leaf` with the leaves below a node, in order, except for leaves below nodes for which `enters` returns false.
  private static func descend(
    _ node: Node, from start: Int, enters: (Node, _ start: Int) -> Bool, leaf: (Run) -> Void
  ) {
    guard enters(node, start) else { return }
    if node.isLeaf { return leaf(Run(start: start, elements: node.elements)) }
    var start = start
    for child in node.children {
      descend(child, from: start, enters: enters, leaf: leaf)
      start += child.count
    }
  }

  // MARK: Segments

  /// Appends the blocks that aren't in a kept segment. Returns the reference of the root, or nil for an empty sequence.
  func write(
    _ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference? {
    guard let root else { return nil }
    return try root.write(coding, to: &writer)
  }
}

// This isn't a method, because the optimiser of Swift 6.3 fails if a generic method is inlined here.
private func stopOutOfRange(_ index: Int, _ count: Int) -> Never {
  stopProgram("Index \(index) is out of the range 0..<\(count).")
}
