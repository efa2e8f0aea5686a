import Synchronization

/// A node of a sequence tree: a leaf with elements, or a branch with children. The contents of a node in a segment are loaded
/// when they are first needed.
///
/// In a segment, after the header drawn at ``Block``:
///
/// ```
/// leaf     20  count     UInt32   of elements
///          24  elements  as their coding writes a leaf; in format 1, one after the other
/// branch   17  level     UInt8    levels of nodes below
///          20  count     UInt32   of children
///          24  children  reference UInt64, count of elements UInt64, version UInt64 each
///              elements  in a sorted branch, the last element of each child, one after the other
/// ```
// The unchecked conformance is safe because only the transaction that has the node's version writes to it, and only before it
// publishes the snapshot that contains the node. Loaded contents are set once, under the loader's lock, before `isLoaded` is
// set.
final class SequenceNode<Element: SequenceElement>: VersionedBlock, @unchecked Sendable {
  // Safety: only the transaction that owns the node changes these fields, and code that borrows one of them never changes the
  // node, so exclusivity checks wouldn't find a violation. The checks took a third of the time of an append to a list
  // (benchmark "shape list of ints, append").
  @exclusivity(unchecked) private var uncheckedElements = Element.Leaf()
  @exclusivity(unchecked) private var uncheckedBranch = Branch()
  @exclusivity(unchecked) private var uncheckedCount: Int
  private var loadedElements: Element.Leaf {
    _read { yield unsafe uncheckedElements }
    _modify { yield unsafe &uncheckedElements }
  }
  private var branch: Branch {
    _read { yield unsafe uncheckedBranch }
    _modify { yield unsafe &uncheckedBranch }
  }
  private(set) var count: Int {
    get { unsafe uncheckedCount }
    set { unsafe uncheckedCount = newValue }
  }
  private var knownVersion: Version
  private var knownLevel: Int
  /// Whether this is a root in a segment, whose version and level are known only after its contents are loaded.
  private let isRoot: Bool
  let reference: BlockReference?
  let loader: SequenceLoader<Element>?
  private let isLoaded: Atomic<Bool>
  /// Whether the contents are placeholders for unreadable contents.
  private var isDamaged = false

  /// The children of a branch. A leaf doesn't have any.
  private struct Branch {
    var children: [SequenceNode] = []
    /// The count of each child. It is duplicated here because reading the counts from the children would cause a cache miss for
    /// each child.
    var counts: [Int] = []
    /// The last element of each child in a sorted sequence, so that a search doesn't read the children. Empty in other
    /// sequences, and in branches read from a segment of format 1.
    var lasts = Element.Leaf()

    init() {}

    /// - Parameter lasts: the last elements of the children, if known.
    init(_ children: [SequenceNode], lasts: Element.Leaf?) {
      self.children = children
      counts = children.map(\.count)
      self.lasts = lasts ?? SequenceNode.lasts(of: children)
    }

    func child(holding index: Int) -> (child: Int, index: Int) { Self.child(holding: index, counts) }

    static func child(holding index: Int, _ counts: [Int]) -> (child: Int, index: Int) {
      var (child, rest) = (0, index)
      while child < counts.count - 1, rest >= counts[child] {
        rest -= counts[child]
        child += 1
      }
      return (child, rest)
    }

    /// Replaces a child. The new child may be the same node with another count.
    ///
    /// - Parameter keepsLast: whether the last element of the child is the same as before.
    /// - Returns: the amount by which the total count has grown.
    mutating func set(_ child: SequenceNode, at index: Int, keepsLast: Bool) -> Int {
      let count = child.count
      let growth = count - counts[index]
      if children[index] !== child { children[index] = child }
      counts[index] = count
      // A child without elements is about to be removed.
      if !keepsLast, !lasts.isEmpty, count > 0 { lasts[index] = child.last }
      return growth
    }

    mutating func insert(_ child: SequenceNode, at index: Int) {
      children.insert(child, at: index)
      counts.insert(child.count, at: index)
      if !lasts.isEmpty { lasts.insert(child.last, at: index) }
    }

    /// - Returns: the count of the removed child.
    mutating func remove(at index: Int) -> Int {
      children.remove(at: index)
      if !lasts.isEmpty { lasts.remove(at: index) }
      return counts.remove(at: index)
    }

    mutating func removeChildren(from index: Int) {
      if !lasts.isEmpty { lasts.removeSubrange(index..<lasts.count) }
      children.removeSubrange(index...)
      counts.removeSubrange(index...)
    }

    mutating func append(_ next: Branch) {
      if lasts.isEmpty || next.lasts.isEmpty {
        lasts = Element.Leaf()
      } else {
        lasts.append(contentsOf: next.lasts)
      }
      children += next.children
      counts += next.counts
    }
  }

