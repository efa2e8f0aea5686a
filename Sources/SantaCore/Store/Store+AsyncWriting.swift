extension Store {
  /// Runs a block in a write transaction, and suspends until its changes are durable. Meanwhile, the isolation
  /// continues with other work.
  ///
  /// ```swift
  /// try await store.asyncWrite { santa.presentsRemaining -= 1 }
  /// ```
  ///
  /// Waits, suspended, until nobody else writes; then moves to the newest durable state, and delivers the changes that
  /// this brings. The block then runs once, in the store's isolation, on the newest state, which may include changes of
  /// other `asyncWrite`s that are not durable yet. The changes of several `asyncWrite`s are synced together, so that many
  /// small writes take less time than with ``write(withoutNotifying:isolation:_:)``. When they are durable, the store
  /// shows them, and other stores and processes are notified. Only then this function returns.
  ///
  /// If the task is cancelled while it waits to write, this throws a `CancellationError` and the block does not run.
  /// After the block has run, cancelling has no effect.
  ///
  /// - Parameters:
  ///   - tokens: observers that are not notified of these changes, as in ``write(withoutNotifying:isolation:_:)``. If
  ///     there are any, the changes are synced alone before anything else runs on the isolation, because a commit that
  ///     shares its sync with others can't be left out alone.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once.
  /// - Returns: the result of the block.
  /// - Throws: the errors of ``write(withoutNotifying:isolation:_:)``. If the changes of an `asyncWrite` could not be
  ///   stored, all later ones that are based on it throw, too.
  @discardableResult
  public func asyncWrite<R>(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation,
    _ block: () throws -> R
  ) async throws -> R {
    var number: TaskQueue.Number?
    while true {
      switch try context.use(isolation, { try tryBeginWrite() }) {
      case .busy: number = try await context.engine.waitForWriter(as: number, isolation: isolation)
      case .locked: try await context.engine.waitForOtherProcesses(isolation: isolation)
      case .begun where !tokens.isEmpty:
        // The turn has come, so `write` does not wait for the writers that came before.
        context.engine.cancelWrite()
        return try write(withoutNotifying: tokens, isolation: isolation, block)
      case .begun(let base, let failedFlushes):
        let (result, ticket, transactionNumber) = try context.use(isolation) {
          try context.runAppending(on: base, failedFlushes: failedFlushes, block)
        }
        let outcome = await ticket.outcome(isolation: isolation)
        try context.use(isolation) { () throws(StoreError) in
          try context.finishAppended(outcome, transactionNumber: transactionNumber)
        }
        return result
      }
    }
  }

  private func tryBeginWrite() throws -> Engine.WriteStart {
    do {
      if isInWriteTransaction {
        throw StoreError(
          .alreadyInWrite, "asyncWrite was called within a write transaction. Make the change in that one.")
      }
      try Task.checkCancellation()
      return try context.engine.tryBeginWrite()
    } catch {
      // This task may have been woken in order to write, so the next one must be woken instead.
      context.engine.wakeNextWriter()
      throw error
    }
  }
}
