import Synchronization

/// The first turn in which an actor uses a store that belongs nowhere yet, and whether that turn has ended.
///
/// One turn proves nothing: an actor's initialiser runs on the actor that calls it. Whoever uses the store in a second
/// turn, too, has it.
final class Arrival: Sendable {
  let executor: ExecutorIdentity
  private let isOver = Atomic(false)

  /// - Parameter actor: the one that is running, on that executor.
  init(of actor: any Actor, on executor: ExecutorIdentity) {
    self.executor = executor
    Task { await end(on: actor) }
  }

  private func end(on actor: isolated any Actor) { isOver.store(true, ordering: .releasing) }

  var hasTurnedOver: Bool { isOver.load(ordering: .acquiring) }
}
