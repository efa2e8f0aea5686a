import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// During development, a store that needs a migration can be emptied by another store: all tables are dropped, and new tables
/// with the same names are added. Results used to keep the dropped table, read wrong objects, and then report a corrupt store.
struct ReplacedTablesTests {
  private let name = UUID().uuidString

  private func store(version: UInt64) throws -> Store {
    try Store(
      configuration: .init(
        location: .inMemory(name), objectTypes: [Row.self, Target.self, Owner.self], schemaVersion: version,
        deleteIfMigrationNeeded: true))
  }

  @Test("Results, also those that are observed, show the objects of the new table")
  func results() throws {
    let store = try store(version: 5)
    try store.write { for id in 0..<3 { store.add(Row(id, value: id)) } }
    let (observed, read) = (
      store.objects(Row.self).sorted(by: \.id), store.objects(Row.self).where { $0.value > 0 }
    )
    let whole = store.objects(Row.self)
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    let token = observed.observe { recorder.record($0) }
    store.refresh()
    #expect(read.map(\.id) == [1, 2] && whole.map(\.id) == [0, 1, 2] && observed.count == 3)

    let other = try self.store(version: 1)
    #expect(other.objects(Row.self).isEmpty)
    store.refresh()
    #expect(observed.isEmpty && read.isEmpty && whole.isEmpty)
    try other.write { for id in 7..<9 { other.add(Row(id, value: id)) } }
    store.refresh()
    #expect(whole.count == 2 && whole.map(\.id) == [7, 8])
    #expect(observed.map(\.id) == [7, 8] && read.map(\.id) == [7, 8])
    try store.write { store.row(8).value = 0 }
    store.refresh()
    #expect(read.map(\.id) == [7])
    #expect(
      recorder.events == [
        .initial(count: 3), .update(deletions: [0, 1, 2], insertions: [], modifications: []),
        .update(deletions: [], insertions: [0, 1], modifications: []),
        .update(deletions: [], insertions: [], modifications: [1]),
      ])
    #expect(recorder.problems == [] && store.failure == nil)
    token.invalidate()
  }

  @Test("If objects are in the new table at once, all old ones are deletions and all new ones insertions")
  func atOnce() throws {
    let store = try store(version: 5)
    try store.write { for id in 0..<3 { store.add(Row(id, value: id)) } }
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    let results = store.objects(Row.self).where { $0.value >= 0 }.sorted(by: \.value).prefix(4)
    let token = results.observe { recorder.record($0) }
    store.refresh()
    let other = try self.store(version: 1)
    try other.write { for id in 1..<6 { other.add(Row(id, value: -id + 5)) } }
    store.refresh()
    #expect(results.map(\.id) == [5, 4, 3, 2])
    #expect(
      recorder.events == [
        .initial(count: 3),
        .update(deletions: [0, 1, 2], insertions: [0, 1, 2, 3], modifications: []),
      ])
    #expect(recorder.problems == [] && store.failure == nil)
    token.invalidate()
  }
}
