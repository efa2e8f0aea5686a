import SantaCoreTestSupport

@testable import SantaStore

/// An actor with a store on a shared engine.
actor StoreActor {
  private let engine: Engine
  private let durability: Durability
  private var opened: Store?
  /// State that a test keeps on the actor between its steps.
  var row = Row()
  var tokens: [NotificationToken] = []
  let events = EventLog()

  init(_ engine: Engine, durability: Durability = .full) {
    self.engine = engine
    self.durability = durability
  }

  var store: Store {
    if let opened { return opened }
    let store = Store(
      LiveStore(
        configuration: .init(durability: durability), engine: engine,
        isolation: .actor(StoreIsolation.WeakActor(self))))
    opened = store
    return store
  }

  /// The notifications of observers on this actor.
  nonisolated var notifications: [String] { events.lines }

  /// Runs a step of a test on this actor.
  func run<R: Sendable>(_ body: @Sendable (isolated StoreActor) async throws -> R) async rethrows -> R {
    try await body(self)
  }

  /// Commits a row whose value is the number of rows before it.
  func add(_ id: Int, suspending: Bool = true) async throws {
    let store = store
    let change = { store.add(Row(id, value: store.objects(Row.self).count)) }
    if suspending { try await store.asyncWrite(change) } else { try store.write(change) }
  }

  var ids: [Int] { store.objects(Row.self).map(\.id) }
}

/// Suspends until a condition is true.
func waiting(until condition: () async throws -> Bool) async throws {
  while try await !condition() { try await Task.sleep(nanoseconds: 500_000) }
}

extension SimulatedDisk {
  /// Waits until `count` syncs are held up.
  func waitForHeldSyncs(_ count: Int = 1) async throws { try await waiting { heldSyncCount >= count } }
}
