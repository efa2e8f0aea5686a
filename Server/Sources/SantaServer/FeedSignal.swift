import Synchronization

/// Wakes the task that writes a stream of changes: when an order has grown, when a heartbeat is due, and when the stream must
/// end.
final class FeedSignal: Sendable {
  /// The events since the last call of `take()` or `next()`.
  struct News {
    /// The stores that have grown, each once. `growths` contains the appended changes in order, or nil if they must be read.
    var grown: [(store: Int, growths: [Growth]?)] = []
    var isHeartbeatDue = false

    fileprivate var isEmpty: Bool { grown.isEmpty && !isHeartbeatDue }
  }

  private struct State {
    var news = News()
    /// The index of each store in `news.grown`.
    var indexes: [Int: Int] = [:]
    var isEnded = false
    var waiter: CheckedContinuation<Void, Never>?

    /// Removes the waiting continuation and returns it.
    mutating func wake() -> CheckedContinuation<Void, Never>? {
      defer { waiter = nil }
      return waiter
    }
  }

  private let state = Mutex(State())

  /// The number of growths that are kept for each store while the writer is slow.
  private static let keptCount = 4

  func storeHasGrown(_ store: Int, _ growth: Growth?) {
    let waiter = state.withLock { state in
      if let index = state.indexes[store] {
        if let growth, let kept = state.news.grown[index].growths, kept.count < Self.keptCount {
          state.news.grown[index].growths?.append(growth)
        } else {
          state.news.grown[index].growths = nil
        }
      } else {
        state.indexes[store] = state.news.grown.count
        state.news.grown.append((store, growth.map { [$0] }))
      }
      return state.wake()
    }
    waiter?.resume()
  }

  func heartbeatIsDue() {
    let waiter = state.withLock { state in
      state.news.isHeartbeatDue = true
      return state.wake()
    }
    waiter?.resume()
  }

  func end() {
    let waiter = state.withLock { state in
      state.isEnded = true
      return state.wake()
    }
    waiter?.resume()
  }

  /// Returns the events up to now.
  ///
  /// - Throws: `CancellationError` if the stream must end.
  func take() throws -> News {
    try state.withLock { state in
      if state.isEnded { throw CancellationError() }
      defer {
        state.news = News()
        state.indexes.removeAll(keepingCapacity: true)
      }
      return state.news
    }
  }

  /// Whether a heartbeat is due. Clears the flag.
  ///
  /// - Throws: `CancellationError` if the stream must end.
  func takeHeartbeat() throws -> Bool {
    try state.withLock { state in
      if state.isEnded { throw CancellationError() }
      defer { state.news.isHeartbeatDue = false }
      return state.news.isHeartbeatDue
    }
  }

  /// Waits for an event. Only one task at a time may wait.
  func next() async throws -> News {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if state.isEnded || !state.news.isEmpty { return true }
          state.waiter = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      end()
    }
    return try take()
  }
}
