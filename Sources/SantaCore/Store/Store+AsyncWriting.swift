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
  /// together with what others did, which makes many small writes cheaper than ``write(withoutNotifying:_:)`` does. The
  /// store shows it, and others are told, once it is durable; that is before this returns.
  ///
  /// A task that is cancelled while it waits for its turn gets a `CancellationError`, and the block does not run. Once it
  /// has run, cancelling changes nothing.
  ///
  /// - Returns: what the block returns.
  /// - Throws: as ``write(withoutNotifying:_:)``. Where what an earlier `asyncWrite` did could not be stored, so is not
  ///   what was done on top of it: all these throw.
  @discardableResult
  public func asyncWrite<R>(
    isolation: isolated (any Actor)? = #isolation, _ block: () throws -> R
  ) async throws -> R {
    var place: WriterQueue.Place?
    while true {
      context.home.check()
      let turn: Engine.Turn
      do {
        if isInWriteTransaction {
          throw StoreError(
            .alreadyInWrite, "asyncWrite was called within a write transaction. Make the change in that one.")
        }
        try Task.checkCancellation()
        turn = try context.engine.tryBeginWrite()
      } catch {
        // The turn that this may have been woken for is somebody else's.
        context.engine.passTurn()
        throw error
      }
      switch turn {
      case .busy: place = try await context.engine.waitForTurn(at: place, isolation: isolation)
      case .locked: try await context.engine.waitForOtherProcesses(isolation: isolation)
      case .begun(let base, let failedFlushes):
        let (result, ticket, attempt) = try context.runAppending(
          on: base, failedFlushes: failedFlushes, block)
        try context.finishAppended(await ticket.outcome(isolation: isolation), attempt: attempt)
        return result
      }
    }
  }
}
