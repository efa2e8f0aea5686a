import Synchronization

/// Collects one string per callback, in any isolation. A test can wait for a number of strings without polling.
///
/// If the expected calls never come, the wait does not end: use this class in a test with `.unlessItHangs`.
public final class CallbackTexts: Sendable {
  private struct State {
    var texts: [String] = []
    /// The waiting tasks, each with the number of strings that it waits for.
    var waiting: [(count: Int, continuation: CheckedContinuation<[String], Never>)] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var all: [String] { state.withLock { $0.texts } }

  public func add(_ text: String) {
    // Continuations are resumed outside the lock.
    let (texts, ready) = state.withLock { state in
      state.texts.append(text)
      let count = state.texts.count
      let ready = state.waiting.filter { $0.count <= count }.map(\.continuation)
      state.waiting.removeAll { $0.count <= count }
      return (state.texts, ready)
    }
    for continuation in ready { continuation.resume(returning: texts) }
  }

  /// Waits until `count` strings were added, and returns all of them.
  public func wait(for count: Int) async -> [String] {
    await withCheckedContinuation { continuation in
      let texts = state.withLock { state in
        if state.texts.count >= count { return state.texts as [String]? }
        state.waiting.append((count, continuation))
        return nil
      }
      if let texts { continuation.resume(returning: texts) }
    }
  }
}
