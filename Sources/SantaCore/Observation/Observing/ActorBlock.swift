/// The callback of an observer as a plain function, for a block that is given its actor.
///
/// The actor is not retained, because it usually owns the token. An actor that was released is not called.
///
/// - Returns: a function that must be called on the actor.
func actorBlock<A: Actor, Change>(
  _ actor: A, _ block: @escaping @Sendable (isolated A, Change) -> Void
) -> @Sendable (Change) -> Void {
  { [weak actor] change in
    // Safety: the change was made on the actor, which is running this function, and stays there.
    nonisolated(unsafe) let change = change
    actor?.assumeIsolated { actor in unsafe block(actor, change) }
  }
}
