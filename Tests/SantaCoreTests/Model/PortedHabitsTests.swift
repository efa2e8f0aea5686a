import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Common habits of programs that come from RealmSwift, and their counterparts in SantaCore.
struct PortedHabitsTests {
  final class Stop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var weight: Double?
    @Persisted var height: Float
    @Persisted var price: Decimal
    @Persisted var tags: List<String>
    @Persisted var marks: MutableSet<Int>
    @Persisted var counts: Map<String, Int>
    @Persisted var next: List<Stop>

    convenience init(_ id: Int) {
      self.init()
      self.id = id
    }
  }

  private func store() throws -> Store {
    try Store.temporary([Stop.self])
  }

  @Test("A collection that is assigned to an object in no store is copied")
  func assignedOutside() throws {
    let store = try store()
    let stored = Stop(1)
    stored.tags.append("a")
    stored.marks.insert(1)
    stored.counts["a"] = 1
    try store.write { store.add(stored) }
    let copy = Stop(2)
    (copy.tags, copy.marks, copy.counts) = (stored.tags, stored.marks, stored.counts)
    let other = Stop(3)
    other.tags = copy.tags
    other.tags.append("c")
    copy.tags.append("b")
    copy.marks.insert(2)
    copy.counts["b"] = 2
    #expect(Array(other.tags) == ["a", "c"])
    #expect(Array(stored.tags) == ["a"] && Array(stored.marks) == [1] && stored.counts.count == 1)
    #expect(Array(copy.tags) == ["a", "b"] && Array(copy.marks) == [1, 2] && copy.counts.count == 2)
    copy.tags = copy.tags
    #expect(Array(copy.tags) == ["a", "b"])
    try store.write { store.add(copy) }
    #expect(Array(stored.tags) == ["a"] && Array(copy.tags) == ["a", "b"])
  }

  @Test("A collection becomes that of the first object to which it is assigned, and is copied for others")
  func assignedTwice() throws {
    let store = try store()
    let tags = List(["a"])
    let (first, second) = (Stop(1), Stop(2))
    first.tags = tags
    second.tags = tags
    #expect(first.tags === tags && second.tags !== tags)
    try store.write {
      store.add(first)
      tags.append("b")
      let third = Stop(3)
      third["tags"] = tags
      third.marks = second.marks
      third.marks.insert(7)
      store.add(second)
      store.add(third)
      third.tags.append("c")
    }
    let stops = store.objects(Stop.self).sorted(by: \.id)
    #expect(stops.map { Array($0.tags) } == [["a", "b"], ["a"], ["a", "b", "c"]])
    #expect(stops.map { Array($0.marks) } == [[], [], [7]])
  }

  @Test("Collections of objects in no store are exchanged, and declared ones are their objects' own")
  func exchanged() {
    let (first, second) = (Basket(), Basket())
    second.fruits = first.fruits
    first.fruits.append("plum")
    #expect(Array(second.fruits) == ["apple"])
    (first.fruits, second.fruits) = (second.fruits, first.fruits)
    #expect(Array(first.fruits) == ["apple"] && Array(second.fruits) == ["apple", "plum"])
    let old = first.fruits
    first.fruits = second.fruits
    first.fruits = old
    #expect(Array(first.fruits) == ["apple"] && Array(second.fruits) == ["apple", "plum"])
  }

  final class Basket: Object {
    @Persisted var fruits = List(["apple"])
  }

  @Test("Numbers in dictionaries have the type of the property")
  func numbersInDictionaries() throws {
    let store = try store()
    try store.write {
      store.create(Stop.self, value: ["id": 1, "weight": 5, "height": 4.5, "price": 9.99])
      store.create(Stop.self, value: ["id": 2, "weight": Float(0.5), "height": 3, "price": UInt8(7)])
    }
    let stops = store.objects(Stop.self).sorted(by: \.id)
    #expect(stops.map(\.weight) == [5, 0.5] && stops.map(\.height) == [4.5, 3])
    #expect(stops.map(\.price) == [Decimal(string: "9.99"), 7])
    #expect(throws: StoreError.self) {
      try store.write { store.create(Stop.self, value: ["id": 3, "height": 1e300]) }
    }
    #expect(throws: StoreError.self) {
      try store.write { store.create(Stop.self, value: ["id": 3.5]) }
    }
  }

  @Test("Collections and slices of a class are added as they are")
  func addedAsTheyAre() throws {
    let (first, second) = (try store(), try store())
    let list = List<Stop>([Stop(1), Stop(2)])
    try first.write { first.add(list) }
    let others = [Stop(3), Stop(4), Stop(5)]
    try second.write { second.add(others.dropFirst()) }
    #expect(first.objects(Stop.self).count == 2 && second.objects(Stop.self).map(\.id).sorted() == [4, 5])
  }
}
