import Synchronization

/// Limits the number of tasks that run a function at once. The remaining tasks wait in turn.
final class Slots: Sendable {
  private struct State {
    var freeCount: Int
    var next = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    /// The tasks that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(freeCount: max(count, 1))) }

  /// Runs a function when there is a slot.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits; the error of the function.
  func use<R>(_ body: () async throws -> R) async throws -> R {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
        let answer: Bool? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return false }
          if state.freeCount > 0 {
            state.freeCount -= 1
            return true
          }
          state.waiting.append((number, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil as CheckedContinuation<Bool, Never>?
        }
        return state.waiting.remove(at: index).continuation
      }
      waiting?.resume(returning: false)
    }
    state.withLock { _ = $0.cancelled.remove(number) }
    guard isTaken else { throw CancellationError() }
    defer { giveBack() }
    return try await body()
  }

  private func giveBack() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.freeCount += 1
        return nil as CheckedContinuation<Bool, Never>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
