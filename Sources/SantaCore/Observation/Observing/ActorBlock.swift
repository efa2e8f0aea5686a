/// Returns the callback of an observer as a plain function, for a block that takes its actor as a parameter.
///
/// The actor isn't retained, because it usually owns the token. After the actor is released, the block is no longer called.
///
/// - Returns: a function that must be called on the actor.
func actorBlock<A: Actor, Change>(
  _ actor: A, _ block: @escaping @Sendable (isolated A, Change) -> Void
) -> @Sendable (Change) -> Void {
  { [weak actor] change in
    // Safety: the change was created on the actor, which runs this function, and doesn't leave it.
    nonisolated(unsafe) let change = change
    actor?.assumeIsolated { actor in unsafe block(actor, change) }
  }
}
