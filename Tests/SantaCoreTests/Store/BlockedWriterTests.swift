import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Writers that wait on an actor, a queue or a thread that other writers also need.
///
/// Two faults led to these tests:
///
/// - An actor was suspended in `asyncWrite` and then blocked in `write`. When the writer that both waited for ended, it woke
///   only the suspended task, whose actor was blocked.
/// - With two stores on the same data on one thread, a write to the second store waited forever for the transaction that
///   `beginWrite` had left open in the first.
///
/// The tests are serialised, because each of them blocks a thread of Swift's pool, which has two threads on a machine with two
/// cores.
@Suite("Writers that block each other", .serialized, .unlessItHangs)
struct BlockedWriterTests {
  private func memory() -> Engine { Engine(memory: UUID().uuidString) }

  // MARK: Suspended and blocked

  @Test("An actor that is suspended in asyncWrite and then blocked in write gets both done")
  func suspendedAndBlocked() async throws {
    let engine = memory()
    let storeActor = StoreActor(engine)
    _ = try engine.beginWrite()
    let suspended = Task { try await storeActor.add(1) }
    try await waiting { engine.waitingTaskCount == 1 }
    let blocked = Task { try await storeActor.add(2, suspending: false) }
    try await waiting { engine.waitingThreadCount == 1 }
    engine.cancelWrite()
    try await blocked.value
    try await suspended.value
    #expect(await storeActor.ids.sorted() == [1, 2])
  }

  @Test("An actor that is suspended in asyncWrite and then blocked in compact gets both done")
  func suspendedAndCompacting() async throws {
    let directory = try TemporaryDirectory()
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    let storeActor = StoreActor(engine)
    _ = try engine.beginWrite()
    let suspended = Task { try await storeActor.add(1) }
    try await waiting { engine.waitingTaskCount == 1 }
    let blocked = Task { try await storeActor.run { try $0.store.compact() } }
    try await waiting { engine.waitingThreadCount == 1 }
    engine.cancelWrite()
    try await blocked.value
    try await suspended.value
    #expect(await storeActor.ids == [1])
  }

  /// An actor with two stores.
  private actor Pair {
    private let engines: [Engine]
    private lazy var stores = engines.map {
      Store(
        LiveStore(configuration: .init(), engine: $0, isolation: .actor(StoreIsolation.WeakActor(self))))
    }

    init(_ engines: [Engine]) { self.engines = engines }

    func suspend(on index: Int) async throws { try await stores[index].asyncWrite {} }

    func block(on index: Int) throws { try stores[index].write {} }

    func suspend(on index: Int, within outer: Int) async throws {
      stores[outer].beginWrite()
      try await stores[index].asyncWrite {}
      try stores[outer].commitWrite()
    }
  }

  @Test("A task whose actor is blocked by a task behind it does not prevent that one from writing")
  func behindABlockedOne() async throws {
    let engines = [memory(), memory()]
    let (one, other) = (Pair(engines), Pair(engines))
    _ = try engines[0].beginWrite()
    let first = Task { try await one.suspend(on: 0) }
    try await waiting { engines[0].waitingTaskCount == 1 }
    let second = Task { try await other.suspend(on: 0, within: 1) }
    try await waiting { engines[0].waitingTaskCount == 2 }
    let blocked = Task { try await one.block(on: 1) }
    try await waiting { engines[1].waitingThreadCount == 1 }
    engines[0].cancelWrite()
    for task in [first, second, blocked] { try await task.value }
  }

  // MARK: Transactions left open

  private func expectRefusal(_ body: () throws -> Void) {
    let error = #expect(throws: StoreError.self, performing: body)
    #expect(error?.code == .alreadyInWrite)
  }

  @Test("On one thread a second store's write is refused while the first has a transaction open")
  func twoStoresOnOneThread() throws {
    let engine = memory()
    let stores = (0..<2).map { _ in
      Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
    }
    stores[0].beginWrite()
    expectRefusal { try stores[1].write {} }
    expectRefusal { try stores[1].compact() }
    stores[1].beginWrite()
    expectRefusal { try stores[1].commitWrite() }
    try stores[0].commitWrite()
    try stores[1].write { stores[1].add(Row(1, value: 1)) }
    #expect(engine.latest.version.rawValue == 1)
  }

