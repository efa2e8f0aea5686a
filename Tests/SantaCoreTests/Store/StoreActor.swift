import SantaCoreTestSupport
import Synchronization

@testable import SantaCore

/// An actor with a store of its own on an engine that others share.
actor StoreActor {
  private let engine: Engine
  private let durability: Durability
  private var opened: Store?
  /// What a test keeps on the actor from one step to the next.
  var row = Row()
  var tokens: [NotificationToken] = []
  let notes = Notes()

  init(_ engine: Engine, durability: Durability = .full) {
    self.engine = engine
    self.durability = durability
  }

  var store: Store {
    if let opened { return opened }
    let store = Store(
      LiveContext(
        configuration: .init(durability: durability), engine: engine,
        isolation: .actor(StoreIsolation.WeakActor(self))))
    opened = store
    return store
  }

  /// What observers here were told.
  nonisolated var told: [String] { notes.lines }

  /// Runs a step of a test here.
  func run<R: Sendable>(_ body: @Sendable (isolated StoreActor) async throws -> R) async rethrows -> R {
    try await body(self)
  }

  /// Commits a row whose value is how many there were before it.
  func add(_ id: Int, suspending: Bool = true) async throws {
    let store = store
    let change = { store.add(Row(id, value: store.objects(Row.self).count)) }
    if suspending { try await store.asyncWrite(change) } else { try store.write(change) }
  }

  var ids: [Int] { store.objects(Row.self).map(\.id) }
}

/// Waits, suspended, for what other threads bring about.
func waiting(until condition: () async throws -> Bool) async throws {
  while try await !condition() { try await Task.sleep(nanoseconds: 500_000) }
}

extension SimulatedDisk {
  /// Waits until so many syncs are held up.
  func waitForHeldSyncs(_ count: Int = 1) async throws { try await waiting { heldSyncCount >= count } }
}

/// Lines, in the order in which they were noted.
final class Notes: Sendable {
  private let noted = Mutex<[String]>([])

  var lines: [String] { noted.withLock { $0 } }

  func add(_ line: String) { noted.withLock { $0.append(line) } }
}
