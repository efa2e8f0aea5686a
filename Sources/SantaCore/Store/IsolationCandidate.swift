import Synchronization

/// An actor that has used a store that doesn't belong to an actor or a queue yet.
///
/// The store belongs to the actor once the actor uses it in a second turn. One turn is not enough, because the initialiser of
/// an actor runs on the actor that calls it.
final class IsolationCandidate: Sendable {
  let executor: ExecutorIdentity
  private let isTurnOver = Atomic(false)

  /// - Parameter actor: the running actor, whose executor is `executor`.
  init(_ actor: any Actor, on executor: ExecutorIdentity) {
    self.executor = executor
    Task { await endTurn(of: actor) }
  }

  private func endTurn(of actor: isolated any Actor) { isTurnOver.store(true, ordering: .releasing) }

  /// Whether the actor's first turn has ended.
  var hasTurnEnded: Bool { isTurnOver.load(ordering: .acquiring) }
}
