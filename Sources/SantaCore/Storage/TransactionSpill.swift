/// Moves the changes of a large transaction from memory to files, so that a transaction can be larger than the memory.
///
/// The files are segments that nothing names before the transaction commits. What is in them is not changed in place any
/// more: the transaction copies it again, as it does with blocks of earlier versions.
final class TransactionSpill {
  /// The size of changes in memory from which on they are moved.
  static let byteCount = 16 << 20

  /// Writes a state to files, and returns the same state, read from there; nil if that is not possible at the moment.
  private let write: (Snapshot) throws(StoreError) -> Snapshot?
  private let byteCount: Int
  /// Whether anything was moved.
  private(set) var hasMoved = false
  /// The error of a write. The transaction can't commit after it.
  private(set) var failure: StoreError?
  /// The number of changed rows after which the size is computed again. It takes a time proportional to the changes in
  /// memory, so it is not computed for each row.
  private var interval = 16
  private var rest = 16
  private var lastByteCount = 0

  init(byteCount: Int = byteCount, write: @escaping (Snapshot) throws(StoreError) -> Snapshot?) {
    self.byteCount = byteCount
    self.write = write
  }

  /// Whether the changes should be moved, after some more rows have been changed.
  func isDue(after rowCount: Int, of changedByteCount: @autoclosure () -> Int) -> Bool {
    rest -= rowCount
    if rest > 0 || failure != nil { return false }
    let size = changedByteCount()
    // Until the next look, the changes should grow by an eighth of the limit at most.
    let growth = max(1, size - lastByteCount)
    let wanted = Double(interval) * Double(byteCount / 8) / Double(growth)
    interval = Int(min(max(wanted, 1), min(Double(interval) * 4, 8_192)))
    rest = interval
    lastByteCount = size
    return size >= byteCount
  }

  /// - Returns: nil if the state stays in memory.
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