  @Test("So is opening a store that has classes to add")
  func openingWithinATransaction() throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let store = try Store(configuration: configuration)
    store.beginWrite()
    var another = configuration
    another.objectTypes = [Row.self]
    expectRefusal { _ = try Store(configuration: another) }
    store.cancelWrite()
    _ = try Store(configuration: another)
  }

  @Test("On one actor it is refused in any of its tasks, as long as the transaction is open")
  func twoStoresOnOneActor() async throws {
    let engine = memory()
    let (storeActor, other) = (StoreActor(engine), StoreActor(engine))
    await storeActor.run { $0.store.beginWrite() }
    await storeActor.run { storeActor in
      let second = Store(
        LiveStore(
          configuration: .init(), engine: engine, isolation: .actor(StoreIsolation.WeakActor(storeActor)))
      )
      expectRefusal { try second.write {} }
    }
    // Another actor has to wait.
    let waiter = Task { try await other.add(2, suspending: false) }
    try await waiting { engine.waitingThreadCount == 1 }
    try await storeActor.run { try $0.store.commitWrite() }
    try await waiter.value
  }

  @Test("On one queue it is refused in any of its blocks")
  func twoStoresOnOneQueue() throws {
    let engine = memory()
    let queue = DispatchQueue(label: "writer")
    try queue.sync {
      let stores = (0..<2).map { _ in
        Store(LiveStore(configuration: .init(), engine: engine, isolation: .queue(QueueIdentity(queue))))
      }
      stores[0].beginWrite()
      expectRefusal { try stores[1].write {} }
      try stores[0].commitWrite()
      try stores[1].write {}
    }
  }

  @Test(
    "In the task of an open transaction asyncWrite is refused; in another task of the actor it waits, and then writes"
  )
  func asyncWriteBesideATransaction() async throws {
    let engine = memory()
    let storeActor = StoreActor(engine)
    let error = await #expect(throws: StoreError.self) {
      try await storeActor.run { storeActor in
        let second = Store(
          LiveStore(
            configuration: .init(), engine: engine, isolation: .actor(StoreIsolation.WeakActor(storeActor))))
        storeActor.store.beginWrite()
        defer { storeActor.store.cancelWrite() }
        try await second.asyncWrite {}
      }
    }
    #expect(error?.code == .alreadyInWrite)
    await storeActor.run { $0.store.beginWrite() }
    let waiter = Task {
      try await storeActor.run { storeActor in
        let second = Store(
          LiveStore(
            configuration: .init(), engine: engine, isolation: .actor(StoreIsolation.WeakActor(storeActor))))
        try await second.asyncWrite { second.add(Row(3, value: 3)) }
      }
    }
    try await waiting { engine.waitingTaskCount == 1 }
    try await storeActor.run { try $0.store.commitWrite() }
    try await waiter.value
    #expect(
      await storeActor.run { storeActor in
        storeActor.store.refresh(); return storeActor.ids
      } == [3])
  }

  @Test("While a task that changes threads has a transaction open, others wait and are not refused")
  func hoppingTasks() async throws {
    let engine = memory()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<2 {
        group.addTask {
          let store = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
          for id in 0..<100 {
            // The task suspends here. Otherwise, both threads of the pool could wait for the task with the open transaction.
            try await store.asyncWrite(isolation: nil) { store.add(Row(worker * 1_000 + id, value: id)) }
            await Task.yield()
          }
        }
      }
      group.addTask {
        let store = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
        for id in 0..<100 {
          store.beginWrite()
          store.add(Row(10_000 + id, value: id))
          await Task.yield()
          try store.commitWrite()
        }
      }
      try await group.waitForAll()
    }
    #expect(engine.latest.version.rawValue == 300)
  }

  // MARK: All kinds of writes together

  /// An actor that writes in every way.
  private actor Mixed {
    private let store: Result<Store, any Error>
    private var generator: SeededGenerator
    private var nextID: Int
    private(set) var returned: Set<Int> = []

    init(_ configuration: Store.Configuration, number: Int) {
      store = Result { try Store(configuration: configuration) }
      generator = SeededGenerator(seed: UInt64(number))
      nextID = number * 10_000
    }

    private func newID() -> Int {
      nextID += 1
      return nextID
    }

    private func add(_ id: Int) async throws {
      let store = try store.get()
      try await store.asyncWrite { store.add(Row(id, value: 0)) }
      returned.insert(id)
    }

    func run(_ count: Int) async throws {
      let store = try store.get()
      var tasks: [Task<Void, any Error>] = []
      for _ in 0..<count {
        let id = newID()
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<8: tasks.append(Task { try await self.add(id) })
        case 8..<12:
          let task = Task { try await self.add(id) }
          if Bool.random(using: &generator) { await Task.yield() }
          task.cancel()
          tasks.append(task)
        case 12..<18:
          try store.write { store.add(Row(id, value: 0)) }
          returned.insert(id)
        case 18: try store.compact()
        default: await Task.yield()
        }
      }
      for task in tasks {
        do { try await task.value } catch is CancellationError {}
      }
    }
  }

  @Test("Actors, threads and cancelled tasks that write in every way all finish, and lose nothing")
  func stress() async throws {
    let directory = try TemporaryDirectory()
    for location in [
      Store.Configuration.Location.inMemory(UUID().uuidString), .directory(directory.url),
    ] {
      let configuration = Store.Configuration(location: location, durability: .relaxed)
      let kept = try Store(configuration: configuration)
      let actors = (1...6).map { Mixed(configuration, number: $0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for actor in actors { group.addTask { try await actor.run(150) } }
        for thread in 0..<3 {
          group.addTask {
            try await Thread.onOwn {
              let store = try Store(configuration: configuration)
              for id in 0..<100 { try store.write { store.add(Row(-thread * 1_000 - id - 1, value: 0)) } }
            }
          }
        }
        try await group.waitForAll()
      }
      var expected = 300
      for actor in actors { expected += await actor.returned.count }
      kept.refresh()
      #expect(kept.objects(Row.self).count == expected)
    }
  }
}
