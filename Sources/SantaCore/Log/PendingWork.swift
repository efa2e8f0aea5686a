import Dispatch
import Synchronization

/// Counts the work that runs in the background, so that a thread can wait for its end.
///
/// Unlike a `DispatchGroup`, it may be released while work is counted that never runs.
final class PendingWork: Sendable {
  private struct State {
    var count = 0
    /// The threads that wait until the count is zero.
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  func begin() { state.withLock { $0.count += 1 } }

  func end() {
    let ready = state.withLock { state -> [DispatchSemaphore] in
      state.count -= 1
      if state.count > 0 { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for semaphore in ready { semaphore.signal() }
  }

  func wait() {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      if state.count == 0 { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append(semaphore)
      return semaphore
    }
    semaphore?.wait()
  }
}
