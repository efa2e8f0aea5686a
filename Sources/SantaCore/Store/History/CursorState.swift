/// The state of an iteration over a cursor: the stored position, and the position to store when the transaction is consumed.
///
/// Belongs to the isolation of its store. The store only refers to it while the iteration lives, so that a later write doesn't contain
/// the position of a transaction whose consumer has failed.
final class CursorState {
  let name: String
  /// The cursor in the store, as this iteration left it; nil before the first transaction.
  var stored: HistoryCursor?
  /// The cursor to store with the consumer's next write; nil if the last transaction was consumed.
  var pending: HistoryCursor?
  /// Whether the cursor ends with the next transaction: its position removes the cursor.
  var isSingle = false
  /// Whether the cursor begins with the objects at its stored position, so that the objects and their token are the same
  /// after the process was killed. Otherwise, it begins with the newest objects.
  var isSteady = false
  /// The task of the consumer, whose writes contain the position.
  var task: UInt?
  /// The transaction that has appended `stored`, but may not be durable, and the cursor before it.
  var appended: (number: Int, before: HistoryCursor?)?

  init(_ name: String) { self.name = name }

  var position: HistoryPosition? { stored?.position }

  /// The cursor that the consumer's next write stores; nil to remove it.
  var next: HistoryCursor? { isSingle ? nil : pending }

  /// Records that a transaction contains the pending position.
  func noteMoved(appendedBy number: Int? = nil) {
    appended = number.map { ($0, stored) }
    (stored, pending) = (pending, nil)
  }

  /// Returns to the position before a transaction that could not become durable.
  func noteLost(_ number: Int) {
    guard let (known, before) = appended, known == number else { return }
    (pending, stored, appended) = (stored, before, nil)
  }
}

/// A reference to an iteration of a cursor, which doesn't keep it alive.
struct WeakCursor {
  weak var state: CursorState?
}
