#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A running write transaction, with everything that is valid only until it ends.
final class WriteSession {
  let transaction: Transaction
  /// The number of the transaction, unique among those of the store, from 1 on.
  let number: Int
  /// Whether this is the transaction of an `asyncWrite`, which is appended when its block returns.
  let isAppending: Bool
  /// Whether the engine's lock is held; false if taking it failed.
  private(set) var holdsLock: Bool
  /// The actor, queue, task or thread that may make changes. If it is a task, it may do so on several threads.
  private let context: ExecutionContext
  /// The thread on which the last change was made.
  private(set) var thread = SystemCalls.currentThread
  /// The first error, with which the transaction will fail.
  private(set) var failure: StoreError?
  /// The savepoints that are open, the innermost last.
  private var savepoints: [Transaction.Savepoint] = []
  /// The number of savepoints that were rolled back.
  private(set) var savepointRollbacks = 0
  /// While values are assigned, the policy for objects whose primary key the store already has; nil otherwise.
  var policy: UpdatePolicy?
  /// The number of running steps that assign values together; observers of properties are called when it is 0.
  var togetherDepth = 0
  /// Objects that have a row, but whose values were not written to it yet. Those before `nextUnwritten` were.
  private var unwrittenObjects: [Object] = []
  private var nextUnwritten = 0
  /// The external files that the transaction may name. They stay locked until it ends, so that nobody removes them.
  var stagedFiles: [UUID: StagedExternalFile] = [:]
  /// The properties from which external data was read that is assigned to others, for messages.
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

  /// Continues on another thread, if that is where changes may be made. Returns false otherwise.
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

  /// Takes the first of these objects; nil if there are none. Its values, when they are written, may add further ones.
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

  /// Ends the innermost savepoint, and keeps its changes.
  func endSavepoint() { savepoints.removeLast() }

  /// Ends the innermost savepoint, and rolls back its changes. If one of them failed the transaction, that is undone,
  /// too: no savepoint begins in a transaction that has failed.
  func rollBackSavepoint() {
    transaction.rollBack(to: savepoints.removeLast())
    savepointRollbacks += 1
    failure = nil
  }

  /// The state at the innermost savepoint, with the version before the transaction; nil if there is none.
  var savepointState: Snapshot? { savepoints.last.map(transaction.state) }

  /// Whether a row that was deleted exists again if the transaction or one of its savepoints is rolled back.
  func mayRestore(_ row: RowKey, in table: TableID) -> Bool {
    transaction.base.contains(row, in: table) || savepoints.contains { $0.contains(row, in: table) }
  }

  /// Records that the engine has taken back the lock.
  func giveUpLock() { holdsLock = false }
}
