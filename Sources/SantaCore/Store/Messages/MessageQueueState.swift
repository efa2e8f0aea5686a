/// The state of a ``MessageQueue`` that isn't the state of its messages.
final class MessageQueueState: Object {
  /// The stored name of the class of the messages.
  @Persisted(primaryKey: true) var name = ""
  @Persisted var isPaused = false
}
