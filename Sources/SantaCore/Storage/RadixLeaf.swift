import Synchronization

/// What a radix tree holds: a block that says which version wrote it.
protocol RadixLeaf: StoredBlock, Sendable {
  /// What reading one takes beside its bytes.
  associatedtype Shape: Sendable

  static var kind: Block.Kind { get }
  var version: Version { get }

  /// A leaf that reads from a segment; refuses what can't be.
  static func decoded(_ block: Block, _ shape: Shape) throws(ByteReader.Malformed) -> Self
  /// Appends the leaf, and what it refers to, to a segment.
  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference
}

/// Where a tree's nodes find those of their children that lie in segments.
final class RadixLoader<Leaf: RadixLeaf>: Sendable {
  let source: BlockSource
  let shape: Leaf.Shape
  /// Of each block that a node refers to, which node that is.
  private let parents = Mutex<[BlockReference: BlockReference]>([:])

  init(source: BlockSource, shape: Leaf.Shape) {
    self.source = source
    self.shape = shape
  }

  /// Notes whose children some blocks are; false where one is another node's, or is there twice. In a forged tree a few
  /// blocks that share their children could make more paths than anybody could ever walk.
  func claim(_ children: [BlockReference], for parent: BlockReference) -> Bool {
    parents.withLock { parents in
      var seen: Set<BlockReference> = []
      for child in children {
        guard seen.insert(child).inserted, parents[child] ?? parent == parent else { return false }
        parents[child] = parent
      }
      return true
    }
  }
}
