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
  private var knownVersion: Version
  private var knownLevel: Int
  /// Whether this is a root in a segment, whose version and level are known only after its contents are loaded.
  private let isRoot: Bool
  var count: Int
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
    count = children.reduce(0) { $0 + $1.count }
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
    _modify {
      load()
      yield &loadedElements
    }
  }

  var children: [SequenceNode] {
    _read {
      load()
      yield loadedChildren
    }
    _modify {
      load()
      yield &loadedChildren
    }
  }

  var isLeaf: Bool {
    load()
    return loadedChildren.isEmpty
  }

  func owned(by version: Version) -> SequenceNode {
    if self.version == version { return self }
    return isLeaf
      ? SequenceNode(version: version, elements: elements)
      : SequenceNode(version: version, children: children)
  }

  /// The child that holds the element at an index, and the index of the element within it. The index behind the last
  /// element belongs to the last child.
  func child(holding index: Int) -> (child: Int, index: Int) {
    let children = children
    var rest = index
    for child in 0..<(children.count - 1) {
      let count = children[child].count
      if rest < count { return (child, rest) }
      rest -= count
    }
    return (children.count - 1, rest)
  }

  var last: Element {
    var node = self
    while let next = node.children.last { node = next }
    return node.elements[node.elements.count - 1]
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