  init(version: Version, elements: Element.Leaf) {
    knownVersion = version
    knownLevel = 0
    unsafe uncheckedElements = elements
    unsafe uncheckedCount = elements.count
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  /// - Parameter lasts: the last elements of the children, if known.
  init(version: Version, children: [SequenceNode], lasts: Element.Leaf? = nil) {
    knownVersion = version
    knownLevel = children[0].level + 1
    let branch = Branch(children, lasts: lasts)
    unsafe uncheckedBranch = branch
    unsafe uncheckedCount = branch.counts.reduce(0, +)
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  /// Returns the last elements of the nodes of a sorted sequence. Empty for other sequences.
  private static func lasts(of children: [SequenceNode]) -> Element.Leaf {
    children.first?.last.isSorted ?? false ? Element.Leaf(children.lazy.map(\.last)) : Element.Leaf()
  }

  /// Creates a copy that the transaction of `version` may write to. It shares the children.
  private init(copying other: SequenceNode, version: Version) {
    other.load()
    knownVersion = version
    knownLevel = other.knownLevel
    unsafe uncheckedElements = other.loadedElements
    unsafe uncheckedBranch = other.branch
    unsafe uncheckedCount = other.count
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  /// Creates a node in a segment.
  ///
  /// - Parameters:
  ///   - level: the level according to the parent; nil for a root.
  ///   - version: the version according to the parent; nil for a root.
  init(
    reference: BlockReference, level: Int?, count: Int, version: Version?, _ loader: SequenceLoader<Element>
  ) {
    self.reference = reference
    unsafe uncheckedCount = count
    self.loader = loader
    knownLevel = level ?? 0
    knownVersion = version ?? .zero
    isRoot = level == nil
    isLoaded = Atomic(false)
  }

  /// Identifies a node across several versions of a tree, and across several loads of one segment.
  enum Identity: Hashable {
    case memory(ObjectIdentifier)
    case segment(BlockReference)
  }

  var identity: Identity { reference.map { .segment($0) } ?? .memory(ObjectIdentifier(self)) }

  var version: Version {
    if isRoot { load() }
    return knownVersion
  }

  /// The number of levels below this node; 0 for a leaf.
  var level: Int {
    if isRoot { load() }
    return knownLevel
  }

  var elements: Element.Leaf {
    _read {
      load()
      yield loadedElements
    }
  }

  /// Calls `body` with the elements of a leaf, without retaining the arrays that they consist of.
  func withElements<R>(_ body: (Element.Leaf) -> R) -> R {
    load()
    return body(loadedElements)
  }

  var children: [SequenceNode] {
    _read {
      load()
      yield branch.children
    }
  }

  /// The last element of each child, if known.
  var lasts: Element.Leaf { branch.lasts }

  var isLeaf: Bool {
    load()
    return branch.children.isEmpty
  }

  /// Returns the child that contains the element at an index, and the index of the element within the child. The index after
  /// the last element belongs to the last child.
  func child(holding index: Int) -> (child: Int, index: Int) {
    load()
    return branch.child(holding: index)
  }

  /// Returns the child that contains the element at an index, and replaces the index with the index within the child. Returns
  /// nil for a leaf.
  func descend(to index: inout Int) -> SequenceNode? {
    load()
    let counts = branch.counts
    if counts.isEmpty { return nil }
    let location = Branch.child(holding: index, counts)
    index = location.index
    return branch.children[location.child]
  }

  /// Returns the child into which to insert an element at an index, and the index within the child.
  func child(insertingAt index: Int) -> (child: Int, index: Int) {
    if index < count { return child(holding: index) }
    load()
    let last = branch.counts.count - 1
    return (last, branch.counts[last])
  }

  /// Returns the number of elements before a child.
  func count(beforeChild child: Int) -> Int {
    load()
    return branch.counts[..<child].reduce(0, +)
  }

  /// Returns the first child whose last element satisfies a predicate, or the last child if there is none. The elements must be
  /// partitioned by the predicate.
  ///
  /// - Parameter firstIndex: returns the index of the first element that satisfies the predicate, or the number of elements.
  func firstChild(_ firstIndex: (Element.Leaf) -> Int) -> Int {
    load()
    if !branch.lasts.isEmpty { return min(firstIndex(branch.lasts), branch.children.count - 1) }
    // The last child is the result if no other child is, so it isn't read.
    return branch.children.dropLast().partitionIndex(where: {
      firstIndex(Element.Leaf(CollectionOfOne($0.last))) == 0
    })
  }

  var last: Element {
    var node = self
    while let next = node.children.last {
      if let last = node.branch.lasts.last { return last }
      node = next
    }
    return node.elements[node.elements.count - 1]
  }

  // MARK: Changes, on behalf of the transaction of the node's version

  /// Returns the approximate size of the nodes, from this one down, that the transaction of a version may change in place.
  func ownedByteCount(_ version: Version) -> Int {
    // Don't load a root in a segment for this.
    guard reference == nil, isOwned(by: version) else { return 0 }
    let own = count * MemoryLayout<Element>.stride
    return isLeaf ? own : branch.children.reduce(0) { $0 + $1.ownedByteCount(version) }
  }

  /// Returns the node itself if the transaction of `version` owns it, and a copy otherwise.
  func owned(by version: Version) -> SequenceNode {
    isOwned(by: version) ? self : SequenceNode(copying: self, version: version)
  }

  func setElement(_ element: Element, at index: Int) { loadedElements[index] = element }

  func insertElement(_ element: Element, at index: Int) {
    loadedElements.insert(element, at: index)
    count += 1
  }

  func appendElements(_ elements: some Collection<Element>) {
    loadedElements.append(contentsOf: elements)
    count += elements.count
  }

  func removeElement(at index: Int) -> Element {
    count -= 1
    return loadedElements.remove(at: index)
  }

  /// Replaces a child. The new child may be the same node with another count.
  ///
  /// - Parameter keepsLast: whether the last element of the child is the same as before.
  func setChild(_ child: SequenceNode, at index: Int, keepsLast: Bool = false) {
    count += branch.set(child, at: index, keepsLast: keepsLast)
  }

  func insertChild(_ child: SequenceNode, at index: Int) {
    branch.insert(child, at: index)
    count += child.count
  }

  func removeChild(at index: Int) { count -= branch.remove(at: index) }

  /// Moves the elements or children from an index on to a new node, and returns the node.
  func split(at index: Int) -> SequenceNode {
    let right =
      isLeaf
      ? SequenceNode(version: knownVersion, elements: Element.Leaf(loadedElements[index...]))
      : SequenceNode(
        version: knownVersion, children: Array(branch.children[index...]),
        lasts: Element.Leaf(branch.lasts.dropFirst(index)))
    if isLeaf {
      loadedElements.removeSubrange(index..<loadedElements.count)
    } else {
      branch.removeChildren(from: index)
    }
    count -= right.count
    return right
  }

  /// Appends the elements or children of the next node.
  func merge(_ next: SequenceNode) {
    next.load()
    loadedElements.append(contentsOf: next.loadedElements)
    branch.append(next.branch)
    count += next.count
  }

  // MARK: Loading

  @inline(__always)
  private func load() {
    if !isLoaded.load(ordering: .acquiring) { loadContents() }
  }

  @inline(never)
  private func loadContents() {
    guard let loader, let reference else { return }
    loader.lock.withLock { _ in
      if isLoaded.load(ordering: .relaxed) { return }
      let level = isRoot ? nil : knownLevel
      var found = loader.contents(
        of: reference, level: level, version: isRoot ? nil : knownVersion, count: count)
      isDamaged = found == nil
      found = found ?? loader.placeholders(level: level, version: knownVersion, count: count)
      if let found {
        (loadedElements, branch) = (found.elements, Branch(found.children, lasts: found.lasts))
        if isRoot { (knownVersion, knownLevel) = (found.version, found.level) }
      }
      isLoaded.store(true, ordering: .releasing)
    }
  }

  // MARK: Writing

  /// Appends the blocks that aren't in a kept segment. Returns the reference of this node.
  func write(_ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter) throws(StoreError)
    -> BlockReference
  {
    if let kept = writer.keptReference(of: self) { return kept }
    // Blocks that haven't been loaded are copied without keeping them in memory, so that rewriting a store doesn't fill the
    // memory. A damaged node is read again, which throws the damage, instead of writing its placeholders.
    if let loader, let reference, !isLoaded.load(ordering: .acquiring) || isDamaged {
      let found = try loader.contentsOrThrow(
        of: reference, level: isRoot ? nil : knownLevel, version: isRoot ? nil : knownVersion, count: count)
      let passing =
        found.children.isEmpty
        ? SequenceNode(version: found.version, elements: found.elements)
        : SequenceNode(version: found.version, children: found.children, lasts: found.lasts)
      return try passing.write(coding, to: &writer)
    }
    return try isLeaf ? writeLeaf(coding, to: &writer) : writeBranch(coding, to: &writer)
  }

  private func writeLeaf(
    _ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    var contents = ByteWriter()
    contents.fixed(UInt32(loadedElements.count))
    coding.encodeLeaf(loadedElements, into: &contents)
    return try writer.append(.packedLeaf, version, level: 0, contents.bytes)
  }

  private func writeBranch(
    _ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    var contents = ByteWriter()
    contents.fixed(UInt32(branch.children.count))
    for child in branch.children {
      contents.fixed(try child.write(coding, to: &writer).rawValue)
      contents.fixed(UInt64(child.count))
      contents.fixed(child.version.rawValue)
    }
    // The last elements of a branch of format 1 are read from its children.
    let lasts = branch.lasts.isEmpty ? Self.lasts(of: branch.children) : branch.lasts
    for last in lasts { coding.encode(last, into: &contents) }
    return try writer.append(
      lasts.isEmpty ? .sequenceBranch : .sortedBranch, version, level: level, contents.bytes)
  }
}
