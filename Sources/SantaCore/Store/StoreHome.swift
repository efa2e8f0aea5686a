import Dispatch

/// Where a store lives: the isolation that opened it.
enum StoreHome: Sendable {
  /// A plain thread: the store moves only when asked to.
  case thread
  case actor(WeakActor)
  case queue(DispatchQueue)

  /// An actor that may own its store, and so is not owned by it.
  // Guard of the unchecked conformance: the reference is set once, before it is shared; reading a weak reference is
  // safe while its object goes.
  final class WeakActor: @unchecked Sendable {
    private(set) weak var actor: (any Actor)?

    init(_ actor: any Actor) { self.actor = actor }
  }

  /// Stops a debug build that comes from elsewhere. Costs nothing in a release build.
  func check() {
    assert(
      {
        switch self {
        case .thread: break
        case .actor(let home):
          home.actor?.assertIsolated(
            "A store was used outside the actor that opened it. Open another one here.")
        case .queue(let queue): dispatchPrecondition(condition: .onQueue(queue))
        }
        return true
      }())
  }
}
