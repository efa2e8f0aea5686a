#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LiveStore {
  /// The iterations whose consumers run in the current task, and have a transaction to consume.
  private var consumedCursors: [CursorState] {
    if cursors.isEmpty { return [] }
    cursors.removeAll { $0.state == nil }
    let task = SystemCalls.currentTask
    return cursors.compactMap(\.state).filter { $0.pending != nil && $0.task == task }
  }

  /// Adds the positions of the running consumers to a transaction.
  ///
  /// - Returns: the iterations whose positions the transaction contains.
  /// - Throws: `.cursorMoved` if another consumer has moved one of the cursors.
  func moveCursors(in transaction: Transaction) throws(StoreError) -> [CursorState] {
    let moved = consumedCursors
    for cursor in moved {
      try check(cursor, in: transaction.base)
      transaction.changeHistory { $0.cursors[cursor.name] = cursor.next }
    }
    return moved
  }

  /// Records that a transaction could not become durable.
  func noteLostCursors(of transactionNumber: Int) {
    for cursor in cursors { cursor.state?.noteLost(transactionNumber) }
  }

  private func check(_ cursor: CursorState, in state: Snapshot) throws(StoreError) {
    if state.history?.settings.cursors[cursor.name] != cursor.stored { throw .cursorMoved(cursor.name) }
  }

  /// Begins the iteration of a cursor, or commits the position that its consumer's writes have not contained.
  ///
  /// - Returns: whether the current objects are delivered next.
  func advance(_ cursor: CursorState) throws(StoreError) -> Bool {
    guard let stored = cursor.stored else {
      engine.catchUp()
      guard let stored = engine.latest.history?.settings.cursors[cursor.name] else {
        throw .cursorMoved(cursor.name)
      }
      cursor.stored = stored
      cursors.append(WeakCursor(state: cursor))
      return stored.isBeginning
    }
    if cursor.pending != nil {
      // Nothing is lost if a power failure undoes this commit: the consumer gets the transaction again.
      let transaction = Transaction(base: try engine.beginWrite())
      do throws(StoreError) { try check(cursor, in: transaction.base) } catch {
        engine.cancelWrite()
        throw error
      }
      transaction.changeHistory { $0.cursors[cursor.name] = cursor.next }
      _ = try engine.commit(transaction, .relaxed, isQuiet: true)
      cursor.noteMoved()
      return false
    }
    cursor.appended = nil
    try check(cursor, in: engine.latest)
    return stored.isBeginning
  }

  /// Commits the position that a consumer has reached, and another cursor that begins with the consumer's last transaction again.
  func setAside(
    _ cursor: CursorState, from position: HistoryCursor, as name: String
  ) throws(StoreError) {
    let transaction = Transaction(base: try engine.beginWrite())
    if let pending = cursor.pending {
      do throws(StoreError) { try check(cursor, in: transaction.base) } catch {
        engine.cancelWrite()
        throw error
      }
      transaction.changeHistory { $0.cursors[cursor.name] = pending }
    }
    transaction.changeHistory { $0.cursors[name] = position }
    _ = try engine.commit(transaction, .full, isQuiet: true)
    cursor.noteMoved()
  }

  /// Returns the objects with which a cursor begins.
  func start(of cursor: CursorState) throws(StoreError) -> HistoryTransaction {
    guard cursor.isSteady, let stored = cursor.stored, let files = engine.history else {
      return try present(for: cursor, .present, engine.latest)
    }
    let latest = engine.latest
    let state: Snapshot
    do throws(StoreError) { state = try files.replay(from: stored.position, latest: latest).state } catch
      where error.code == .historyExpired
    { return try startAgain(cursor) }
    // Only a cursor that begins again has another time than its position.
    let isLost = stored.time < state.history?.commit.time ?? stored.time
    return try present(
      for: cursor, isLost ? .lost(since: Date(historyTime: stored.time)) : .present, state.named(as: latest))
  }

  /// Returns the current objects for a cursor whose transactions are lost. A steady cursor first stores that it begins with them.
  func startAgain(_ cursor: CursorState) throws(StoreError) -> HistoryTransaction {
    let time = cursor.stored?.time ?? 0
    let origin = HistoryTransaction.Origin.lost(since: Date(historyTime: time))
    guard cursor.isSteady else { return try present(for: cursor, origin, engine.latest) }
    let transaction = Transaction(base: try engine.beginWrite())
    let base = transaction.base
    do throws(StoreError) { try check(cursor, in: base) } catch {
      engine.cancelWrite()
      throw error
    }
    let start = base.history.map {
      HistoryCursor(position: $0.position(at: base.version), time: time, isBeginning: true)
    }
    transaction.changeHistory { $0.cursors[cursor.name] = start }
    _ = try engine.commit(transaction, .relaxed, isQuiet: true)
    cursor.stored = start
    return try present(for: cursor, origin, base)
  }

  /// Returns the objects of a state as the insertions of a transaction.
  private func present(
    for cursor: CursorState, _ origin: HistoryTransaction.Origin, _ state: Snapshot
  ) throws(StoreError) -> HistoryTransaction {
    let difference = Difference(from: .empty, to: state).withoutHiddenColumns
    try state.checkForDamage()
    let transaction = HistoryTransaction(
      origin: origin, engine: engine, old: .empty, new: state, difference: difference,
      schemas: HistorySchemas())
    cursor.pending = HistoryCursor(transaction)
    return transaction
  }
}

extension Store {
  /// Returns a durable position in the history, whose transactions are consumed once; see ``StoreCursor``.
  ///
  /// If the store doesn't have a cursor of this name, it is stored now.
  ///
  /// - Parameters:
  ///   - name: the name of the cursor, which has at most 1,024 bytes.
  ///   - start: where a new cursor begins.
  /// - Throws: ``StoreError`` with `.historyExpired` if the store has no history, see ``Store/Configuration/history``;
  ///   `.valueOutOfRange` if the name is empty or too long; the errors of a write.
  public func cursor(named name: String, from start: StoreCursor.Start) throws -> StoreCursor {
    try context.use(nil) {
      guard !name.isEmpty, name.utf8.count <= HistorySettings.maximumNameByteCount else {
        throw StoreError.invalidCursorName(name)
      }
      let engine = context.engine
      guard engine.latest.history != nil else { throw StoreError.noHistory(engine.path) }
      if engine.latest.history?.settings.cursors[name] == nil {
        try context.changeHistory { settings, base in
          guard let history = base.history, settings.cursors[name] == nil else { return }
          settings.cursors[name] = HistoryCursor(
            position: history.position(at: base.version), time: history.commit.time,
            isBeginning: start == .present)
        }
      }
      return StoreCursor(context: context, name: name)
    }
  }

  /// Removes a cursor. A consumer that is using it gets the error `.cursorMoved`.
  ///
  /// - Returns: whether there was a cursor of this name.
  @discardableResult
  public func removeCursor(named name: String) throws -> Bool {
    try context.use(nil) {
      guard context.engine.latest.history?.settings.cursors[name] != nil else { return false }
      try context.changeHistory { settings, _ in settings.cursors[name] = nil }
      try context.engine.pruneHistory()
      return true
    }
  }
}

extension HistoryCursor {
  /// Creates the cursor whose next transaction is the given one; nil if the history began with it.
  init?(before transaction: HistoryTransaction) {
    guard let history = transaction.old.history else { return nil }
    self.init(position: history.position(at: transaction.old.version), time: history.commit.time)
  }

  /// Creates the cursor after a transaction.
  init(_ transaction: HistoryTransaction) {
    self.init(position: transaction.position, time: transaction.new.history?.commit.time ?? 0)
  }
}
