import Synchronization

/// Loads the contents of a sequence tree's nodes from segments.
final class SequenceLoader<Element: SequenceElement>: Sendable {
  struct Contents {
    var version: Version
    var level: Int
    var elements = Element.Leaf()
    var children: [SequenceNode<Element>] = []
    /// The last elements of the children; empty if the branch doesn't contain them.
    var lasts = Element.Leaf()
  }

  /// The greatest level that a valid tree can have. It is limited because all branches except the root have several children.
  private static var maximumLevel: Int { 40 }

  /// Returns the maximum number of elements of a node at a level, or `Int.max` if the number would overflow.
  static func maximumCount(level: Int) -> Int {
    typealias Tree = SequenceTree<Element>
    return (0..<level).reduce(Tree.maximumElements) { count, _ in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: Tree.maximumChildren)
      return isTooLarge ? .max : product
    }
  }

  let source: BlockSource
  let coding: any SequenceCoding<Element>
  /// Held while the contents of a node are loaded.
  let lock = Mutex(())

  init(source: BlockSource, coding: any SequenceCoding<Element>) {
    self.source = source
    self.coding = coding
  }

  /// Returns the contents of a node. If the node is invalid, records the damage and returns nil.
  func contents(
    of reference: BlockReference, level: Int?, version: Version?, count: Int
  ) -> Contents? {
    do throws(StoreError) {
      return try contentsOrThrow(of: reference, level: level, version: version, count: count)
    } catch {
      source.note(error)
      return nil
    }
  }

  /// - Parameters:
  ///   - level: the level according to the parent; nil for a root, whose block contains the level.
  ///   - version: the version according to the parent; nil for a root.
  func contentsOrThrow(
    of reference: BlockReference, level: Int?, version: Version?, count: Int
  ) throws(StoreError) -> Contents {
    try source.readOrThrow(reference) { block throws(ByteReader.Malformed) in
      guard block.version == version ?? block.version else {
        throw block.malformed("a node's version does not match its parent", at: 8)
      }
      return try contents(in: block, level: level, count: count)
    }
  }

  /// Returns the contents that replace an unreadable node: as many placeholders as the node has elements. In a large tree of
  /// placeholders, nearly all nodes are the same two objects, so that a forged count takes little memory.
  ///
  /// - Parameter level: the level; nil for a root, whose level would be in its block.
  func placeholders(level: Int?, version: Version, count: Int) -> Contents {
    let level = level ?? (0...Self.maximumLevel).first { Self.maximumCount(level: $0) >= count } ?? 0
    if level == 0 {
      return Contents(
        version: version, level: 0, elements: Element.Leaf(repeating: coding.placeholder, count: count))
    }
    func node(_ count: Int) -> SequenceNode<Element> {
      let contents = placeholders(level: level - 1, version: version, count: count)
      return contents.children.isEmpty
        ? SequenceNode(version: version, elements: contents.elements)
        : SequenceNode(version: version, children: contents.children, lasts: Element.Leaf())
    }
    let most = Self.maximumCount(level: level - 1)
    var children: [SequenceNode<Element>] = []
    if count >= most { children = Array(repeating: node(most), count: count / most) }
    if count % most > 0 { children.append(node(count % most)) }
    return Contents(version: version, level: level, children: children)
  }

  func contents(in block: Block, level: Int?, count: Int) throws(ByteReader.Malformed) -> Contents {
    let found = Int(block.load(17, as: UInt8.self))
    guard found == level ?? found, found <= Self.maximumLevel else {
      throw block.malformed("a node's level does not match its parent", at: 17)
    }
    var contents = Contents(version: block.version, level: found)
    switch block.kind {
    case .sequenceLeaf where found == 0, .packedLeaf where found == 0: contents.elements = try elements(block)
    case .sequenceBranch where found > 0, .sortedBranch where found > 0:
      (contents.children, contents.lasts) = try children(block, level: found - 1)
    default: throw block.malformed("a block has a different kind than its parent expects", at: 16)
    }
    // The sum can't overflow: there are at most 32 numbers below 2^40.
    guard contents.children.reduce(contents.elements.count, { $0 + $1.count }) == count else {
      throw block.malformed("a node's number of elements does not match its parent", at: 20)
    }
    return contents
  }

  private func elements(_ block: Block) throws(ByteReader.Malformed) -> Element.Leaf {
    let count = Int(block.load(20, as: UInt32.self))
    guard count > 0, count <= SequenceTree<Element>.maximumElements else {
      throw block.malformed("a leaf's number of elements is out of range", at: 20)
    }
    var reader = block.reader(from: Block.headerByteCount)
    var elements = Element.Leaf()
    if block.kind == .packedLeaf {
      elements = try coding.decodeLeaf(count: count, from: &reader)
    } else {
      for _ in 0..<count { elements.append(try coding.decode(from: &reader)) }
    }
    try check(elements, reader)
    return elements
  }

  /// Checks the order of elements, on which binary searches and the recording of changes rely.
  private func check(_ elements: some Collection<Element>, _ reader: ByteReader) throws(ByteReader.Malformed)
  {
    guard !coding.isOrdered || zip(elements, elements.dropFirst()).allSatisfy({ coding.mayPrecede($0, $1) })
    else {
      throw reader.malformed("the elements of a node are out of order")
    }
  }

  private func children(
    _ block: Block, level: Int
  ) throws(ByteReader.Malformed) -> (nodes: [SequenceNode<Element>], lasts: Element.Leaf) {
    let count = Int(block.load(20, as: UInt32.self))
    guard count > 0, count <= SequenceTree<Element>.maximumChildren else {
      throw block.malformed("a branch's number of children is out of range", at: 20)
    }
    var reader = block.reader(from: Block.headerByteCount)
    var children: [SequenceNode<Element>] = []
    let most = UInt64(Self.maximumCount(level: level))
    for _ in 0..<count {
      let (reference, elements) = (try reader.fixed(UInt64.self), try reader.fixed(UInt64.self))
      let version = Version(rawValue: try reader.fixed(UInt64.self))
      // Children are written before the blocks that refer to them.
      guard let reference = BlockReference(rawValue: reference),
        reference.rawValue < block.reference.rawValue,
        elements > 0, elements < 1 << 40, elements <= most,
        // A transaction modifies nodes of its own version in place, so a node of a future version must be rejected.
        version <= block.version
      else {
        throw reader.malformed("a reference to a child is invalid")
      }
      // In a forged store, a block that is the child of several branches would repeat its elements, and few blocks could have
      // any number of elements.
      guard source.claim(reference, for: block.reference, at: children.count) else {
        throw reader.malformed("a block has two parents")
      }
      children.append(
        SequenceNode(reference: reference, level: level, count: Int(elements), version: version, self))
    }
    var lasts = Element.Leaf()
    if block.kind == .sortedBranch {
      for _ in 0..<count { lasts.append(try coding.decode(from: &reader)) }
      try check(lasts, reader)
    }
    return (children, lasts)
  }
}
