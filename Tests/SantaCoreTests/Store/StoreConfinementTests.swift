import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A program that uses a store outside its actor or queue stops with a message, in release builds, too.
@Suite("Stores used outside their isolation", .unlessItHangs)
struct StoreConfinementTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// Opens a store for the main actor and passes it to another isolation, which requires `unsafe`.
  private static func takenFromMainActor() async throws -> Store {
    let taken = try await MainActor.run {
      Taken(try Store(configuration: .init(location: .inMemory("taken"), objectTypes: [Row.self])))
    }
    return taken.store
  }

  // Guard of the unchecked conformance: none, because this is the mistake to test.
  private final class Taken: @unchecked Sendable {
    let store: Store
    init(_ store: Store) { self.store = store }
  }

  private static let sentence = "A store that belongs to the main actor was used outside it."

  @Test("Reading")
  func reading() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Self.takenFromMainActor().objects(Row.self)
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("Looking up")
  func lookingUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Self.takenFromMainActor().object(ofType: Row.self, forPrimaryKey: 1)
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("Writing")
  func writing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Self.takenFromMainActor().write {}
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("Writing without waiting")
  func asyncWriting() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Self.takenFromMainActor().asyncWrite(isolation: nil) {}
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("Refreshing")
  func refreshing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Self.takenFromMainActor().refresh()
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("Observing")
  func observing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Self.takenFromMainActor().observe { _, _ in }
    }
    #expect(text(result).contains(Self.sentence))
  }

  private actor Reader {
    func read(_ taken: @Sendable () async throws -> Store) async throws { try await taken().refresh() }
  }

  @Test("On another actor")
  func otherActor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Reader().read { try await Self.takenFromMainActor() }
    }
    #expect(text(result).contains(Self.sentence))
  }

  @Test("A store of a queue, on another queue")
  func queue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let queue = DispatchQueue(label: "bakery")
      let taken = try queue.sync {
        Taken(try Store(configuration: .init(location: .inMemory("taken")), queue: queue))
      }
      DispatchQueue(label: "elsewhere").sync { _ = taken.store.objects(Row.self) }
    }
    #expect(text(result).contains("A store that belongs to the queue \"bakery\" was used outside it."))
  }

  @Test("Opening a store for a queue that is not running")
  func openingForAnotherQueue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Store(configuration: .init(location: .inMemory("taken")), queue: DispatchQueue(label: "bakery"))
    }
    #expect(text(result).contains("A store that belongs to the queue \"bakery\" was used outside it."))
  }

  @Test("A store of no actor or queue, on two threads at once")
  func overlap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let taken = Taken(try Store(configuration: .init(location: .inMemory("taken"))))
      try taken.store.write {
        let isDone = DispatchSemaphore(value: 0)
        Thread {
          taken.store.refresh()
          isDone.signal()
        }.start()
        isDone.wait()
      }
    }
    #expect(text(result).contains("A store was used by two threads at the same time."))
  }

  @Test("A store of no actor or queue can be used on two threads one after the other")
  func oneAfterTheOther() async throws {
    let taken = Taken(try Store.temporary())
    for id in 0..<10 {
      try await Thread.onOwn { try taken.store.write { taken.store.add(Row(id, value: id)) } }
    }
    #expect(taken.store.objects(Row.self).count == 10)
  }

  @Test("An object's property is read unchecked")
  func property() async throws {
    let taken = try await MainActor.run {
      let store = try Store.temporary()
      return TakenRow(try store.write { store.create(Row.self, value: ["id": 7]) })
    }
    #expect(taken.row.id == 7)
  }

  // Guard of the unchecked conformance: none, because this is the mistake to test.
  private final class TakenRow: @unchecked Sendable {
    let row: Row
    init(_ row: Row) { self.row = row }
  }

  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }
  }

  private actor Elsewhere {
    private let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    nonisolated func helper() throws {
      let store = try Store(configuration: .init(location: .inMemory("unnamed")))
      _ = store.observe { _, _ in }
    }

    func run() throws { try helper() }
  }

  @Test("Observing a store on an actor that can't be determined, because this observer has no error case")
  func unnamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Elsewhere().run()
    }
    #expect(text(result).contains("Pass the actor as the isolation of observe"))
  }
}
