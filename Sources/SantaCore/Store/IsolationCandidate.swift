import Synchronization

/// An actor that has used a store which belongs to no actor or queue yet.
///
/// A single turn of the actor is not sufficient for the store to belong to it, because an actor's initialiser runs on
/// the actor that calls it. If the actor uses the store in a second turn, too, the store belongs to it.
final class IsolationCandidate: Sendable {
  let executor: ExecutorIdentity
  private let isTurnOver = Atomic(false)

  /// - Parameter actor: the actor that is running, on `executor`.
  init(_ actor: any Actor, on executor: ExecutorIdentity) {
    self.executor = executor
    Task { await endTurn(of: actor) }
  }

  private func endTurn(of actor: isolated any Actor) { isTurnOver.store(true, ordering: .releasing) }

  /// Whether the actor's first turn has ended.
  var hasTurnEnded: Bool { isTurnOver.load(ordering: .acquiring) }
}
