import Synchronization

/// A node of a sequence tree: a leaf with elements or a branch with children. The contents of a node in a segment are
/// loaded when they are first needed.
///
/// In a segment (``Block`` draws what precedes):
///
/// ```
/// leaf     20  count     UInt32   of elements
///          24  elements  one after the other, as their coding writes them
/// branch   17  level     UInt8    levels of nodes below
///          20  count     UInt32   of children
///          24  children  reference UInt64, count of elements UInt64, version UInt64 each
/// ```
// Guard of the unchecked conformance: only the transaction that has the node's version writes to it, and only before
// it publishes the snapshot that contains the node. Loaded contents are set once, under the loader's lock, before
// `isLoaded` is set.
final class SequenceNode<Element: Sendable>: StoredBlock, @unchecked Sendable {
  private var loadedElements: [Element] = []
  private var loadedChildren: [SequenceNode] = []
  /// The count of each child, kept here because reading the counts of all children would cause a cache miss for each.
  private var childCounts: [Int] = []
  private var knownVersion: Version
  private var knownLevel: Int
  /// Whether this is a root in a segment, whose version and level are known only after its contents are loaded.
  private let isRoot: Bool
  private(set) var count: Int
  let reference: BlockReference?
  let loader: SequenceLoader<Element>?
  private let isLoaded: Atomic<Bool>
  /// Whether the contents are placeholders for unreadable ones.
  private var isDamaged = false

  init(version: Version, elements: [Element]) {
    knownVersion = version
    knownLevel = 0
    loadedElements = elements
    count = elements.count
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  init(version: Version, children: [SequenceNode]) {
    knownVersion = version
    knownLevel = children[0].level + 1
    loadedChildren = children
    childCounts = children.map(\.count)
    count = childCounts.reduce(0, +)
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  /// A copy that the transaction of `version` may write to. It shares the children.
  private init(copying other: SequenceNode, version: Version) {
    other.load()
    knownVersion = version
    knownLevel = other.knownLevel
    loadedElements = other.loadedElements
    loadedChildren = other.loadedChildren
    childCounts = other.childCounts
    count = other.count
    (reference, loader, isRoot) = (nil, nil, false)
    isLoaded = Atomic(true)
  }

  /// A node in a segment.
  ///
  /// - Parameters:
  ///   - level: the level according to the parent; nil for a root.
  ///   - version: the version according to the parent; nil for a root.
  init(
    reference: BlockReference, level: Int?, count: Int, version: Version?, _ loader: SequenceLoader<Element>
  ) {
    self.reference = reference
    self.count = count
    self.loader = loader
    knownLevel = level ?? 0
    knownVersion = version ?? .zero
    isRoot = level == nil
    isLoaded = Atomic(false)
  }

  /// Identifies a node across several versions of a tree, and across several readings of one segment.
  enum Identity: Hashable {
    case memory(ObjectIdentifier)
    case segment(BlockReference)
  }

  var identity: Identity { reference.map { .segment($0) } ?? .memory(ObjectIdentifier(self)) }

  var version: Version {
    if isRoot { load() }
    return knownVersion
  }

  /// The number of levels below; 0 for a leaf.
  var level: Int {
    if isRoot { load() }
    return knownLevel
  }

  var elements: [Element] {
    _read {
      load()
      yield loadedElements
    }
  }

  var children: [SequenceNode] {
    _read {
      load()
      yield loadedChildren
    }
  }

  var isLeaf: Bool {
    load()
    return loadedChildren.isEmpty
  }

  /// The child that holds the element at an index, and the index of the element within it. The index behind the last
  /// element belongs to the last child.
  func child(holding index: Int) -> (child: Int, index: Int) {
    load()
    var (child, rest) = (0, index)
    while child < childCounts.count - 1, rest >= childCounts[child] {
      rest -= childCounts[child]
      child += 1
    }
    return (child, rest)
  }

  /// The number of elements before a child.
  func count(beforeChild child: Int) -> Int {
    load()
    return childCounts[..<child].reduce(0, +)
  }

  var last: Element {
    var node = self
    while let next = node.children.last { node = next }
    return node.elements[node.elements.count - 1]
  }

  // MARK: Changing, on behalf of the transaction of the node's version

  /// The node itself if the transaction of `version` owns it, otherwise a copy.
  func owned(by version: Version) -> SequenceNode {
    self.version == version ? self : SequenceNode(copying: self, version: version)
  }

  func setElement(_ element: Element, at index: Int) { loadedElements[index] = element }

  func insertElement(_ element: Element, at index: Int) {
    loadedElements.insert(element, at: index)
    count += 1
  }

  func appendElements(_ elements: some Collection<Element>) {
    loadedElements += elements
    count += elements.count
  }

  func removeElement(at index: Int) -> Element {
    count -= 1
    return loadedElements.remove(at: index)
  }

  /// Replaces a child. The new one may be the same node with another count.
  func setChild(_ child: SequenceNode, at index: Int) {
    count += child.count - childCounts[index]
    loadedChildren[index] = child
    childCounts[index] = child.count
  }

  func insertChild(_ child: SequenceNode, at index: Int) {
    loadedChildren.insert(child, at: index)
    childCounts.insert(child.count, at: index)
    count += child.count
  }

  func removeChild(at index: Int) {
    loadedChildren.remove(at: index)
    count -= childCounts.remove(at: index)
  }

  /// Moves the elements or children from an index on to a new node.
  func split(at index: Int) -> SequenceNode {
    let right =
      isLeaf
      ? SequenceNode(version: knownVersion, elements: Array(loadedElements[index...]))
      : SequenceNode(version: knownVersion, children: Array(loadedChildren[index...]))
    if isLeaf {
      loadedElements.removeSubrange(index...)
    } else {
      loadedChildren.removeSubrange(index...)
      childCounts.removeSubrange(index...)
    }
    count -= right.count
    return right
  }

  /// Appends the elements or children of the next node.
  func merge(_ next: SequenceNode) {
    next.load()
    loadedElements += next.loadedElements
    loadedChildren += next.loadedChildren
    childCounts += next.childCounts
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
        (loadedElements, loadedChildren) = (found.elements, found.children)
        childCounts = found.children.map(\.count)
        if isRoot { (knownVersion, knownLevel) = (found.version, found.level) }
      }
      isLoaded.store(true, ordering: .releasing)
    }
  }

