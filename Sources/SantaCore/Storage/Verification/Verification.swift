/// One look at all that a snapshot holds: which rules are broken, and where.
///
/// The rules stand in `…+Verification.swift` beside each structure, once: the tests check snapshots in memory by them, and
/// a program the files of a store. What lies in segments is read anew and not kept, so that looking at a store does not
/// fill the memory with it. A rule that is broken ends nothing: what lies beside it is looked at all the same.
final class Verification {
  /// Part of a snapshot. Text is made of it only where something is wrong.
  struct Subject: CustomStringConvertible {
    var table = ""
    var column: String?
    var row: RowKey?

    var description: String {
      table + (column.map { ".\($0)" } ?? "") + (row.map { " of row \($0.rawValue)" } ?? "")
    }
  }

  /// More are counted and not told.
  static let maximumDamages = 100

  /// What the snapshot is called where no file can be named.
  private let origin: String
  private let progress: (_ byteCount: Int) -> Void
  private(set) var damages: [StoreError.Damage] = []
  private(set) var damageCount = 0
  private(set) var blockCount = 0
  /// Bytes of these blocks.
  private(set) var byteCount = 0
  var rowCount = 0
  /// What is being looked at, with which a message begins.
  var subject = Subject()
  private var seen: Set<BlockReference> = []
  private var source: BlockSource?

  init(origin: String, source: BlockSource? = nil, progress: @escaping (Int) -> Void = { _ in }) {
    self.origin = origin
    self.source = source
    self.progress = progress
  }

  /// Takes note where a rule is broken.
  ///
  /// - Parameters:
  ///   - reference: the block in which it is, where it lies in a segment.
  ///   - what: a clause that says what is wrong.
  @discardableResult
  func expect(
    _ isTrue: Bool, in reference: BlockReference? = nil, _ what: @autoclosure () -> String
  ) -> Bool {
    if isTrue { return true }
    let path = reference.flatMap { source?.segments[$0.segment]?.path }
    let text = subject.table.isEmpty ? what() : "\(subject): \(what())"
    note(StoreError.Damage(path: path ?? origin, offset: path == nil ? nil : reference?.offset, what: text))
    return false
  }

  /// Takes note of what was found elsewhere; once, however often it is met.
  func note(_ damage: StoreError.Damage) {
    if damages.contains(damage) { return }
    damageCount += 1
    if damages.count < Self.maximumDamages { damages.append(damage) }
  }

  /// Takes note of an error; false where it tells of no damage.
  func note(_ error: StoreError) -> Bool {
    guard let damage = error.damage else { return false }
    note(damage)
    return true
  }

  /// Reads a block, and makes of it what `admit` does; nil where it is not whole, or was met before: a block has one
  /// parent, or a forged file could send whoever reads it round for ever.
  func read<R>(
    _ reference: BlockReference, from source: BlockSource,
    _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) -> R? {
    guard expect(seen.insert(reference).inserted, in: reference, "a block is referred to twice") else {
      return nil
    }
    do throws(StoreError) {
      return try source.readOrThrow(reference) { block throws(ByteReader.Malformed) in
        blockCount += 1
        byteCount += block.byteCount
        progress(block.byteCount)
        return try decode(block)
      }
    } catch {
      guard var damage = error.damage else {
        expect(false, in: reference, error.message)
        return nil
      }
      if !subject.table.isEmpty { damage.what = "\(subject): \(damage.what)" }
      note(damage)
      return nil
    }
  }

  /// The same for a block of one kind.
  func read<R>(
    _ reference: BlockReference, _ kind: Block.Kind, from source: BlockSource,
    _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) -> R? {
    read(reference, from: source) { block throws(ByteReader.Malformed) in
      guard block.kind == kind else {
        throw block.malformed("a block is of another kind than its reference says", at: 16)
      }
      return try decode(block)
    }
  }
}
