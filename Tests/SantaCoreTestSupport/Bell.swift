import Synchronization

/// Wakes a waiting test after each event, so that it doesn't have to poll its condition.
public final class Bell: Sendable {
  private struct State {
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  public init() {}

  /// Wakes all waiting tasks. Call it after each event that a condition may depend on.
  public func ring() {
    let waiting = state.withLock { state in
      state.count += 1
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until `condition` is true. Evaluates it immediately and after each ring. If it never becomes true, the time limit
  /// ends the test.
  public func wait(
    isolation: isolated (any Actor)? = #isolation, until condition: () throws -> Bool
  ) async rethrows {
    while true {
      let count = state.withLock { $0.count }
      if try condition() { return }
      await withCheckedContinuation(isolation: isolation) { continuation in
        // The bell may have rung since the condition was evaluated.
        let isLate = state.withLock { state in
          if state.count == count { state.waiting.append(continuation) }
          return state.count != count
        }
        if isLate { continuation.resume() }
      }
    }
  }
}
