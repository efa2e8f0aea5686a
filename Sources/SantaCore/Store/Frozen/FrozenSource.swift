/// The snapshot that frozen values in any isolation read from.
struct FrozenSource: Sendable {
  let engine: Engine
  let snapshot: Snapshot

  /// A new context, for one read.
  var context: _ModelContext { _ModelContext(engine: engine, snapshot: snapshot, isFrozen: true) }

  func isSame(as other: FrozenSource) -> Bool {
    engine === other.engine && snapshot.version == other.snapshot.version
  }
}

extension _ModelContext {
  /// The state that the store shows; in a write transaction, the state before the transaction.
  var frozenSource: FrozenSource { FrozenSource(engine: engine, snapshot: snapshot) }
}
