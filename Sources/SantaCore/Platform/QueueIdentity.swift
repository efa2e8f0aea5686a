import Dispatch

/// Checks whether a dispatch queue is running the current code, without stopping the program if it isn't.
///
/// An instance associates a unique key with the queue for as long as it exists.
package final class QueueIdentity: Sendable {
  let queue: DispatchQueue
  private let key = DispatchSpecificKey<Void>()

  init(_ queue: DispatchQueue) {
    self.queue = queue
    queue.setSpecific(key: key, value: ())
  }

  deinit { queue.setSpecific(key: key, value: nil) }

  /// Whether the current code runs on the queue, or on a queue that targets it.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
