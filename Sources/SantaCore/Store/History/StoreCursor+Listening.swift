/// The operations for a listener, which calls its consumer again after a failure, and whose consumer can write in any task.
extension StoreCursor {
  /// Returns an iterator that begins with the objects at the position of the cursor, and not with the newest ones. After the process
  /// was killed, it therefore returns the same objects again, with the same token.
  package func makeSteadyIterator() -> Iterator { makeIterator(isSingle: false) }

  /// Returns a steady iterator for one transaction, whose position removes the cursor.
  package func makeSingleIterator() -> Iterator { makeIterator(isSingle: true) }

  private func makeIterator(isSingle: Bool) -> Iterator {
    let state = CursorState(name)
    (state.isSingle, state.isSteady) = (isSingle, true)
    return Iterator(context, state)
  }

  /// Returns whether there is a transaction that the consumer has not seen.
  package func hasMore(isolation actor: isolated (any Actor)? = #isolation) throws(StoreError) -> Bool {
    try context.use(actor) { () throws(StoreError) in
      context.engine.catchUp()
      guard let stored = context.engine.latest.history?.settings.cursors[name], !stored.isBeginning else {
        return true
      }
      do throws(StoreError) {
        var reader = try HistoryReader(context.engine, after: stored.position, .init(cursor: name))
        return try reader.next() != nil
      } catch  where error.code == .historyExpired { return true }
    }
  }
}

extension StoreCursor.Iterator {
  /// The position that the cursor has in the store; nil before the first transaction.
  package var position: HistoryCursor? { state.stored }

  /// Makes the current task the consumer, whose next write contains the position of the last transaction.
  package func beginConsuming() { state.task = SystemCalls.currentTask }

  /// Commits the position of the last transaction, together with another cursor that begins with this transaction again.
  ///
  /// - Parameters:
  ///   - transaction: the last transaction.
  ///   - position: the position that the cursor had before it.
  ///   - name: the name of the other cursor.
  /// - Throws: `.cursorMoved` if another consumer has moved the cursor; the errors of a write.
  package func setAside(
    _ transaction: HistoryTransaction, from position: HistoryCursor, as name: String,
    isolation actor: isolated (any Actor)? = #isolation
  ) throws(StoreError) {
    // The consumer's own commits may be between its position and the transaction.
    let previous = transaction.origin == .commit ? HistoryCursor(before: transaction) : nil
    try context.use(actor) { () throws(StoreError) in
      try context.setAside(state, from: previous ?? position, as: name)
    }
  }

  /// Commits the position of the last transaction, unless a write has contained it.
  package func commitPosition(isolation actor: isolated (any Actor)? = #isolation) throws(StoreError) {
    if state.pending == nil { return }
    _ = try context.use(actor) { () throws(StoreError) in try context.advance(state) }
  }
}

extension Store {
  /// Writes all commits that the store shows to the disk, so that a power failure doesn't undo them.
  package func syncCommits(isolation actor: isolated (any Actor)? = #isolation) throws(StoreError) {
    try context.use(actor) { () throws(StoreError) in try context.engine.syncShown() }
  }

  /// Returns whether the store has a cursor.
  package func hasCursor(named name: String) -> Bool {
    context.engine.catchUp()
    return context.engine.latest.history?.settings.cursors[name] != nil
  }
}
