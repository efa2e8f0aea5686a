import Dispatch

/// Where a store lives: the isolation that opened it.
enum StoreHome: Sendable {
  /// A plain thread: the store moves only when asked to.
  case thread
  case actor(any Actor)
  case queue(DispatchQueue)

  /// Stops a debug build that comes from elsewhere. Costs nothing in a release build.
  func check() {
    assert(
      {
        switch self {
        case .thread: break
        case .actor(let actor):
          actor.assertIsolated("A store was used outside the actor that opened it. Open another one here.")
        case .queue(let queue): dispatchPrecondition(condition: .onQueue(queue))
        }
        return true
      }())
  }
}
