#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A queue of objects that workers process, in any number of processes.
///
/// ```swift
/// let queue = try MessageQueue(of: Request.self, in: store)
/// try queue.enqueue(Request(city: "Apia"))
///
/// // In a worker, until its task is cancelled:
/// try await queue.process { claim in
///   let report = try await weather.report(for: claim.object.city, key: claim.key)
///   return { request in request.temperature = report.temperature }           // and the end of the message: one commit
/// }
/// ```
///
/// A worker claims a message for the duration of a *lease*, processes it, and writes the answer together with the end of the message
/// in one transaction. If the worker fails, the message is tried again, after a delay that doubles each time. A message that fails too
/// often becomes a *dead letter*.
///
/// Changes in the store count once. Everything else that a worker does is done at least once: if a worker is killed after it has sent a
/// mail, another worker sends the mail again. Pass ``MessageClaim/key`` on to services that recognize repeated requests.
///
/// - Only one worker at a time can claim a message. Waiting messages are claimed in the order in which they are due.
/// - A lease ends when a queue has not seen a renewal for its duration, by the continuous clock of the queue's process. A queue must
///   therefore exist for that long before it claims the messages of a killed worker.
/// - A worker whose message was claimed by another one can't answer it: ``complete(_:_:)`` throws `.claimLost`, and nothing is stored.
/// - Delays and expiry are compared with the machine's clock. If it is set back, delayed messages wait longer.
/// - There is one queue for each class in a store. Its messages are objects of the class ``QueuedMessage``.
/// - A replicated store can't have queues: `.invalidConfiguration` is thrown.
///
/// The methods that change messages belong to the running write transaction of the store. Without one, each makes its own write. A queue
/// belongs to the isolation of its store.
///
/// The messages are an ordinary class, instead of columns in the class of the requests or a section of the files. The same code then
/// commits, indexes, verifies, exports and shows messages and requests. A class of messages for each class of requests has a typed link,
/// and its index is the order of one queue.
public final class MessageQueue<Request: Object> {
  /// The messages of the queue, as objects.
  public typealias Message = QueuedMessage<Request>

  /// The store with the messages.
  public let store: Store
  /// The duration for which a claim holds a message, unless it is renewed.
  public let lease: Duration
  /// The number of attempts after which a message that fails becomes a dead letter.
  public let maximumAttempts: Int
  /// The delay before the second attempt. It doubles with each further attempt.
  public let retryDelay: Duration
  /// The maximum delay between two attempts.
  public let maximumRetryDelay: Duration
  /// The time after which workers remove completed messages; nil to keep them. Their objects stay.
  public let retention: Duration?

  let clock: MessageClock
  /// The leases that this queue has seen.
  var watch = LeaseWatch()

  /// Creates the queue of a class. It is stored in the store when the first message is added.
  ///
  /// - Parameters:
  ///   - type: the class of the requests.
  ///   - store: the store with the requests.
  ///   - lease: the duration for which a claim holds a message, unless it is renewed. From 10 milliseconds to a day.
  ///   - maximumAttempts: the number of attempts after which a message that fails becomes a dead letter.
  ///   - retryDelay: the delay before the second attempt. It doubles with each further attempt.
  ///   - maximumRetryDelay: the maximum delay between two attempts.
  ///   - retention: the time after which workers remove completed messages; nil to keep them. A key is known as long as its message.
  /// - Throws: ``StoreError`` with `.invalidConfiguration` if the store is replicated, if the class can't be stored or is embedded, or
  ///   if one of the values is out of range; `.schemaMismatch`.
  public convenience init(
    of type: Request.Type = Request.self, in store: Store, lease: Duration = .seconds(30),
    maximumAttempts: Int = 5, retryDelay: Duration = .seconds(1),
    maximumRetryDelay: Duration = .seconds(3600),
    retention: Duration? = .seconds(7 * 24 * 3600)
  ) throws {
    try self.init(
      of: type, in: store, lease: lease, maximumAttempts: maximumAttempts, retryDelay: retryDelay,
      maximumRetryDelay: maximumRetryDelay, retention: retention, clock: .system)
  }

