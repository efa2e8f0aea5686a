import Synchronization

/// A value that several tasks follow.
final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var followers: [Int: AsyncStream<Value>.Continuation] = [:]
    var next = 0
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  deinit { for follower in state.withLock({ $0.followers.values }) { follower.finish() } }

  var value: Value { state.withLock { $0.value } }

  func update(_ change: (inout Value) -> Void) {
    state.withLock { state in
      change(&state.value)
      for follower in state.followers.values { follower.yield(state.value) }
    }
  }

  /// Returns a stream of the current value and all later ones. A slow reader misses intermediate values.
  func values() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.next += 1
      state.followers[state.next] = continuation
      continuation.yield(state.value)
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.followers.removeValue(forKey: number) }
    }
    return stream
  }
}

/// Events that several tasks follow. Each task receives the events that are posted after it began.
final class Events<Event: Sendable>: Sendable {
  private let followers = Mutex<(next: Int, all: [Int: AsyncStream<Event>.Continuation])>((0, [:]))

  deinit { for follower in followers.withLock({ $0.all.values }) { follower.finish() } }

  var hasFollowers: Bool { followers.withLock { !$0.all.isEmpty } }

  func post(_ event: Event) {
    followers.withLock { for follower in $0.all.values { follower.yield(event) } }
  }

  func values() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    let number = followers.withLock { followers in
      followers.next += 1
      followers.all[followers.next] = continuation
      return followers.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.followers.withLock { $0.all.removeValue(forKey: number) }
    }
    return stream
  }
}
