import Synchronization

/// Reads blocks from the segments of a store.
///
/// All blocks are read through it, so that a block's checksum and every offset in it are verified before the block is used.
///
/// A snapshot that was read from files holds its source. The source keeps the segments readable, even after a compaction has
/// removed their names.
final class BlockSource: Sendable {
  let segments: [SegmentNumber: MappedFile]
  /// The version of the state in the segments.
  let version: Version
  /// The total length of all segments in bytes. A count in a block or header is invalid if that many items couldn't fit into
  /// this length.
  let byteCount: Int
  /// The first damage that was found. Code that can't throw treats a damaged block as missing, while writers and observers get
  /// this error.
  private let firstDamage = Mutex<StoreError?>(nil)

  /// The position in a block that refers to another block.
  private struct Parent: Equatable {
    var block: BlockReference
    var position: Int
  }

  private let parents = Mutex<[BlockReference: Parent]>([:])

  /// The source that a transaction had before it added a segment. The transaction still reads blocks with it.
  private let earlier: BlockSource?

  /// Whether tree nodes are read even if their checksums don't match. Each block that they refer to has its own checksum.
  let isSalvaging: Bool
  /// The damage found in these nodes.
  private let tolerated = Mutex<[BlockReference: StoreError.Damage]>([:])

  init(
    _ segments: [SegmentNumber: MappedFile], version: Version = .limit, after earlier: BlockSource? = nil
  ) {
    self.segments = segments
    self.earlier = earlier
    self.version = version
    byteCount = segments.values.reduce(0) { $0 + $1.count }
    isSalvaging = false
  }

  /// Creates a source for the segments of a damaged store.
  ///
  /// - Parameter byteCount: the expected total length of all segments. Segments may be shorter or missing.
  init(salvaging segments: [SegmentNumber: MappedFile], byteCount: Int) {
    self.segments = segments
    earlier = nil
    version = .limit
    self.byteCount = max(byteCount, segments.values.reduce(0) { $0 + $1.count })
    isSalvaging = true
  }

  /// The damage found in nodes that were read despite it.
  var toleratedDamages: [StoreError.Damage] {
    tolerated.withLock { $0.coldSorted { $0.key.rawValue < $1.key.rawValue }.map(\.value) }
  }

  /// Returns the damage found since the last call, if any, and clears it.
  func takeDamage() -> StoreError? {
    firstDamage.withLock { damage in
      defer { damage = nil }
      return damage
    }
  }

  var damage: StoreError? { firstDamage.withLock { $0 } ?? earlier?.damage }

  func note(_ damage: StoreError) { firstDamage.withLock { if $0 == nil { $0 = damage } } }

  /// Records damage in the form of a contradiction between blocks that are valid individually.
  ///
  /// - Parameter what: a clause that names the table and the contradiction.
  func noteContradiction(_ what: String) {
    note(.contradiction(path, what))
  }

  /// The path of the oldest segment. Messages name it if the damage isn't in a single block.
  var path: String { segments.min { $0.key < $1.key }?.value.path ?? "The store" }

  /// Records the position that refers to a large value, a list, or a node of a list. Returns false if another position refers
  /// to it.
  func claim(_ child: BlockReference, for block: BlockReference, at position: Int) -> Bool {
    let parent = Parent(block: block, position: position)
    return parents.withLock { parents in
      if let known = parents[child] { return known == parent }
      parents[child] = parent
      return true
    }
  }

  /// Finds and decodes a block of the given kind. If the file doesn't contain a valid block, records the ``damage`` and returns
  /// nil.
  func read<R>(
    _ reference: BlockReference, _ kind: Block.Kind, _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) -> R? {
    do throws(StoreError) { return try readOrThrow(reference, kind, decode) } catch {
      note(error)
      return nil
    }
  }

  func readOrThrow<R>(
    _ reference: BlockReference, _ kind: Block.Kind, _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) throws(StoreError) -> R {
    try readOrThrow(reference) { block throws(ByteReader.Malformed) in
      guard block.kind == kind else {
        throw block.malformed("a block has a different kind than its parent expects", at: 16)
      }
      return try decode(block)
    }
  }

  private func find(_ reference: BlockReference, in file: MappedFile) throws(ByteReader.Malformed) -> Block {
    do throws(ByteReader.Malformed) { return try Block.find(reference, in: file) } catch {
      guard isSalvaging, let node = Block.damagedNode(reference, in: file) else { throw error }
      let damage = StoreError.Damage(
        path: file.path, offset: reference.offset + error.offset, what: error.what)
      tolerated.withLock { $0[reference] = damage }
      return node
    }
  }

  /// Returns the path of a segment that the source doesn't have, in the directory of the others.
  private func path(of segment: SegmentNumber) -> String {
    guard let other = segments.first?.value.path, let slash = other.lastIndex(of: "/") else {
      return "number \(segment.rawValue)"
    }
    return other[...slash] + "\(segment.rawValue)"
  }

  /// Finds and decodes a block of any kind.
  func readOrThrow<R>(
    _ reference: BlockReference, _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) throws(StoreError) -> R {
    guard let file = segments[reference.segment] else {
      throw .missingSegment(path(of: reference.segment))
    }
    do throws(ByteReader.Malformed) {
      let block = try find(reference, in: file)
      // A transaction modifies blocks of its own version in place, so a block of a future version must be rejected.
      guard block.version <= version else {
        throw block.malformed("a block is newer than the state that it belongs to", at: 8)
      }
      return try decode(block)
    } catch {
      throw .corrupt(file.path, offset: reference.offset + error.offset, error.what)
    }
  }
}