  // MARK: Writing

  /// Appends the blocks that are not in a kept segment. Returns the reference of this node.
  func write(_ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter) throws(StoreError)
    -> BlockReference
  {
    if let kept = writer.keptReference(of: self) { return kept }
    // Blocks that were not loaded are copied without being kept, so that rewriting a store does not fill the memory.
    // A damaged node is read again instead of writing its placeholders, which throws the damage.
    if let loader, let reference, !isLoaded.load(ordering: .acquiring) || isDamaged {
      let found = try loader.contentsOrThrow(
        of: reference, level: isRoot ? nil : knownLevel, version: isRoot ? nil : knownVersion, count: count)
      let passing =
        found.children.isEmpty
        ? SequenceNode(version: found.version, elements: found.elements)
        : SequenceNode(version: found.version, children: found.children)
      return try passing.write(coding, to: &writer)
    }
    return try isLeaf ? writeLeaf(coding, to: &writer) : writeBranch(coding, to: &writer)
  }

  private func writeLeaf(
    _ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    var contents = ByteWriter()
    contents.fixed(UInt32(loadedElements.count))
    for element in loadedElements { coding.encode(element, into: &contents) }
    return try writer.append(.sequenceLeaf, version, level: 0, contents.bytes)
  }

  private func writeBranch(
    _ coding: some SequenceCoding<Element>, to writer: inout SegmentWriter
  ) throws(StoreError) -> BlockReference {
    var contents = ByteWriter()
    contents.fixed(UInt32(loadedChildren.count))
    for child in loadedChildren {
      contents.fixed(try child.write(coding, to: &writer).rawValue)
      contents.fixed(UInt64(child.count))
      contents.fixed(child.version.rawValue)
    }
    return try writer.append(.sequenceBranch, version, level: level, contents.bytes)
  }
}
