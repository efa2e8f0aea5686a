import Synchronization

/// The closures that are called after changes.
final class Followers: Sendable {
  private struct State {
    var bodies: [Int: @Sendable (AccessChange) -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Ends a following when it is released.
  private final class Following: Sendable {
    private let followers: Followers
    private let number: Int

    init(_ followers: Followers, _ number: Int) { (self.followers, self.number) = (followers, number) }

    deinit { followers.state.withLock { $0.bodies[number] = nil } }
  }

  func follow(_ body: @escaping @Sendable (AccessChange) -> Void) -> any AnyObject & Sendable {
    let number = state.withLock { state in
      state.next += 1
      state.bodies[state.next] = body
      return state.next
    }
    return Following(self, number)
  }

  /// Calls the closures, without the lock.
  func report(_ change: AccessChange) {
    for body in state.withLock({ Array($0.bodies.values) }) { body(change) }
  }
}
