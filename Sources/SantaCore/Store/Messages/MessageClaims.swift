/// The claims of a worker, as an asynchronous sequence that waits for messages; see ``MessageQueue/claims``.
///
/// The sequence belongs to the isolation of its store, and must be iterated there.
public struct MessageClaims<Request: Object>: AsyncSequence {
  /// The claims.
  public typealias Element = MessageClaim<Request>
  /// The error that the sequence throws.
  public typealias Failure = any Error

  let queue: MessageQueue<Request>

  /// Returns an iterator that claims one message at a time.
  public func makeAsyncIterator() -> Iterator {
    Iterator(queue: queue, wakeUps: MessageWakeUps(queue.store.context.engine))
  }

  /// An iterator that claims a message at each call.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: MessageQueue<Request>
    fileprivate let wakeUps: MessageWakeUps

    /// Claims the next message, and waits until there is one; nil when the task is cancelled.
    ///
    /// - Throws: ``StoreError`` if the store can no longer be read or written.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> MessageClaim<Request>? {
      while !Task.isCancelled {
        let work = queue.findWork()
        if work.isDue, let claim = try await queue.claimNext(isolation: actor) { return claim }
        if let failure = queue.store.context.engine.failure { throw failure }
        // After a claim that found nothing, the queue looks again what to wait for.
        let wait = work.isDue ? queue.findWork().wait : work.wait
        await wakeUps.next(atMost: wait, queue.clock, isolation: actor)
      }
      return nil
    }
  }
}
