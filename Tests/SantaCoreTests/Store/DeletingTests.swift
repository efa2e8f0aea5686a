import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Deleting link targets.
struct DeletingTests {
  final class Bag: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rows: List<Row>
    @Persisted var chosen: MutableSet<Row>
    @Persisted var named: Map<String, Row?>
    @Persisted var tag: Tag?
  }

  final class Tag: EmbeddedObject {
    @Persisted var held: Row?
  }

  private static func fill(_ store: Store) throws -> Bag {
    try store.write {
      let bag = store.create(Bag.self, value: ["id": 1])
      let rows = (0..<20).map { Row($0, value: $0) }
      bag.rows.append(contentsOf: rows + rows.reversed())
      bag.chosen.formUnion(rows)
      for row in rows {
        bag.named["a\(row.id)"] = row
        bag.named["b\(row.id % 3)"] = row
      }
      bag.tag = Tag()
      bag.tag?.held = rows[3]
      return bag
    }
  }

  @Test("Deleting an object removes it from every index of a list, and from sets and maps")
  func everyIndex() throws {
    let store = try Store.temporary()
    let bag = try Self.fill(store)
    var random = SeededGenerator(seed: 5)
    for id in (0..<20).shuffled(using: &random) {
      try store.write { store.delete(store.row(id)) }
      let left = Set(store.objects(Row.self).map(\.id))
      #expect(bag.rows.map(\.id) == ((0..<20) + (0..<20).reversed()).filter(left.contains))
      #expect(Set(bag.chosen.map(\.id)) == left && bag.named.count == 23)
      #expect(bag.named.allSatisfy { $0.value == nil || left.contains($0.value?.id ?? -1) })
      store.context.snapshot.checkInvariants()
    }
  }

  /// Each deletion used to search the list for its position, which took minutes.
  @Test("Deleting the objects of a long list together searches the list once")
  func longList() throws {
    let store = try Store.temporary()
    let bag = try store.write {
      let bag = store.create(Bag.self, value: ["id": 1])
      let rows = (0..<20_000).map { id -> Row in
        let row = Row()
        row.id = id
        return row
      }
      store.add(rows)
      bag.rows.append(contentsOf: rows.reversed() + rows.suffix(1))
      for row in rows.suffix(10) { bag.named["\(row.id)"] = row }
      return bag
    }
    let start = ContinuousClock.now
    try store.write { store.delete(store.objects(Row.self).where { $0.id != 100 }) }
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(bag.rows.map(\.id) == [100] && bag.named.count == 10)
    #expect(bag.named.allSatisfy { $0.value == nil })
    store.context.snapshot.checkInvariants()
  }

  @Test("Deleting all objects leaves none, here and in a store that is opened later")
  func everything() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    do {
      let store = try Store(configuration: configuration)
      let bag = try Self.fill(store)
      let row = store.row(3)
      try store.write {
        store.deleteAll()
        store.add(Row(3, value: 7))
      }
      #expect(bag.isInvalidated && row.isInvalidated && store.row(3).value == 7)
      store.context.snapshot.checkInvariants()
    }
    let store = try Store(configuration: configuration)
    #expect(store.objects(Row.self).count == 1 && store.objects(Bag.self).isEmpty)
    #expect(store.objects(Target.self).count == 1)
    store.context.snapshot.checkInvariants()
  }
}
