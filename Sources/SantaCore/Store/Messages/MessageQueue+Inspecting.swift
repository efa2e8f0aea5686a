#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MessageQueue {
  /// Returns the message with a key, in any state; nil if there is none.
  public func message(withKey key: String) -> Message? {
    Message.find(key, in: store)
  }

  /// Returns the messages in a state, by the time at which they are due or were finished. They are live results, which can be observed.
  ///
  /// Delayed messages remain in this state when they are due, until a worker claims them.
  public func messages(in state: MessageState) -> Results<Message> {
    let numbers = MessageOrder.numbers(of: state)
    let (first, last) = (numbers.lowerBound, numbers.upperBound)
    return store.objects(Message.self).where { $0.order >= first && $0.order <= last }.sorted(by: \.order)
  }

  /// The numbers of messages by state, in the state that the store shows. O(log n).
  public var counts: MessageCounts {
    let context = store.context
    guard
      let index = MessageIndex(Message.storedName, in: context.transaction?.tables ?? context.snapshot.tables)
    else { return MessageCounts() }
    return index.counts(at: clock.now())
  }

  /// Gives a dead letter a new series of attempts, the first of them now, without an expiry. A delayed message is tried now.
  ///
  /// - Returns: false, without a change, if the message is waiting, claimed, completed or deleted.
  /// - Throws: the errors of a write.
  @discardableResult
  public func retry(_ message: Message) throws -> Bool {
    try inWrite {
      guard !message.isInvalidated else { return false }
      switch message.state {
      case .waiting, .leased, .done: return false
      case .delayed: break
      case .dead: (message.attempts, message.expiry) = (0, nil)
      }
      message.move(to: .waiting, at: clock.now())
      return true
    }
  }

  /// Deletes the completed messages up to a time. Their objects stay. Workers do this with the messages that are older than
  /// ``retention``.
  ///
  /// - Returns: the number of deleted messages.
  /// - Throws: the errors of a write.
  @discardableResult
  public func removeDone(until time: Date) throws -> Int {
    try inWrite {
      let numbers = MessageOrder.numbers(of: .done, until: time)
      let (first, last) = (numbers.lowerBound, numbers.upperBound)
      let done = store.objects(Message.self).where { $0.order >= first && $0.order <= last }
      let count = done.count
      store.delete(done)
      return count
    }
  }

  // MARK: Pausing

  /// Whether the queue is paused, in the state that the store shows.
  public var isPaused: Bool {
    isPaused(in: store.context.transaction?.tables ?? store.context.snapshot.tables)
  }

  /// Pauses the queue in all processes: no message is claimed until ``resume()``. Claimed messages can be completed.
  ///
  /// - Throws: the errors of a write.
  public func pause() throws { try setPaused(true) }

  /// Resumes a paused queue.
  ///
  /// - Throws: the errors of a write.
  public func resume() throws { try setPaused(false) }

  private func setPaused(_ isPaused: Bool) throws {
    try inWrite {
      _ = store.create(
        MessageQueueState.self, value: ["name": Message.storedName, "isPaused": isPaused], update: .modified)
    }
  }

  func isPaused(in tables: [Table]) -> Bool { MessageQueueState.isPaused(Message.storedName, in: tables) }

  // MARK: Finished messages

  /// The number of completed messages that a claim removes.
  private static var removedLimit: Int { 100 }

  /// Removes completed messages that are older than the retention, in the running transaction.
  func removeRetained() {
    guard let retention, let tables = store.context.transaction?.tables,
      let index = MessageIndex(Message.storedName, in: tables)
    else { return }
    let places = index.first(Self.removedLimit, .done, until: clock.now() - retention.inSeconds)
    store.delete(places.compactMap { store.context.object(Message.self, $0.row) })
  }
}
