#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MessageQueue {
  /// Claims the messages that are due, in the order in which they are due.
  ///
  /// ```swift
  /// for claim in try queue.claim(limit: 10) {
  ///   try queue.complete(claim) { $0.isShipped = true }
  /// }
  /// ```
  ///
  /// These are waiting messages, delayed messages whose time has come, and messages whose lease has ended. Messages that have expired
  /// or have no more attempts become dead letters, and messages whose object was deleted are deleted.
  ///
  /// - Parameter limit: the maximum number of messages.
  /// - Returns: the claims; empty if no message is due, if the queue is paused, or if the limit isn't positive.
  /// - Throws: ``StoreError`` with `.invalidConfiguration` if the store is replicated; the errors of a write.
  /// - Complexity: O(log n) for each claim, and O(number of claimed messages).
  public func claim(limit: Int = 1) throws -> [MessageClaim<Request>] {
    if limit <= 0 { return [] }
    if store.isInWriteTransaction { return try claimInWrite(limit).claims }
    while true {
      // A write would wait for other writers, even if there is nothing to claim.
      guard findWork().isDue else { return [] }
      let (claims, isComplete) = try store.write { try claimInWrite(limit) }
      if isComplete || !claims.isEmpty { return claims }
    }
  }

  /// Extends a lease: its duration begins again.
  ///
  /// - Throws: ``StoreError`` with `.claimLost` if the claim doesn't hold the message any more; the errors of a write.
  public func renew(_ claim: MessageClaim<Request>) throws {
    try inWrite { try held(claim).renewals &+= 1 }
  }

  /// Writes the answer of a claimed message, and completes the message in the same transaction.
  ///
  /// ```swift
  /// try queue.complete(claim) { request in request.temperature = 28.5 }
  /// ```
  ///
  /// - Parameters:
  ///   - claim: the claim, which must still hold the message.
  ///   - answer: writes the answer, in the transaction. It is called once, and only if the claim holds the message. If it throws,
  ///     nothing is stored, and the claim still holds the message.
  /// - Returns: the result of `answer`.
  /// - Throws: ``StoreError`` with `.claimLost` if the claim doesn't hold the message any more; the error of `answer`; the errors of a
  ///   write. Within a write transaction of the caller, let the error end that transaction.
  @discardableResult
  public func complete<R>(
    _ claim: MessageClaim<Request>, _ answer: (Request) throws -> R
  ) throws -> R {
    try inWrite {
      let message = try held(claim)
      let result = try answer(claim.object)
      message.move(to: .done, at: clock.now())
      return result
    }
  }

  /// Completes a claimed message without an answer.
  ///
  /// - Throws: ``StoreError`` with `.claimLost` if the claim doesn't hold the message any more; the errors of a write.
  public func complete(_ claim: MessageClaim<Request>) throws { try complete(claim) { _ in } }

  /// Records that an attempt has failed. The message is tried again after a delay, or becomes a dead letter if it was the last attempt.
  ///
  /// - Parameters:
  ///   - claim: the claim, which must still hold the message.
  ///   - error: the reason, whose description is stored as ``QueuedMessage/failure``, up to 4,096 bytes.
  /// - Throws: ``StoreError`` with `.claimLost` if the claim doesn't hold the message any more; the errors of a write.
  public func fail(_ claim: MessageClaim<Request>, because error: any Error) throws {
    try inWrite {
      let message = try held(claim)
      message.failure = Self.text(of: error)
      if message.attempts >= maximumAttempts {
        message.move(to: .dead, at: clock.now())
      } else {
        message.move(to: .delayed, at: clock.now() + delay(after: message.attempts).inSeconds)
      }
    }
  }

  /// Gives up a claim. The message waits again, and the attempt isn't counted.
  ///
  /// - Throws: ``StoreError`` with `.claimLost` if the claim doesn't hold the message any more; the errors of a write.
  public func release(_ claim: MessageClaim<Request>) throws {
    try inWrite {
      let message = try held(claim)
      message.attempts &-= 1
      message.move(to: .waiting, at: message.time)
    }
  }

  /// Returns the message of a claim that still holds it.
  private func held(_ claim: MessageClaim<Request>) throws(StoreError) -> Message {
    let message = claim.message
    guard !message.isInvalidated, message.state == .leased, message.lease == claim.lease,
      message.object != nil
    else { throw .claimLost("\(Request.self)", claim.key) }
    return message
  }

  /// Returns the delay after a number of failed attempts: it doubles with each one.
  func delay(after attempts: Int) -> Duration {
    var delay = retryDelay
    for _ in 1..<max(attempts, 1) {
      // Zero stays zero, and a forged number of attempts would take forever.
      if delay == .zero || delay >= maximumRetryDelay { break }
      delay *= 2
    }
    return min(delay, maximumRetryDelay)
  }

  private static func text(of error: any Error) -> String {
    let text = "\(error)"
    if text.utf8.count <= maximumFailureByteCount { return text }
    return String(decoding: text.utf8.prefix(maximumFailureByteCount), as: UTF8.self)
  }

  private static var maximumFailureByteCount: Int { 4_096 }

  // MARK: In a transaction

  /// The number of messages that a transaction handles without claiming them.
  private static var handledLimit: Int { 1_000 }

  /// Claims messages in the running transaction.
  ///
  /// - Returns: the claims, and whether no further message is due. It may be false if many messages have expired.
  func claimInWrite(_ limit: Int) throws(StoreError) -> (claims: [MessageClaim<Request>], isComplete: Bool) {
    try checkNotReplicated()
    removeRetained()
    let context = store.context
    guard let transaction = context.transaction,
      let index = MessageIndex(Message.storedName, in: transaction.tables)
    else { return ([], true) }
    let (now, instant) = (clock.now(), clock.instant())
    let leases = index.leases()
    // The transaction may have begun with a renewal that the queue has not seen.
    watch.look(at: leases.map(\.lease), instant)
    if isPaused(in: transaction.tables) { return ([], true) }
    var candidates = MessageCandidates(
      ended: leases.filter { watch.hasEnded($0.lease.id, at: instant) }.map(\.place), now: now)
    var claims: [MessageClaim<Request>] = []
    var handled = 0
    while claims.count < limit, handled < Self.handledLimit {
      // The messages of the last round have left their states, so the index finds the next ones.
      guard let index = MessageIndex(Message.storedName, in: transaction.tables) else { break }
      let places = candidates.next(limit - claims.count, in: index)
      if places.isEmpty { return (claims, true) }
      for place in places {
        guard let message = context.object(Message.self, place.row) else { return (claims, true) }
        if let claim = claim(message, now) { claims.append(claim) } else { handled += 1 }
      }
    }
    return (claims, false)
  }

  /// Claims a message, or handles one that can't be claimed.
  private func claim(_ message: Message, _ now: Date) -> MessageClaim<Request>? {
    guard let object = message.object else {
      store.delete(message)
      return nil
    }
    if let expiry = message.expiry, expiry <= now {
      message.failure = "The message expired before it was completed."
      message.move(to: .dead, at: now)
      return nil
    }
    if message.attempts >= maximumAttempts {
      message.failure =
        "The lease of attempt \(message.attempts) ended without an answer."
      message.move(to: .dead, at: now)
      return nil
    }
    let lease = UUID()
    // Forged numbers must not stop the program.
    message.attempts &+= 1
    message.fence &+= 1
    message.renewals = 0
    message.leaseMilliseconds = Int((self.lease.inSeconds * 1_000).rounded())
    message.move(to: .leased, at: message.time)
    message.lease = lease
    return MessageClaim(
      message: message, object: object, key: message.requestKey, attempt: message.attempts,
      fence: message.fence,
      lease: lease)
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { self / .seconds(1) }
}
