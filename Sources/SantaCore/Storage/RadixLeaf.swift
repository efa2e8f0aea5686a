import Synchronization

/// A leaf of a radix tree: a block with the version that wrote it.
protocol RadixLeaf: VersionedBlock, Sendable {
  /// The information that is required to read a leaf, in addition to its bytes.
  associatedtype Shape: Sendable

  static var kind: Block.Kind { get }

  /// Decodes and verifies a leaf in a segment.
  static func decoded(_ block: Block, _ shape: Shape) throws(ByteReader.Malformed) -> Self
  /// Appends the leaf, and the blocks that it refers to, to a segment.
  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference
}

/// Loads the nodes and leaves of a radix tree from segments.
final class RadixLoader<Leaf: RadixLeaf>: Sendable {
  let source: BlockSource
  let shape: Leaf.Shape
  /// The node that refers to each block, for the blocks that loaded nodes refer to.
  private let parents: Mutex<[BlockReference: BlockReference]>

  init(source: BlockSource, shape: Leaf.Shape) {
    parents = Mutex([:])
    self.source = source
    self.shape = shape
  }

  /// Creates a loader that reads leaves with another shape.
  init(_ other: RadixLoader, shape: Leaf.Shape) {
    source = other.source
    self.shape = shape
    parents = Mutex(other.parents.withLock { $0 })
  }

  /// Records the parent of blocks. Returns false if a block already has another parent, or is a child twice. In a forged tree,
  /// a few blocks that share their children could form more paths than can ever be walked.
  func claim(_ children: [BlockReference], for parent: BlockReference) -> Bool {
    parents.withLock { parents in
      // One access to the dictionary for each child, because nodes are read often (an import with a primary key).
      var areKnown = false
      for child in children {
        guard let known = parents.updateValue(parent, forKey: child) else { continue }
        if known != parent {
          parents[child] = known
          return false
        }
        areKnown = true
      }
      // The node was read before, or has a child twice.
      return !areKnown || Set(children).count == children.count
    }
  }
}
