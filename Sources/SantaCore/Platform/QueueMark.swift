import Dispatch

/// Says whether a dispatch queue is running, without stopping the program where it is not.
///
/// Marks the queue with a key of its own, for as long as the mark lives.
final class QueueMark: Sendable {
  let queue: DispatchQueue
  private let key = DispatchSpecificKey<Void>()

  init(_ queue: DispatchQueue) {
    self.queue = queue
    queue.setSpecific(key: key, value: ())
  }

  deinit { queue.setSpecific(key: key, value: nil) }

  /// Whether the queue, or one whose blocks it runs, is running this.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
