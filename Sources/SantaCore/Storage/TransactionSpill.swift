/// Moves the changes of a large transaction from memory to files, so that a transaction can be larger than the memory.
///
/// The files are segments that nothing refers to before the transaction commits. Blocks in them are no longer changed in place:
/// the transaction copies them again, like blocks of earlier versions.
final class TransactionSpill {
  /// The size from which changes in memory are moved.
  static let byteCount = 16 << 20

  /// Writes a state to files, and returns the same state read from these files, or nil if that isn't possible at the moment.
  private let write: (Snapshot) throws(StoreError) -> Snapshot?
  private let byteCount: Int
  /// Whether any changes were moved.
  private(set) var hasMoved = false
  /// The error of a failed write, after which the transaction can't commit.
  private(set) var failure: StoreError?
  /// The number of changed rows after which the size is computed again. It isn't computed for each row, because this takes time
  /// proportional to the changes in memory.
  private var interval = 16
  private var rest = 16
  private var lastByteCount = 0

  init(byteCount: Int = byteCount, write: @escaping (Snapshot) throws(StoreError) -> Snapshot?) {
    self.byteCount = byteCount
    self.write = write
  }

  /// Returns whether the changes should be moved, after `rowCount` more rows were changed.
  func isDue(after rowCount: Int, of changedByteCount: @autoclosure () -> Int) -> Bool {
    rest -= rowCount
    if rest > 0 || failure != nil { return false }
    let size = changedByteCount()
    // Until the next check, the changes should grow by at most an eighth of the limit.
    let growth = max(1, size - lastByteCount)
    let wanted = Double(interval) * Double(byteCount / 8) / Double(growth)
    interval = Int(min(max(wanted, 1), min(Double(interval) * 4, 8_192)))
    rest = interval
    lastByteCount = size
    return size >= byteCount
  }

  /// - Returns: the moved state, or nil if the state remains in memory.
  func move(_ state: Snapshot) -> Snapshot? {
    do throws(StoreError) {
      guard let moved = try write(state) else { return nil }
      (hasMoved, lastByteCount) = (true, 0)
      return moved
    } catch {
      failure = error
      return nil
    }
  }
}
