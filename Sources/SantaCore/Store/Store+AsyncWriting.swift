extension Store {
  /// Runs a block in a write transaction, and suspends until what it did is durable. Its isolation goes on with other
  /// work meanwhile.
  ///
  /// ```swift
  /// try await store.asyncWrite { santa.presentsRemaining -= 1 }
  /// ```
  ///
  /// Waits, suspended, until nobody else writes. The block then runs once, on the store's isolation, on the newest state
  /// there is, which may include changes of other `asyncWrite`s that are not durable yet; what it did is put on the disk
  /// together with what others did, which makes many small writes cheaper than ``write(withoutNotifying:isolation:_:)`` does. The
  /// store shows it, and others are told, once it is durable; that is before this returns.
  ///
  /// A task that is cancelled while it waits for its turn gets a `CancellationError`, and the block does not run. Once it
  /// has run, cancelling changes nothing.
  ///
  /// - Parameter isolation: the actor that this is called on; see ``Store``.
  /// - Returns: what the block returns.
  /// - Throws: as ``write(withoutNotifying:isolation:_:)``. Where what an earlier `asyncWrite` did could not be stored, so is not
  ///   what was done on top of it: all these throw.
  @discardableResult
  public func asyncWrite<R>(
    isolation: isolated (any Actor)? = #isolation, _ block: () throws -> R
  ) async throws -> R {
    var number: TaskQueue.Number?
    while true {
      switch try context.use(isolation, { try tryBeginWrite() }) {
      case .busy: number = try await context.engine.waitForWriter(as: number, isolation: isolation)
      case .locked: try await context.engine.waitForOtherProcesses(isolation: isolation)
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
      // The turn that this may have been woken for is somebody else's.
      context.engine.wakeNextWriter()
      throw error
    }
  }
}
