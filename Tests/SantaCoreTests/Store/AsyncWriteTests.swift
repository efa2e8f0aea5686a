import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Writes that suspend and share a sync.
struct AsyncWriteTests {
  /// An actor with its own store on an engine that several actors share.
  private actor Worker {
    private let engine: Engine
    private var store: Store?

    init(_ engine: Engine) { self.engine = engine }

    private func opened() -> Store {
      if let store { return store }
      let opened = Store(
        LiveStore(configuration: .init(), engine: engine, isolation: .actor(StoreIsolation.WeakActor(self)))
      )
      store = opened
      return opened
    }

    /// Commits rows in one write each, and expects that each row is shown and durable when its write returns.
    func run(_ worker: Int, commits: Int) async throws {
      let store = opened()
      for commit in 0..<commits {
        let id = worker * 1_000 + commit
        let row = try await store.asyncWrite {
          let row = Row(id, value: store.objects(Row.self).count)
          store.add(row)
          return row
        }
        #expect(!row.isInvalidated && row.id == id)
        #expect(engine.latest.version >= store.context.snapshot.version)
      }
    }

    func writeBoth(_ id: Int) async throws -> Int {
      let store = opened()
      async let suspended: Void = run(id, commits: 5)
      for number in 0..<5 { try store.write { store.add(Row(-id * 1_000 - number, value: 0)) } }
      try await suspended
      return store.objects(Row.self).count
    }

    func failing() async throws {
      let store = opened()
      try await store.asyncWrite {
        store.add(Row(1, value: 1))
        throw CancellationError()
      }
    }

    func count() -> Int {
      let store = opened()
      store.refresh()
      return store.objects(Row.self).count
    }
  }

  @Test(
    "In an asynchronous function, `write` and `init` need no `await`, and `asyncWrite` and `asyncOpen` do")
  @MainActor func spellings() async throws {
    let configuration = Store.Configuration(
      location: .inMemory("spellings-\(UUID())"), objectTypes: [Row.self, Target.self])
    let store = try Store(configuration: configuration)
    try store.write { store.add(Row(1, value: 1)) }
    let opened = try await Store.asyncOpen(configuration: configuration)
    try await opened.asyncWrite { opened.add(Row(2, value: 2)) }
    #expect(try store.write { store.objects(Row.self).count } == 2)
  }

  @Test("Commits that are appended during a sync share the next one", .unlessItHangs)
  func sharedSync() async throws {
    let disk = SimulatedDisk()
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    let before = disk.syncs
    disk.holdSyncs()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 { group.addTask { try await Worker(engine).run(worker, commits: 1) } }
      try await waiting { engine.pendingCount == 8 }
      disk.letSyncsPass()
      try await group.waitForAll()
    }
    // One sync for the commits that were appended before it began, and one for the others, if there are any.
    #expect((1...2).contains(disk.syncs - before))
    #expect(engine.latest.version.rawValue == 8)
  }

  @Test("Eight actors commit in an order")
  func order() async throws {
    let disk = SimulatedDisk()
    let engine = try Engine(directory: "/store", isReadOnly: false, logBound: 20_000, disk: disk)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 { group.addTask { try await Worker(engine).run(worker, commits: 50) } }
      try await group.waitForAll()
    }
    #expect(engine.latest.version.rawValue == 400)
    engine.latest.checkInvariants()
    let reopened = try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill())
    #expect(reopened.latest.contents == engine.latest.contents)
    // Each write has seen all writes before it.
    let store = Store(LiveStore(configuration: .init(), engine: reopened, isolation: .thread))
    #expect(store.objects(Row.self).map(\.value).sorted() == Array(0..<400))
  }

  @Test("An actor writes while others of its writes are suspended, and two engines share a directory so")
  func mixed() async throws {
    let directory = try TemporaryDirectory()
    let engines = try (0..<2).map { _ in try Engine(directory: directory.path, isReadOnly: false) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 1...4 {
        group.addTask { _ = try await Worker(engines[worker % 2]).writeBoth(worker) }
      }
      try await group.waitForAll()
    }
    for engine in engines { #expect(await Worker(engine).count() == 40) }
  }

  @Test("A block that throws leaves no changes, and the next write succeeds")
  func throwing() async throws {
    let worker = Worker(Engine(memory: UUID().uuidString))
    await #expect(throws: CancellationError.self) { try await worker.failing() }
    #expect(await worker.count() == 0)
    try await worker.run(1, commits: 1)
    #expect(await worker.count() == 1)
  }

  @Test("After a failed sync all waiting writes throw, and none of their changes is shown")
  func failedSync() async throws {
    let whole = SimulatedDisk()
    let opening = try Engine(directory: "/store", isReadOnly: false, disk: whole)
    let disk = SimulatedDisk(fault: .failingSync(whole.syncs + 1))
    withExtendedLifetime(opening) {}
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    let failures = await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          do {
            try await Worker(engine).run(worker, commits: 1)
            return false
          } catch { return (error as? StoreError)?.code == .inputOutput }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(failures == 4)
    #expect(engine.latest.version == .zero)
  }
}
