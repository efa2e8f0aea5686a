import Synchronization

/// Those who wait for an order to grow.
final class Followers: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Yields whenever ``notify()`` was called. Several calls may be one element.
  func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.next += 1
      state.continuations[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: number) }
    }
    return stream
  }

  var isEmpty: Bool { state.withLock { $0.continuations.isEmpty } }

  func notify() {
    for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.yield() }
  }
}
