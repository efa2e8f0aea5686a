import Synchronization

/// Reads blocks from the segments of a store. All blocks are read through it, so that none is used before its
/// checksum and every offset in it are verified.
///
/// A snapshot that was read from files holds its source, and so keeps its segments readable, even after a later
/// compaction has removed their names.
final class BlockSource: Sendable {
  let segments: [SegmentNumber: MappedFile]
  /// The version whose state the segments hold.
  let version: Version
  /// The total length of all segments. A count in a block or header can't be greater than what fits into so many
  /// bytes.
  let byteCount: Int
  /// The first damage that was found. Code that can't throw treats a damaged block as missing. Writers and observers
  /// get this error instead.
  private let firstDamage = Mutex<StoreError?>(nil)

  /// The block, and the position in it, that refers to another block.
  private struct Parent: Equatable {
    var block: BlockReference
    var position: Int
  }

  private let parents = Mutex<[BlockReference: Parent]>([:])

  /// The source of the segments that a transaction had before it added one. The transaction still reads blocks with it.
  private let earlier: BlockSource?

  /// Whether nodes of trees are read even if their checksums do not match, because each block that they refer to has a
  /// checksum of its own.
  let isSalvaging: Bool
  /// The damage of such nodes.
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

  /// The segments of a damaged store.
  ///
  /// - Parameter byteCount: the length that all segments should have together. Some may be shorter, or missing.
  init(salvaging segments: [SegmentNumber: MappedFile], byteCount: Int) {
    self.segments = segments
    earlier = nil
    version = .limit
    self.byteCount = max(byteCount, segments.values.reduce(0) { $0 + $1.count })
    isSalvaging = true
  }

  /// The damage of nodes that were read nevertheless.
  var toleratedDamages: [StoreError.Damage] {
    tolerated.withLock { $0.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value) }
  }

  /// The damage that was found since the last call, if any.
  func takeDamage() -> StoreError? {
    firstDamage.withLock { damage in
      defer { damage = nil }
      return damage
    }
  }

  var damage: StoreError? { firstDamage.withLock { $0 } ?? earlier?.damage }

  func note(_ damage: StoreError) { firstDamage.withLock { if $0 == nil { $0 = damage } } }

  /// Records damage that consists of a contradiction between blocks that are valid on their own.
  ///
  /// - Parameter what: a clause that names the table and the contradiction.
  func noteContradiction(_ what: String) {
    note(.contradiction(path, what))
  }

  /// The path of the oldest segment, which messages name if the damage is in no single block.
  var path: String { segments.min { $0.key < $1.key }?.value.path ?? "The store" }

  /// Records the position that refers to a large value, a list or a node of one. Returns false if another one does already.
  func claim(_ child: BlockReference, for block: BlockReference, at position: Int) -> Bool {
    let parent = Parent(block: block, position: position)
    return parents.withLock { parents in
      if let known = parents[child] { return known == parent }
      parents[child] = parent
      return true
    }
  }

  /// Finds and decodes a block of one kind. Returns nil, and records the ``damage``, if the file does not contain a
  /// valid one.
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
        throw block.malformed("a block is of another kind than its parent expects", at: 16)
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

  /// Finds and decodes a block of any kind.
  func readOrThrow<R>(
    _ reference: BlockReference, _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) throws(StoreError) -> R {
    guard let file = segments[reference.segment] else { throw .missingSegment(reference.segment.rawValue) }
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
