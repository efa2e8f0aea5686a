/// The state of a message in a ``MessageQueue``.
public enum MessageState: String, PersistableEnum, Sendable {
  /// The message waits for a worker.
  case waiting
  /// The message waits for its time, or for its next attempt.
  case delayed
  /// A worker has claimed the message.
  case leased
  /// A worker has completed the message.
  case done
  /// The message can't be completed: it has failed too often, or has expired. It is a dead letter.
  case dead
}
