import Synchronization

/// Collects what callbacks are called with, in any isolation, and lets a test wait for it without asking again and
/// again.
///
/// If the expected calls never come, the wait does not end: use it in a test with `.unlessItHangs`.
public final class CallbackTexts: Sendable {
  private struct State {
    var texts: [String] = []
    /// Those who wait, each for a number of texts.
    var waiting: [(count: Int, continuation: CheckedContinuation<[String], Never>)] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var all: [String] { state.withLock { $0.texts } }

  public func add(_ text: String) {
    // Resumed outside of the lock.
    let (texts, ready) = state.withLock { state in
      state.texts.append(text)
      let count = state.texts.count
      let ready = state.waiting.filter { $0.count <= count }.map(\.continuation)
      state.waiting.removeAll { $0.count <= count }
      return (state.texts, ready)
    }
    for continuation in ready { continuation.resume(returning: texts) }
  }

  /// Waits until there are this many texts, and returns all of them.
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
