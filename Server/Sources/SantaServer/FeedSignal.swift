import Synchronization

/// Wakes the task that writes a stream of changes: when an order has grown, when it is time for a heartbeat, and when it
/// must end.
final class FeedSignal: Sendable {
  /// What has happened since it was asked for.
  struct News {
    /// The stores that have grown, each once. `growths` is what was appended, in its order; nil if it must be read.
    var grown: [(store: Int, growths: [Growth]?)] = []
    var isHeartbeatDue = false

    fileprivate var isEmpty: Bool { grown.isEmpty && !isHeartbeatDue }
  }

  private struct State {
    var news = News()
    /// Where each store is in `news.grown`.
    var indexes: [Int: Int] = [:]
    var isEnded = false
    var waiter: CheckedContinuation<Void, Never>?

    /// Changes the state, and returns who waited for that.
    mutating func wake() -> CheckedContinuation<Void, Never>? {
      defer { waiter = nil }
      return waiter
    }
  }

  private let state = Mutex(State())

  /// How many growths of a store are kept for a writer that is slow.
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

  /// What has happened until now.
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

  /// Whether it is time for a heartbeat, which is then no news any more.
  ///
  /// - Throws: `CancellationError` if the stream must end.
  func takeHeartbeat() throws -> Bool {
    try state.withLock { state in
      if state.isEnded { throw CancellationError() }
      defer { state.news.isHeartbeatDue = false }
      return state.news.isHeartbeatDue
    }
  }

  /// Waits until something has happened. One task at a time may wait.
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
