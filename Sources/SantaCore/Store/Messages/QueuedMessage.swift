#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A message in a ``MessageQueue``: a link to an object, with the state of its processing.
///
/// Messages are objects, in a class for each class of requests. They are committed together with the requests, and are shown,
/// observed, exported and verified like other objects. The class of the requests needs no properties for them.
///
/// ```swift
/// for message in queue.messages(in: .dead) { print(message.requestKey, message.attempts, message.failure ?? "") }
/// ```
///
/// Only a queue changes a message. To delete one, use ``MessageQueue/cancel(_:)``, or delete it like any object.
public final class QueuedMessage<Request: Object>: Object {
  /// The key of the message, which no other message in the queue has.
  ///
  /// It isn't the primary key: replicas unite objects with the same primary key, and two messages are two objects.
  @Persisted(unique: true, name: "key") public internal(set) var requestKey = ""
  /// The request; nil if it was deleted.
  @Persisted public internal(set) var object: Request?
  /// The state of the message.
  @Persisted public internal(set) var state = MessageState.waiting
  /// The time at which the message is due, or was finished.
  @Persisted public internal(set) var time = Date.distantPast
  /// The time at which the message was added to the queue.
  @Persisted public internal(set) var enqueued = Date.distantPast
  /// The time after which the message isn't claimed; nil if it doesn't expire.
  @Persisted public internal(set) var expiry: Date?
  /// The number of times that the message was claimed, not counting claims that were released.
  @Persisted public internal(set) var attempts = 0
  /// The number of the last claim. Each claim of the message has a higher number than all claims before it.
  @Persisted public internal(set) var fence = 0
  /// The reason of the last failure; nil if no attempt has failed.
  @Persisted public internal(set) var failure: String?

  /// The position in the index of the queue; see ``MessageOrder``. It is derived from ``state`` and ``time``.
  @Persisted(indexed: true) var order = 0
  /// The identity of the claim that holds the message. It is new for each claim, so that a claim of a deleted message never holds
  /// another message with the same key.
  @Persisted var lease: UUID?
  /// The duration of the lease, in milliseconds.
  @Persisted var leaseMilliseconds = 0
  /// The number of times that the lease was renewed. Other workers only watch whether it changes.
  @Persisted var renewals = 0

  /// Creates a message that isn't in a queue.
  public required init() {}

  /// The name of the class of the messages for a class of requests.
  override public class var storedName: String { "\(MessageQueueState.messagesPrefix)\(Request.storedName)" }

  /// Returns the message with a key in a store. O(1).
  static func find(_ key: String, in store: Store) -> QueuedMessage? {
    // Swift 6.3 can't make a key path of `Self` in a generic class.
    store.objects(QueuedMessage<Request>.self).where { $0.requestKey == key }.first
  }

  /// Moves the message to a state.
  func move(to state: MessageState, at time: Date) {
    (self.state, self.time) = (state, time)
    order = MessageOrder.number(state, time)
    if state != .leased { lease = nil }
  }
}
