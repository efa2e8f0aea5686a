/// A verification of everything in a snapshot. It collects the violated rules with their locations.
///
/// The rules of each structure are in its `…+Verification.swift`. Tests apply them to snapshots in memory, and programs to the
/// files of a store. Blocks in segments are read again and not kept in memory, so that verifying a store doesn't fill the
/// memory. After a violation, the verification of the rest continues.
final class Verification {
  /// A part of a snapshot, which is converted to a string only for messages.
  struct Subject: CustomStringConvertible {
    var table = ""
    var column: String?
    var row: RowKey?

    var description: String {
      table + (column.map { ".\($0)" } ?? "") + (row.map { " of row \($0.rawValue)" } ?? "")
    }
  }

  /// The maximum number of damages to list. Further damages are only counted.
  static let maximumDamages = 100

  /// The path for messages about damage that isn't in a single file.
  private let origin: String
  private let progress: (_ byteCount: Int) -> Void
  private(set) var damages: [StoreError.Damage] = []
  private(set) var damageCount = 0
  private(set) var blockCount = 0
  /// The total length of the blocks that were read.
  private(set) var byteCount = 0
  var rowCount = 0
  /// The part that is being verified. Messages begin with it.
  var subject = Subject()
  private var seen: Set<BlockReference> = []
  private var source: BlockSource?

  init(origin: String, source: BlockSource? = nil, progress: @escaping (Int) -> Void = { _ in }) {
    self.origin = origin
    self.source = source
    self.progress = progress
  }

  /// Records damage unless a rule is satisfied.
  ///
  /// - Parameters:
  ///   - reference: the block with the damage, if it is in a segment.
  ///   - what: a clause that describes the damage.
  // Inlined, because the compiler would otherwise make a copy of it for each clause.
  @inline(__always) @discardableResult
  func expect(
    _ isTrue: Bool, in reference: BlockReference? = nil, _ what: @autoclosure () -> String
  ) -> Bool {
    if !isTrue { note(what(), in: reference) }
    return isTrue
  }

  /// Records damage in the part that is being verified.
  @inline(never)
  private func note(_ what: String, in reference: BlockReference?) {
    let path = reference.flatMap { source?.segments[$0.segment]?.path }
    let text = subject.table.isEmpty ? what : "\(subject): \(what)"
    note(StoreError.Damage(path: path ?? origin, offset: path == nil ? nil : reference?.offset, what: text))
  }

  /// Records damage that was found elsewhere. The same damage is recorded only once.
  func note(_ damage: StoreError.Damage) {
    if damages.contains(damage) { return }
    damageCount += 1
    if damages.count < Self.maximumDamages { damages.append(damage) }
  }

  /// Records an error if it is damage, and returns false otherwise.
  func note(_ error: StoreError) -> Bool {
    guard let damage = error.damage else { return false }
    note(damage)
    return true
  }

  /// Reads and decodes a block. Returns nil if the block is invalid, or if it has already been read: each block has one parent,
  /// and without this check, a forged file could cause an endless loop.
  func read<R>(
    _ reference: BlockReference, from source: BlockSource,
    _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) -> R? {
    guard expect(seen.insert(reference).inserted, in: reference, "a block has two references") else {
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

  /// Reads and decodes a block of one kind.
  func read<R>(
    _ reference: BlockReference, _ kind: Block.Kind, from source: BlockSource,
    _ decode: (Block) throws(ByteReader.Malformed) -> R
  ) -> R? {
    read(reference, from: source) { block throws(ByteReader.Malformed) in
      guard block.kind == kind else {
        throw block.malformed("a block has a different kind than its parent expects", at: 16)
      }
      return try decode(block)
    }
  }
}
