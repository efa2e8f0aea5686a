#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MessageQueue {
  /// Claims messages as they become due, until the task is cancelled.
  ///
  /// ```swift
  /// for try await claim in queue.claims {
  ///   let report = try await weather.report(for: claim.object.city)
  ///   try queue.complete(claim) { $0.temperature = report.temperature }
  /// }
  /// ```
  ///
  /// The sequence waits for changes to the store, for the time of delayed messages, and for the end of leases. The body must complete,
  /// fail or release each claim, and renew it if it takes long. ``process(_:)`` does this by itself.
  public var claims: MessageClaims<Request> { MessageClaims(queue: self) }

  /// Processes messages as they become due, one at a time, until the task is cancelled.
  ///
  /// ```swift
  /// try await queue.process { claim in
  ///   let report = try await weather.report(for: claim.object.city, key: claim.key)
  ///   return { request in request.temperature = report.temperature }
  /// }
  /// ```
  ///
  /// The lease is renewed while `work` runs. If `work` or its answer throws, the attempt has failed, and the message is tried again
  /// later. If the task is cancelled, the claim is released. To process several messages at once, call the method in several tasks.
  ///
  /// - Parameter work: processes a claimed message, and returns a function that writes the answer. That function is called once, in the
  ///   transaction that completes the message, unless the claim was lost.
  /// - Throws: ``StoreError`` if the store can no longer be read or written.
  nonisolated(nonsending) public func process(
    _ work: nonisolated(nonsending) (MessageClaim<Request>) async throws -> (Request) throws -> Void
  ) async throws {
    for try await claim in claims {
      let renewal = LeaseRenewal(claim, of: self)
      defer { renewal.stop() }
      do {
        let answer = try await work(claim)
        try await write { try complete(claim, answer) }
      } catch {
        // Even `.claimLost` may concern a claim of another queue.
        try await giveUp(claim, because: error)
      }
    }
  }

  /// Ends a claim whose message was not completed, unless the claim was lost.
  nonisolated(nonsending) private func giveUp(
    _ claim: MessageClaim<Request>, because error: any Error
  ) async throws {
    do {
      let isReleased = Task.isCancelled && error is CancellationError
      try await write { try isReleased ? release(claim) : fail(claim, because: error) }
    } catch let error as StoreError where error.code == .claimLost {
      // Another worker has the message.
    }
  }

  /// Writes without blocking the isolation, even if the task is cancelled: the result of a completed message must not be lost.
  nonisolated(nonsending) private func write(_ body: () throws -> Void) async throws {
    var hasBegun = false
    do {
      try await store.asyncWrite {
        hasBegun = true
        try body()
      }
    } catch is CancellationError where !hasBegun {
      try store.write { try body() }
    }
  }

  /// Claims the next message without blocking the isolation; nil if none is due.
  func claimNext(isolation: isolated (any Actor)?) async throws -> MessageClaim<Request>? {
    while findWork().isDue {
      do {
        let (claims, isComplete) = try await store.asyncWrite(isolation: isolation) { try claimInWrite(1) }
        if let claim = claims.first { return claim }
        if isComplete { return nil }
      } catch is CancellationError {
        return nil
      }
    }
    return nil
  }

  /// Looks for work in the newest state, without moving the store.
  func findWork() -> MessageWork {
    let engine = store.context.engine
    engine.catchUp()
    let tables = engine.latest.tables
    guard let index = MessageIndex(Message.storedName, in: tables) else { return MessageWork(isDue: false) }
    let (now, instant) = (clock.now(), clock.instant())
    watch.look(at: index.leases().map(\.lease), instant)
    var waits: [Duration] = []
    if let retention, let done = index.first(1, .done).first {
      waits.append(.seconds(done.time.timeIntervalSince(now)) + retention)
    }
    if !isPaused(in: tables) {
      if index.count(of: .waiting) > 0 { return MessageWork(isDue: true) }
      if let end = watch.nextEnd { waits.append(instant.duration(to: end)) }
      if let delayed = index.first(1, .delayed).first {
        waits.append(.seconds(delayed.time.timeIntervalSince(now)))
      }
    }
    guard let wait = waits.min() else { return MessageWork(isDue: false) }
    // The clock of the machine may be set while a worker waits.
    return wait <= .zero ? MessageWork(isDue: true) : MessageWork(isDue: false, wait: min(wait, .seconds(60)))
  }
}
