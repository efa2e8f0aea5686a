import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Tasks that wait to write, and the isolations of the stores that they write to.
@Suite("asyncWrite, waiting", .unlessItHangs)
struct AsyncWriteWaitingTests {
  private func memory() -> Engine { Engine(memory: UUID().uuidString) }

  @Test("A task that is cancelled while it waits gets a CancellationError, and others continue")
  func cancelledBeforeItsTurn() async throws {
    let engine = memory()
    let storeActors = (0..<3).map { _ in StoreActor(engine) }
    try await storeActors[0].add(0)
    let base = try engine.beginWrite()
    let waiting = (0..<3).map { number in Task { try await storeActors[number].add(number + 1) } }
    try await SantaCoreTests.waiting { engine.waitingTaskCount == 3 }
    waiting[1].cancel()
    await #expect(throws: CancellationError.self) { try await waiting[1].value }
    engine.cancelWrite()
    try await waiting[0].value
    try await waiting[2].value
    #expect(engine.latest.version.rawValue == base.version.rawValue + 2)
    await storeActors[1].run { storeActor in
      storeActor.store.refresh()
      #expect(storeActor.ids.sorted() == [0, 1, 3])
    }
  }

  @Test("A task that is cancelled already does not run its block")
  func cancelledAtOnce() async throws {
    let storeActor = StoreActor(memory())
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await storeActor.add(1)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await storeActor.add(2)
    #expect(await storeActor.ids == [2])
  }

  @Test("A write that is cancelled after its block has run is committed")
  func cancelledAfterwards() async throws {
    let disk = SimulatedDisk()
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    let storeActor = StoreActor(engine)
    disk.holdSyncs()
    let task = Task { try await storeActor.add(1) }
    try await disk.waitForHeldSyncs()
    task.cancel()
    disk.letSyncsPass()
    try await task.value
    #expect(await storeActor.ids == [1])
  }

  @Test("After random cancellations exactly the writes that returned are stored")
  func randomCancellations() async throws {
    let engine = memory()
    let storeActors = (0..<4).map { _ in StoreActor(engine) }
    var generator = SeededGenerator(seed: 11)
    var tasks: [(id: Int, task: Task<Void, any Error>)] = []
    for id in 0..<400 {
      let storeActor = storeActors[id % 4]
      let task = Task { try await storeActor.add(id) }
      if Int.random(in: 0..<3, using: &generator) == 0 { task.cancel() }
      if Int.random(in: 0..<5, using: &generator) == 0 { await Task.yield() }
      tasks.append((id, task))
    }
    for index in tasks.indices.reversed() where index % 7 == 0 { tasks[index].task.cancel() }
    var returned: Set<Int> = []
    for (id, task) in tasks {
      do {
        try await task.value
        returned.insert(id)
      } catch { #expect(error is CancellationError) }
    }
    await storeActors[0].run { [returned] storeActor in
      storeActor.store.refresh()
      #expect(Set(storeActor.ids) == returned)
      let rows = storeActor.store.objects(Row.self)
      #expect(rows.map(\.value) == Array(0..<rows.count))
    }
  }

  // MARK: Other processes

  @Test("While another process has the lock, an actor does other things, and a waiting task can be cancelled")
  func otherProcess() async throws {
    let directory = try TemporaryDirectory()
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    let storeActors = [StoreActor(engine), StoreActor(engine)]
    let other = try File(directory.path + "/lock", .readWrite)
    try other.lock()
    let tasks = (0..<4).map { id in Task { try await storeActors[id % 2].add(id) } }
    try await waiting { engine.waitingTaskCount == 4 }
    #expect(await storeActors[0].ids == [])
    tasks[3].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[3].value }
    try other.unlock()
    for task in tasks.dropLast() { try await task.value }
    // The writer has released the lock, or will soon do so.
    try await waiting { try other.tryLock() }
    let rest = Task { try await storeActors[0].add(9) }
    try await waiting { engine.waitingTaskCount == 1 }
    try other.unlock()
    try await rest.value
    #expect(await storeActors[0].ids.sorted() == [0, 1, 2, 9])
  }

  @Test("Tasks that write continuously let another process write")
  func fairness() async throws {
    let directory = try TemporaryDirectory()
    let engines = try (0..<2).map { _ in try Engine(directory: directory.path, isReadOnly: false) }
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<6 {
        // Relaxed durability makes these writes fast.
        let storeActor = StoreActor(engines[0], durability: .relaxed)
        group.addTask {
          var number = 0
          while !isDone.isSet {
            try await storeActor.add(worker * 1_000_000 + number)
            number += 1
          }
        }
      }
      try await waiting { engines[0].latest.version.rawValue > 10 }
      let other = StoreActor(engines[1])
      for id in 1...3 {
        try await other.add(-id)
        try await Thread.onOwn {
          let store = Store(LiveStore(configuration: .init(), engine: engines[1], isolation: .thread))
          try store.write { store.add(Row(-id - 10, value: 0)) }
        }
      }
      isDone.set()
      try await group.waitForAll()
    }
    for engine in engines {
      engine.catchUp()
      engine.latest.checkInvariants()
    }
    #expect(engines[0].latest.contents == engines[1].latest.contents)
  }

  // MARK: Isolations

  @Test("A store on a plain thread is written to by a task without isolation")
  func plainThread() async throws {
    try await Self.write(to: memory())
  }

  private nonisolated static func write(to engine: Engine) async throws {
    let store = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
    for id in 0..<20 {
      let count = try await store.asyncWrite(isolation: nil) {
        store.add(Row(id, value: id))
        return store.objects(Row.self).count
      }
      #expect(count == id + 1 && store.objects(Row.self).count == id + 1)
    }
    try store.write { store.add(Row(20, value: 20)) }
  }

  /// An actor whose executor is a serial queue.
  private actor QueueActor {
    private let executor: QueueExecutor
    private let queue: DispatchQueue
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    init(_ queue: DispatchQueue) {
      self.queue = queue
      executor = QueueExecutor(queue)
    }

    func write(_ engine: Engine) async throws -> [Int] {
      let queue = queue
      let store = Store(
        LiveStore(configuration: .init(), engine: engine, isolation: .queue(QueueIdentity(queue))))
      for id in 0..<10 {
        try await store.asyncWrite {
          dispatchPrecondition(condition: .onQueue(queue))
          store.add(Row(id, value: id))
        }
        dispatchPrecondition(condition: .onQueue(queue))
      }
      return store.objects(Row.self).map(\.id)
    }
  }

  private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) { self.queue = queue }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }
  }

  @Test("A store on a queue is written to by the actor that runs on that queue, and stays there")
  func queue() async throws {
    let ids = try await QueueActor(DispatchQueue(label: "actor")).write(memory())
    #expect(ids == Array(0..<10))
  }

  @Test("A task elsewhere that writes to a store on a queue stops the program")
  func wrongHome() async {
    await #expect(processExitsWith: .failure) {
      let queue = DispatchQueue(label: "actor")
      nonisolated(unsafe) let store = try queue.sync {
        try Store(configuration: .init(location: .inMemory("wrong isolation")), queue: queue)
      }
      try await unsafe store.asyncWrite {}
    }
  }
}

/// An event that happens once.
final class Flag: Sendable {
  private let events = EventLog()
  var isSet: Bool { !events.lines.isEmpty }
  func set() { events.add("set") }
}
