import Dispatch

/// Where a store belongs, and alone is used.
enum StoreHome: Sendable {
  /// No actor and no queue: a plain thread, or whatever runs a task that no actor does. The store moves only when asked
  /// to, and is used by one thread at a time. An actor that turns out to use the store becomes its home.
  case thread
  case actor(WeakActor)
  case queue(QueueIdentity)

  /// An actor that may own its store, and so is not owned by it.
  // Guard of the unchecked conformance: the reference is set once, before it is shared; reading a weak reference is
  // safe while its object goes.
  final class WeakActor: @unchecked Sendable {
    private(set) weak var actor: (any Actor)?
    let executor: ExecutorIdentity
    private let name: String

    init(_ actor: any Actor) {
      self.actor = actor
      // Safety: compared, and never run on.
      executor = unsafe ExecutorIdentity(actor.unownedExecutor)
      name = "\(type(of: actor))"
    }

    fileprivate var description: String { executor == .main ? "the main actor" : "an actor (\(name))" }
  }

  /// The only context that can run code that uses the store.
  var executionContext: ExecutionContext {
    switch self {
    case .thread: .current
    case .actor(let home): .executor(home.executor)
    case .queue(let mark): .queue(mark)
    }
  }

  /// Stops the program if it comes from elsewhere, in release builds, too: from there on, two threads would change the
  /// same memory. A few nanoseconds on an actor.
  func check() {
    switch self {
    case .thread: break
    case .actor(let home):
      let running = RunningExecutor.current
      if running == .serial(home.executor) { return }
      // An executor that is not the actor's own may run this without the runtime knowing, as a queue does with a block;
      // then the executor itself is asked. Of the main actor's it is known, and any other actor would be the one that runs.
      if home.executor != .main && (running == .unknown || !home.executor.isActorsOwn) {
        home.actor?.preconditionIsolated(Self.sentence(home.description))
        return
      }
      stopProgram(Self.sentence(home.description))
    case .queue(let mark):
      if !mark.isCurrent { stopProgram(Self.sentence("the queue \"\(mark.queue.label)\"")) }
    }
  }

  private static func sentence(_ owner: String) -> String {
    "A store that belongs to \(owner) was used outside it. Open another store on the same data here, which is cheap. "
      + "(A store that is opened without an isolation belongs to the actor that first observes it; an actor's "
      + "initialiser runs on the actor that calls it, so observe in a method.)"
  }

  /// Stops the program because two threads use a store that belongs to no actor or queue.
  static func stopForOverlap() -> Never {
    stopProgram(
      "A store was used by two threads at the same time. Open another store on the same data for each thread or task, "
        + "which is cheap, or open it on an actor or a queue.")
  }
}