  /// Creates a queue with the clocks of a test.
  package init(
    of type: Request.Type = Request.self, in store: Store, lease: Duration = .seconds(30),
    maximumAttempts: Int = 5, retryDelay: Duration = .seconds(1),
    maximumRetryDelay: Duration = .seconds(3600),
    retention: Duration? = .seconds(7 * 24 * 3600), clock: MessageClock
  ) throws {
    if Request.self is EmbeddedObject.Type { throw StoreError.embeddedRequests("\(Request.self)") }
    guard lease >= .milliseconds(10), lease <= .seconds(24 * 3600) else {
      throw StoreError.invalidQueue("lease", "from 10 milliseconds to 1 day")
    }
    guard maximumAttempts >= 1 else {
      throw StoreError.invalidQueue("maximum number of attempts", "at least 1")
    }
    guard retryDelay >= .zero, maximumRetryDelay >= .zero, retention ?? .zero >= .zero else {
      throw StoreError.invalidQueue("retry delay or retention", "at least 0")
    }
    (self.store, self.lease, self.maximumAttempts) = (store, lease, maximumAttempts)
    (self.retryDelay, self.maximumRetryDelay) = (retryDelay, maximumRetryDelay)
    (self.retention, self.clock) = (retention, clock)
    try store.context.use(nil) {
      _ = try store.context.binding(Message.self)
      _ = try store.context.binding(MessageQueueState.self)
      try checkNotReplicated()
    }
  }

  // MARK: Adding

  /// Adds a message for an object, and adds the object to the store if it isn't there.
  ///
  /// ```swift
  /// try store.write {
  ///   let order = store.create(Order.self) { $0.id = 7 }
  ///   try queue.enqueue(order, key: "order 7", expiry: .now + 3600)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: the request. It is evaluated in the transaction, and only if there is no message with the key.
  ///   - key: identifies the message. If the queue has a message with this key, even a completed one, nothing is added. If nil, the
  ///     key is a new UUID.
  ///   - due: the time before which the message isn't claimed; nil if it is due now.
  ///   - expiry: the time after which the message isn't claimed. It becomes a dead letter when a worker reaches it.
  /// - Returns: the new message, or the message with the key.
  /// - Throws: ``StoreError`` with `.invalidConfiguration` if the store is replicated; the errors of a write.
  @discardableResult
  public func enqueue(
    _ object: @autoclosure () throws -> Request, key: String? = nil, due: Date? = nil, expiry: Date? = nil
  ) throws -> Message {
    try inWrite {
      try checkNotReplicated()
      if let key, let known = message(withKey: key) { return known }
      let message = Message()
      message.requestKey = key ?? UUID().uuidString
      message.object = try object()
      let now = clock.now()
      message.enqueued = now
      message.expiry = expiry
      if let due, due > now {
        message.move(to: .delayed, at: due)
      } else {
        message.move(to: .waiting, at: due ?? now)
      }
      store.add(message)
      return message
    }
  }

  /// Deletes a message in any state. Its object stays. A worker that has claimed the message can't complete it.
  ///
  /// - Returns: whether the message was not yet completed.
  /// - Throws: the errors of a write.
  @discardableResult
  public func cancel(_ message: Message) throws -> Bool {
    try inWrite {
      if message.isInvalidated { return false }
      let isPending = message.state != .done
      store.delete(message)
      return isPending
    }
  }

  // MARK: Transactions

  /// Runs a block in the running write transaction, or in a new one if none is running.
  func inWrite<R>(_ body: () throws -> R) throws -> R {
    store.isInWriteTransaction ? try body() : try store.write { try body() }
  }

  func checkNotReplicated() throws(StoreError) {
    let context = store.context
    if (context.transaction?.annotation ?? context.snapshot.annotation) != nil {
      throw .replicatedQueue("\(Request.self)", context.engine.path)
    }
  }
}
