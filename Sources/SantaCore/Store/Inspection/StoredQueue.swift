/// A queue of messages in a store, without Swift classes for its requests.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredQueue: Hashable, Sendable {
  /// The stored name of the class of the requests.
  package let name: String
  /// The numbers of messages by state.
  package let counts: MessageCounts
  /// Whether the queue is paused.
  package let isPaused: Bool
}
