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
    /// The stores whose callers have lost their right since `takeRefusals()` was called, each with its reason.
    var refusals: [Int: Refusal] = [:]
    /// The stores that were refused.
    var refused: Set<Int> = []
    /// The reason for which all stores are refused.
    var endReason: Refusal?
    /// Whether a refusal was not yet written to the connection.
    var hasUnsentRefusals = false

    var hasNews: Bool { isEnded || !news.isEmpty || !refusals.isEmpty || endReason != nil }

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

  // MARK: Refusals

  /// Ends a store of the stream, because its client has lost the right to it.
  ///
  /// - Returns: false if the store was refused before.
  func refuse(_ store: Int, _ refusal: Refusal) -> Bool {
    let (isNew, waiter) = state.withLock { state in
      guard state.refused.insert(store).inserted else {
        return (false, nil as CheckedContinuation<Void, Never>?)
      }
      state.refusals[store] = refusal
      state.hasUnsentRefusals = true
      return (true, state.wake())
    }
    waiter?.resume()
    return isNew
  }

  /// Ends all stores of the stream, and the stream.
  func refuseAll(_ refusal: Refusal) {
    let waiter = state.withLock { state in
      state.endReason = refusal
      state.hasUnsentRefusals = true
      return state.wake()
    }
    waiter?.resume()
  }

  /// Returns the refusals since the last call, and the reason for which the stream ends.
  func takeRefusals() -> (stores: [Int: Refusal], all: Refusal?) {
    state.withLock { state in
      if state.refusals.isEmpty { return ([:], state.endReason) }
      defer { state.refusals = [:] }
      return (state.refusals, state.endReason)
    }
  }

  /// Records that the client has received all refusals that `takeRefusals()` returned.
  func didSendRefusals() {
    state.withLock { state in
      if state.refusals.isEmpty && state.endReason == nil { state.hasUnsentRefusals = false }
    }
  }

  /// Whether the client hasn't received all refusals yet.
  var hasUnsentRefusals: Bool { state.withLock { $0.hasUnsentRefusals } }

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
          if state.hasNews { return true }
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
