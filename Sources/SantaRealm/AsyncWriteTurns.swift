import Synchronization

/// The order of the asynchronous writes of each store. A write begins when the writes before it have begun and no transaction of
/// the store is open, as in RealmSwift.
enum AsyncWriteTurns {
  /// The last write that was requested for each store, by the identity of the store.
  private static let last = Mutex<[ObjectIdentifier: Turn]>([:])

  private struct Turn {
    let number: Int
    let task: Task<Void, Never>
  }

  /// Whether a write was requested for a store and hasn't ended.
  static func isPending(for store: Store) -> Bool { last.withLock { $0[ObjectIdentifier(store)] != nil } }

  /// Runs a block after the writes before it.
  static func append(
    of store: Store, isolation: isolated (any Actor)?, _ body: @escaping () async -> Void
  ) {
    let key = ObjectIdentifier(store)
    let (before, number) = last.withLock { ($0[key]?.task, ($0[key]?.number ?? 0) + 1) }
    let task = Task {
      _ = isolation
      await before?.value
      // A transaction that is open across a suspension ends by a call that doesn't know this queue. Nothing cancels this
      // task, so the pause doesn't end early.
      var pause = Duration.milliseconds(1)
      while store.isInWriteTransaction {
        try? await Task.sleep(for: pause)
        pause = min(pause * 2, .milliseconds(50))
      }
      await body()
      last.withLock { if $0[key]?.number == number { $0[key] = nil } }
    }
    last.withLock { $0[key] = Turn(number: number, task: task) }
  }
}
