/// The state of a ``MessageQueue`` that isn't the state of its messages.
final class MessageQueueState: Object {
  /// The stored name of the class of the messages.
  @Persisted(primaryKey: true) var name = ""
  @Persisted var isPaused = false

  /// The beginning of the stored name of each class of messages, before the stored name of the class of their requests.
  static let messagesPrefix = "QueuedMessage."

  /// Returns whether a queue is paused, from the tables of a store.
  ///
  /// - Parameter messages: the stored name of the class of the messages.
  static func isPaused(_ messages: String, in tables: [Table]) -> Bool {
    guard let table = tables.first(where: { $0.name == storedName }),
      let row = table.row(primaryKey: .string(messages)),
      let column = table.column(named: "isPaused"), case .bool(let isPaused) = table.value(column, of: row)
    else { return false }
    return isPaused
  }
}
