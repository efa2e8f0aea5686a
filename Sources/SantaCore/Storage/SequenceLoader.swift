import Synchronization

/// Where a sequence tree's nodes find their contents in segments.
final class SequenceLoader<Element: SequenceElement>: Sendable {
  struct Contents {
    var version: Version
    var level: Int
    var elements: [Element] = []
    var children: [SequenceNode<Element>] = []
  }

  /// No tree is higher: branches that are not the root hold several children.
  private static var maximumLevel: Int { 40 }

  let source: BlockSource
  let shape: Element.Shape
  /// Held while a node takes in its contents.
  let lock = Mutex(())

  init(source: BlockSource, shape: Element.Shape) {
    self.source = source
    self.shape = shape
  }

  /// What a node holds; nil, with the damage noted, where it is not whole.
  func contents(of reference: BlockReference, level: Int?, count: Int) -> Contents? {
    do throws(StoreError) { return try contentsOrThrow(of: reference, level: level, count: count) } catch {
      source.note(error)
      return nil
    }
  }

  /// - Parameter level: the level that the parent says; nil for a root, of which the block says it.
  func contentsOrThrow(
    of reference: BlockReference, level: Int?, count: Int
  ) throws(StoreError) -> Contents {
    try source.admitOrThrow(reference) { block throws(ByteReader.Malformed) in
      try contents(in: block, level: level, count: count)
    }
  }

  func contents(in block: Block, level: Int?, count: Int) throws(ByteReader.Malformed) -> Contents {
    let found = Int(block.load(17, as: UInt8.self))
    guard found == level ?? found, found <= Self.maximumLevel else {
      throw block.malformed("a node is not of the level that its parent says", at: 17)
    }
    var contents = Contents(version: block.version, level: found)
    switch block.kind {
    case .sequenceLeaf where found == 0: contents.elements = try elements(block)
    case .sequenceBranch where found > 0: contents.children = try children(block, level: found - 1)
    default: throw block.malformed("a block is of another kind than its reference says", at: 16)
    }
    guard contents.children.reduce(contents.elements.count, { $0 + $1.count }) == count else {
      throw block.malformed("a node has not as many elements as its parent says", at: 20)
    }
    return contents
  }

  private func elements(_ block: Block) throws(ByteReader.Malformed) -> [Element] {
    let count = Int(block.load(20, as: UInt32.self))
    guard count > 0, count <= SequenceTree<Element>.maximumElements else {
      throw block.malformed("a leaf has not as many elements as it can", at: 20)
    }
    var reader = block.reader(from: Block.headerByteCount)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try Element(from: &reader, shape)) }
    return elements
  }

  private func children(_ block: Block, level: Int) throws(ByteReader.Malformed) -> [SequenceNode<Element>] {
    let count = Int(block.load(20, as: UInt32.self))
    guard count > 0, count <= SequenceTree<Element>.maximumChildren else {
      throw block.malformed("a branch has not as many children as it can", at: 20)
    }
    var reader = block.reader(from: Block.headerByteCount)
    var children: [SequenceNode<Element>] = []
    var total = 0
    for _ in 0..<count {
      let (reference, elements) = (try reader.fixed(UInt64.self), try reader.fixed(UInt64.self))
      let version = Version(rawValue: try reader.fixed(UInt64.self))
      guard let reference = BlockReference(rawValue: reference), elements > 0, elements < 1 << 40 else {
        throw reader.malformed("a child can't be")
      }
      total += Int(elements)
      children.append(
        SequenceNode(reference: reference, level: level, count: Int(elements), version: version, self))
    }
    return children
  }
}
