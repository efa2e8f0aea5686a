extension Store {
  /// Runs a block in a write transaction, and suspends until its changes are durable. While it is suspended, the isolation can
  /// do other work.
  ///
  /// ```swift
  /// try await store.asyncWrite { santa.presentsRemaining -= 1 }
  /// ```
  ///
  /// `asyncWrite` waits, suspended, until no other store or process is writing. It then moves to the newest durable state and
  /// delivers the changes that this brings. The block runs once, in the store's isolation, on the newest state, which may
  /// include the changes of other calls of `asyncWrite` that are not durable yet.
  ///
  /// The changes of several calls are synced together, so that many small writes take less time than with
  /// ``write(withoutNotifying:isolation:_:)``. When the changes are durable, the store shows them, other stores and processes
  /// are notified, and the function returns.
  ///
  /// If the task is cancelled while it waits to write, the block does not run, and the function throws a `CancellationError`.
  /// Cancelling has no effect after the block has run.
  ///
  /// - Parameters:
  ///   - tokens: observers that are not notified of these changes, as in ``write(withoutNotifying:isolation:_:)``. With any
  ///     token, the changes are synced alone, before anything else runs in the isolation, because an observer can't skip one of
  ///     several commits that are synced together.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once.
  /// - Returns: the result of the block.
  /// - Throws: the errors of ``write(withoutNotifying:isolation:_:)``. If the changes of a call can't be stored, all later
  ///   calls that are based on them throw, too.
  // Not an overload of `write`. In an asynchronous function, the compiler chooses an asynchronous overload even if it is
  // disfavored, so that `try store.write { … }` would be an error there: "expression is 'async' but is not marked with 'await'".
  @discardableResult
  public func asyncWrite<R>(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation,
    _ block: () throws -> R
  ) async throws -> R {
    try await asyncWrite(author: nil, note: nil, withoutNotifying: tokens, isolation: isolation, block)
  }

  /// Runs a block in a write transaction, with an author and a note, and suspends until its changes are durable.
  ///
  /// Otherwise, it is the same as ``asyncWrite(withoutNotifying:isolation:_:)``. In a store without history, author and note are
  /// ignored; see ``Store/Configuration/history``.
  ///
  /// - Parameters:
  ///   - author: the name of the program or user that makes the changes.
  ///   - note: a description of the changes.
  ///   - tokens: observers that are not notified of these changes.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once.
  /// - Returns: the result of the block.
  /// - Throws: the errors of the method without author and note; `.valueOutOfRange` if one of the two has more than 4,096 bytes.
  @discardableResult
  public func asyncWrite<R>(
    author: String?, note: String? = nil, withoutNotifying tokens: [NotificationToken] = [],
    isolation: isolated (any Actor)? = #isolation, _ block: () throws -> R
  ) async throws -> R {
    var number: TaskQueue.Number?
    while true {
      switch try context.use(isolation, { try tryBeginWrite() }) {
      case .busy: number = try await context.engine.waitForWriter(as: number, isolation: isolation)
      case .locked: try await context.engine.waitForOtherProcesses(isolation: isolation)
      case .begun where !tokens.isEmpty:
        // It is this task's turn, so `write` does not wait for earlier writers.
        context.engine.cancelWrite()
        return try write(
          author: author, note: note, withoutNotifying: tokens, isolation: isolation, block)
      case .begun(let base, let failedFlushes):
        let (result, ticket, transactionNumber) = try context.use(isolation) {
          try context.runAppending(
            on: base, failedFlushes: failedFlushes, author: author, note: note, block)
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
          .alreadyInWrite, "asyncWrite was called within a write transaction.",
          remedy: "Make the change in that transaction.")
      }
      try Task.checkCancellation()
      return try context.engine.tryBeginWrite()
    } catch {
      // This task may have been woken in order to write, so the next writer must be woken instead.
      context.engine.wakeNextWriter()
      throw error
    }
  }
}
