extension Store {
  /// Runs a block in a write transaction, later. RealmSwift's form of ``asyncWrite(withoutNotifying:isolation:_:)``.
  ///
  /// On a queue or a thread without an actor, the block runs at once. Otherwise, asynchronous writes of a store run in the order
  /// in which they were requested, and wait while a transaction of the store is open.
  ///
  /// - Parameters:
  ///   - block: makes the changes, on the actor on which this is called. It is called once, unless the write is cancelled.
  ///   - onComplete: gets nil when the changes are durable, or the error if there are none. It is called once.
  /// - Returns: the write, for ``cancelAsyncWrite(_:)``.
  @discardableResult
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> AsyncTransactionId {
    let id = AsyncTransactionId()
    guard isolation != nil else {
      do {
        try write(block)
        onComplete?(nil)
      } catch { onComplete?(error) }
      return id
    }
    AsyncWriteTurns.append(of: self, isolation: isolation) {
      guard !id.isCancelled else { return }
      do {
        try await self.asyncWrite(isolation: isolation) { block() }
        onComplete?(nil)
      } catch { onComplete?(error) }
    }
    return id
  }

  /// Begins a write transaction later, and calls a block, which ends it with ``commitAsyncWrite(allowGrouping:_:)`` or
  /// ``cancelWrite()``. A name of RealmSwift.
  ///
  /// On a queue or a thread without an actor, the block runs at once. The actor waits while others write;
  /// ``asyncWrite(withoutNotifying:isolation:_:)`` does not make it wait.
  ///
  /// - Parameter block: makes the changes, on the actor on which this is called. It is called once, unless the write is
  ///   cancelled.
  /// - Returns: the write, for ``cancelAsyncWrite(_:)``.
  @discardableResult
  public func beginAsyncWrite(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping () -> Void
  ) -> AsyncTransactionId {
    let id = AsyncTransactionId()
    guard isolation != nil else {
      beginWrite()
      block()
      return id
    }
    AsyncWriteTurns.append(of: self, isolation: isolation) {
      guard !id.isCancelled else { return }
      self.beginWrite(isolation: isolation)
      block()
    }
    return id
  }

  /// Commits the write transaction. RealmSwift's form of ``commitWrite(withoutNotifying:isolation:)``.
  ///
  /// - Parameters:
  ///   - allowGrouping: has no effect, because `asyncWrite` groups transactions, and this does not.
  ///   - isolation: the actor on which this is called.
  ///   - onComplete: gets nil when the changes are durable, or the error if there are none. It is called once, before this
  ///     returns.
  /// - Returns: a write that has begun, which can't be cancelled any more.
  @discardableResult
  public func commitAsyncWrite(
    allowGrouping: Bool = false, isolation: isolated (any Actor)? = #isolation,
    _ onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> AsyncTransactionId {
    do {
      try commitWrite(isolation: isolation)
      onComplete?(nil)
    } catch { onComplete?(error) }
    return AsyncTransactionId()
  }

  /// Cancels a write that has not begun. A name of RealmSwift.
  public func cancelAsyncWrite(_ id: AsyncTransactionId) { id.cancel() }

  /// Whether a write of `writeAsync` or `beginAsyncWrite` waits or runs. A name of RealmSwift.
  ///
  /// False for `asyncWrite`, which you await.
  public var isPerformingAsynchronousWriteOperations: Bool { AsyncWriteTurns.isPending(for: self) }

  /// Moves to the newest state. RealmSwift's name of ``refresh(isolation:)`` for asynchronous functions.
  @discardableResult
  public func asyncRefresh(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    refresh(isolation: isolation)
  }
}
