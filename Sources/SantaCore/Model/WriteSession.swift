#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A running write transaction, with everything that is valid only until it ends.
final class WriteSession {
  let transaction: Transaction
  /// The number of the transaction, which is unique within the store. Numbers begin at 1.
  let number: Int
  /// Whether the transaction belongs to an `asyncWrite`, which is appended when its closure returns.
  let isAppending: Bool
  /// Whether the engine's lock is held; false if taking it failed.
  private(set) var holdsLock: Bool
  /// The actor, queue, task or thread that may make changes. A task may make them on several threads.
  private let context: ExecutionContext
  /// The thread on which the last change was made.
  private(set) var thread = SystemCalls.currentThread
  /// The first error, which the transaction will fail with.
  private(set) var failure: StoreError?
  /// The open savepoints, innermost last.
  private var savepoints: [Transaction.Savepoint] = []
  /// The number of savepoints that were rolled back.
  private(set) var savepointRollbacks = 0
  /// The policy for objects whose primary key is already in the store, while values are being assigned; otherwise nil.
  var policy: UpdatePolicy?
  /// The number of running steps that assign values together. Observers of properties are called when it is 0.
  var togetherDepth = 0
  /// Objects with a row whose values haven't been written yet. The values of objects before `nextUnwritten` have been written.
  private var unwrittenObjects: [Object] = []
  private var nextUnwritten = 0
  /// The external files that the transaction may refer to. They stay locked until it ends, so that no other process removes
  /// them.
  var stagedFiles: [UUID: StagedExternalFile] = [:]
  /// The properties that assigned external data was read from, for messages.
  var externalOwners: [UUID: ExternalOwner] = [:]

  init(
    _ transaction: Transaction, number: Int, in context: ExecutionContext, holdsLock: Bool, isAppending: Bool
  ) {
    self.transaction = transaction
    self.context = context
    self.number = number
    self.holdsLock = holdsLock
    self.isAppending = isAppending
  }

  /// Continues on the current thread if changes may be made there. Returns false otherwise.
  func resume() -> Bool {
    guard context.isCurrent else { return false }
    noteThread()
    return true
  }

  func noteThread() { thread = SystemCalls.currentThread }

  /// Fails the transaction, unless it has already failed.
  func fail(_ error: StoreError) {
    // Objects in a damaged block look deleted or otherwise invalid. The damage is then reported instead.
    if failure == nil { failure = transaction.base.damage ?? error }
  }

  // MARK: Objects whose values are written later

  func addUnwritten(_ object: Object) { unwrittenObjects.append(object) }

  /// Takes the next object whose values haven't been written, or returns nil if there is none. Writing its values may add
  /// further objects.
  func nextUnwrittenObject() -> Object? {
    guard nextUnwritten < unwrittenObjects.count else {
      (unwrittenObjects, nextUnwritten) = ([], 0)
      return nil
    }
    nextUnwritten += 1
    return unwrittenObjects[nextUnwritten - 1]
  }

  // MARK: Savepoints

  var isInSavepoint: Bool { !savepoints.isEmpty }

  func beginSavepoint() { savepoints.append(transaction.beginSavepoint()) }

  /// Ends the innermost savepoint and keeps its changes.
  func endSavepoint() { savepoints.removeLast() }

  /// Ends the innermost savepoint and rolls back its changes. If one of them failed the transaction, the failure is undone,
  /// too: a savepoint never begins in a failed transaction.
  func rollBackSavepoint() {
    transaction.rollBack(to: savepoints.removeLast())
    savepointRollbacks += 1
    failure = nil
  }

  /// The state at the innermost savepoint, with the version before the transaction; nil if there is none.
  var savepointState: Snapshot? { savepoints.last.map(transaction.state) }

  /// Returns whether a deleted row exists again if the transaction or one of its savepoints is rolled back.
  func mayRestore(_ row: RowKey, in table: TableID) -> Bool {
    transaction.base.contains(row, in: table) || savepoints.contains { $0.contains(row, in: table) }
  }

  /// Records that the engine has taken back the lock.
  func giveUpLock() { holdsLock = false }
}
