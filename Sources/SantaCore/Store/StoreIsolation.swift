import Dispatch

/// The actor, queue or thread to which a store belongs. The store may be used only there.
enum StoreIsolation: Sendable {
  /// Neither an actor nor a queue: the store is used by one thread at a time, or by a task that does not run on an actor. It
  /// moves to newer states only on request. If an actor turns out to use the store, the store belongs to that actor from then
  /// on.
  case thread
  case actor(WeakActor)
  case queue(QueueIdentity)

  /// A weak reference to an actor, because an actor usually owns its store.
  // Guard of the unchecked conformance: the reference is set once, before it is shared, and reading a weak reference is safe
  // while its object is being released.
  final class WeakActor: @unchecked Sendable {
    private(set) weak var actor: (any Actor)?
    let executor: ExecutorIdentity
    private let name: String

    init(_ actor: any Actor) {
      self.actor = actor
      // Safety: the executor is only compared, and nothing runs on it.
      executor = unsafe ExecutorIdentity(actor.unownedExecutor)
      name = "\(type(of: actor))"
    }

    fileprivate var description: String { executor == .main ? "the main actor" : "an actor (\(name))" }
  }

  init(_ actor: any Actor) { self = .actor(WeakActor(actor)) }

  /// Returns whether both are the same actor or the same queue.
  func isSame(as other: StoreIsolation) -> Bool {
    switch (self, other) {
    case (.actor(let left), .actor(let right)):
      if let actor = left.actor { actor === right.actor } else { false }
    case (.queue(let left), .queue(let right)): left.queue === right.queue
    default: false
    }
  }

  /// Runs work in this isolation, later. The work does not run if there is no actor or queue, or if the actor was released.
  func async(_ work: @escaping @Sendable () -> Void) {
    switch self {
    case .thread: break
    case .actor(let owner): if let actor = owner.actor { Task { await Self.run(work, on: actor) } }
    case .queue(let identity): identity.queue.async { work() }
    }
  }

  private static func run(_ work: @Sendable () -> Void, on actor: isolated any Actor) { work() }

  /// The only context in which code may use the store.
  var executionContext: ExecutionContext {
    switch self {
    case .thread: .current
    case .actor(let owner): .executor(owner.executor)
    case .queue(let identity): .queue(identity)
    }
  }

  /// Stops the program, even in release builds, if the current code does not run in this isolation. Otherwise, two threads
  /// could change the same memory. On an actor, the check takes a few nanoseconds.
  func check() {
    switch self {
    case .thread: break
    case .actor(let owner):
      let running = RunningExecutor.current
      if running == .serial(owner.executor) { return }
      // A custom executor may run this code without the runtime's knowledge, as a queue does with a block, so the executor
      // itself is asked. This is not needed for the main actor, or for an actor without a custom executor if the runtime
      // reports the running executor.
      if owner.executor != .main && (running == .unknown || !owner.executor.isActorsOwn) {
        owner.actor?.preconditionIsolated(Self.message(owner.description))
        return
      }
      stopProgram(Self.message(owner.description))
    case .queue(let identity):
      if !identity.isCurrent { stopProgram(Self.message("the queue \"\(identity.queue.label)\"")) }
    }
  }

  private static func message(_ owner: String) -> String {
    "A store that belongs to \(owner) was used outside it. Open another store on the same data here, which is cheap. "
      + "(A store that is opened without an isolation belongs to the actor that first observes it; an actor's "
      + "initialiser runs on the actor that calls it, so observe in a method.)"
  }

  /// Stops the program because two threads are using a store that belongs to no actor or queue.
  static func stopForOverlap() -> Never {
    stopProgram(
      "A store was used by two threads at the same time. Open another store on the same data for each thread or task, "
        + "which is cheap, or open it on an actor or a queue.")
  }
}
