import Synchronization

/// The one door through which bytes of files become blocks: finds a block in the segments of a store, and admits it
/// when its checksum and every offset in it are right.
///
/// Each snapshot that came from files holds the source it came from, and so keeps its segments readable, also when a
/// later compaction has removed their names.
final class BlockSource: Sendable {
  let segments: [SegmentNumber: MappedFile]
  /// The version whose state the segments hold.
  let version: Version
  /// The bytes of all segments. No count that a block or a header gives can be larger than what so many bytes hold.
  let byteCount: Int
  /// The first damage that was met. What is damaged is as good as not there for whoever reads without throwing;
  /// whoever writes, and every observer, is told this.
  private let firstDamage = Mutex<StoreError?>(nil)

  init(_ segments: [SegmentNumber: MappedFile], version: Version = .limit) {
    self.segments = segments
    self.version = version
    byteCount = segments.values.reduce(0) { $0 + $1.count }
  }

  var damage: StoreError? { firstDamage.withLock { $0 } }

  func note(_ damage: StoreError) { firstDamage.withLock { if $0 == nil { $0 = damage } } }

  /// Notes that blocks which are whole by themselves contradict each other.
  ///
  /// - Parameter what: names the table and the contradiction.
  func noteContradiction(_ what: String) {
    note(.contradiction(path, what))
  }

  /// The oldest of the segments, to name one where the damage lies in no block alone.
  var path: String { segments.min { $0.key < $1.key }?.value.path ?? "The store" }

  /// Finds a block of one kind and makes of it what `admit` does; nil, and ``damage``, where the file does not hold it
  /// whole.
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
        throw block.malformed("a block is of another kind than its reference says", at: 16)
      }
      return try decode(block)
    }
  }

  /// The same for a block of whichever kind.
  func readOrThrow<R>(
    _ reference: BlockReference, _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) throws(StoreError) -> R {
    guard let file = segments[reference.segment] else { throw .missingSegment(reference.segment.rawValue) }
    do throws(ByteReader.Malformed) {
      let block = try Block.find(reference, in: file)
      // A block of a version to come would be taken for the next transaction's own, and written to in place.
      guard block.version <= version else {
        throw block.malformed("a block is newer than the state that it belongs to", at: 8)
      }
      return try decode(block)
    } catch {
      throw .corrupt(file.path, offset: reference.offset + error.offset, error.what)
    }
  }
}
