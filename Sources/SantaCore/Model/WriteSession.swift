/// A running write transaction, with everything that is valid only until it ends.
final class WriteSession {
  let transaction: Transaction
  /// The number of the transaction, unique among those of the store, from 1 on.
  let number: Int
  /// Whether this is the transaction of an `asyncWrite`, which is appended when its block returns.
  let isAppending: Bool
  /// Whether the engine's lock is held; false if taking it failed.
  private(set) var holdsLock: Bool
  /// The first error, with which the transaction will fail.
  private(set) var failure: StoreError?
  /// While values are assigned, the policy for objects whose primary key the store already has; nil otherwise.
  var policy: UpdatePolicy?
  /// Objects that have a row, but whose values were not written to it yet.
  var unwrittenObjects: [Object] = []

  init(_ transaction: Transaction, number: Int, holdsLock: Bool, isAppending: Bool) {
    self.transaction = transaction
    self.number = number
    self.holdsLock = holdsLock
    self.isAppending = isAppending
  }

  /// Fails the transaction, unless it has already failed.
  func fail(_ error: StoreError) {
    // Objects in a damaged block look deleted or otherwise invalid. The damage is then reported instead.
    if failure == nil { failure = transaction.base.damage ?? error }
  }

  /// Records that the engine has taken back the lock.
  func giveUpLock() { holdsLock = false }
}
