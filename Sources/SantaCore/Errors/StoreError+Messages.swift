// Messages about message queues.
extension StoreError {
  static func claimLost(_ type: String, _ key: String) -> StoreError {
    StoreError(
      .claimLost,
      "The worker no longer holds the message of \(type) with the key \(key): the lease has ended and another worker has claimed "
        + "the message, or the message or its object was deleted. Nothing was stored.",
      remedy: "Discard the answer. Renew the lease in time, or give the queue a longer one.")
  }

  static func replicatedQueue(_ type: String, _ path: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(path) is replicated, so it can't have a queue of \(type): workers on several machines could claim the same message.",
      remedy: "Keep the queue in a store that isn't replicated.")
  }

  static func embeddedRequests(_ type: String) -> StoreError {
    StoreError(
      .invalidConfiguration, "\(type) is an embedded class, so a queue can't link to its objects.",
      remedy: "Use a class that inherits from Object.")
  }

  static func invalidQueue(_ setting: String, _ requirement: String) -> StoreError {
    StoreError(
      .invalidConfiguration, "The \(setting) of a message queue must be \(requirement).",
      remedy: "Choose another value.")
  }
}
