/// A write transaction under way, with everything that is valid only until it ends.
final class WriteSession {
  let transaction: Transaction
  /// The number of the transaction, unique among those of the store, from 1 on.
  let number: Int
  /// Whether this is an asyncWrite, which appends what was done when its block returns.
  let isAppending: Bool
  /// Whether the engine's lock is held; false if it could not be taken.
  private(set) var holdsLock: Bool
  /// The first mistake, which the transaction will fail with.
  private(set) var failure: StoreError?
  /// What to do with objects that are met and have a primary key the store knows, while values are assigned; nil
  /// otherwise.
  var policy: UpdatePolicy?
  /// Objects that have a row, but whose values were not written to it yet.
  var unwrittenObjects: [Object] = []

  init(_ transaction: Transaction, number: Int, holdsLock: Bool, isAppending: Bool) {
    self.transaction = transaction
    self.number = number
    self.holdsLock = holdsLock
    self.isAppending = isAppending
  }

  /// Fails the transaction, unless it has failed already.
  func fail(_ error: StoreError) {
    // What lies in a damaged block looks deleted, or wrong in some other way. The damage is what is to be reported.
    if failure == nil { failure = transaction.base.damage ?? error }
  }

  /// The engine takes the lock back.
  func giveUpLock() { holdsLock = false }
}
