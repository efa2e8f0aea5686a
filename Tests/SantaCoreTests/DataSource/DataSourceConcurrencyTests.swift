import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Synchronization
import Testing

/// Many tasks and actors use one data source at once.
struct DataSourceConcurrencyTests {
  /// An actor that owns a range of ids in a shared data source, and compares every answer with a dictionary.
  private actor Worker {
    private let crates: Crates
    private let ids: Range<Int>
    private var generator: SeededGenerator
    private(set) var expected: [Int: Crate] = [:]

    init(_ crates: Crates, ids: Range<Int>, seed: UInt64) {
      self.crates = crates
      self.ids = ids
      generator = SeededGenerator(seed: seed)
    }

    func run(steps: Int) async throws {
      for step in 0..<steps {
        let id = Int.random(in: ids, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1:
          expected[id] = Crate(id: id, weight: step)
          try await crates.put(Crate(id: id, weight: step))
        case 2:
          expected[id] = nil
          try await crates.delete(.id(id))
        case 3:
          let all = try await crates.getAll(.matching("id >= %@ AND id < %@", ids.lowerBound, ids.upperBound))
          #expect(all.sorted { $0.id < $1.id } == expected.values.sorted { $0.id < $1.id })
        default:
          do {
            #expect(try await crates.get(.id(id)) == expected[id])
          } catch let error as StoreError where error.code == .notFound { #expect(expected[id] == nil) }
        }
      }
    }
  }

  @Test("Eight actors put, get and delete at once, and each finds what it wrote", arguments: [false, true])
  func severalActors(inFiles: Bool) async throws {
    let directory = try TemporaryDirectory()
    let location = inFiles ? .directory(directory.url.appending(path: "store")) : locationInMemory()
    let crates = Crates(at: location)
    let workers = (0..<8).map { Worker(crates, ids: $0 * 30..<($0 + 1) * 30, seed: UInt64($0)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in workers { group.addTask { try await worker.run(steps: 200) } }
      try await group.waitForAll()
    }
    var expected: [Int: Crate] = [:]
    for worker in workers { expected.merge(await worker.expected) { $1 } }
    let all = try await crates.getAll(.all)
    #expect(all.sorted { $0.id < $1.id } == expected.values.sorted { $0.id < $1.id })
    #expect(try await Crates(at: location).getAll(.all) == all)
  }

  @Test("A read never sees half of a putAll, nor a deleteAll in part")
  func wholeTransactions() async throws {
    let crates = Crates(at: locationInMemory())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          for step in 0..<40 {
            if (step + writer) % 4 == 3 {
              try await crates.deleteAll(.all)
            } else {
              try await crates.putAll((0..<20).map { Crate(id: $0, weight: step * 2 + writer) })
            }
          }
        }
      }
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<100 {
            let all = try await crates.getAll(.all)
            #expect(all.isEmpty || all.count == 20)
            #expect(Set(all.map(\.weight)).count <= 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A store is opened once, however many tasks use the data source first")
  func openedOnce() async throws {
    let opened = Mutex(0)
    let location = locationInMemory()
    let crates = Crates(
      store: StoreProvider { actor in
        opened.withLock { $0 += 1 }
        return try Store(configuration: .init(location: location), isolation: actor)
      })
    await withTaskGroup(of: Void.self) { group in
      for id in 0..<50 { group.addTask { _ = try? await crates.put(Crate(id: id, weight: 1)) } }
    }
    #expect(try await crates.getAll(.all).count == 50)
    #expect(opened.withLock { $0 } == 1)
  }
}
