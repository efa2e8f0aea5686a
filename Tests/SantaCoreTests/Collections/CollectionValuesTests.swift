import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Values, aggregates and orders of every collection.
struct CollectionValuesTests {
  private let store: Store
  private let house: House

  init() throws {
    let store = try Store.temporary()
    house = try store.write {
      let house = House(3)
      for name in ["Cleo", "Ada", "Ben", "Ada"] { house.waiting.append(Guest(name)) }
      house.guests.formUnion(house.waiting)
      for guest in house.waiting { house.keyHolders[guest.name] = guest }
      house.owner = house.waiting[1]
      house.phones = ["b": 3, "a": 5, "c": 3]
      store.add(house)
      return house
    }
    self.store = store
  }

  @Test("Collections of values have aggregates, orders and distinct values")
  func scalars() {
    let doubles: List<Double> = [3, .nan, 1, 3]
    #expect(
      doubles.min() == 1 && doubles.max() == 3 && doubles.sum().isNaN && doubles.average()?.isNaN == true)
    #expect(doubles.sorted(ascending: true).map(\.description) == ["nan", "1.0", "3.0", "3.0"])
    #expect(doubles.distinct().map(\.description) == ["3.0", "nan", "1.0"])
    let optionals: List<Int?> = [2, nil, 5, nil, 2]
    #expect(optionals.min() == 2 && optionals.max() == 5 && optionals.sum() == 9 && optionals.average() == 3)
    #expect(
      Array(optionals.sorted(ascending: false)) == [5, 2, 2, nil, nil]
        && Array(optionals.distinct()) == [2, nil, 5])
    let texts: MutableSet<String> = ["b", "a"]
    #expect(texts.min() == "a" && texts.max() == "b" && Array(texts.sorted(ascending: false)) == ["b", "a"])
    #expect(Array(List(["é", "e\u{301}", "z"]).distinct()) == ["é", "z"])
    #expect(List<Int8>([100, 100, -100]).sum() == 100, "Later values bring the sum back into range")
    #expect(List([Int.max, Int.max, Int.max]).average() == Double(Int.max))
    #expect(List<Int?>([.max, .min, 60, nil]).average() == 59.0 / 3, "The sum is exact")
    let empty = List<Int>()
    #expect(empty.min() == nil && empty.sum() == 0 && empty.average() == nil && empty.distinct().isEmpty)
    #expect(house.phones.min() == 3 && house.phones.max() == 5 && house.phones.sum() == 11)
    #expect(house.phones.average() == 11.0 / 3)
    let dates: Map<String, Date?> = ["none": nil, "zero": Date(timeIntervalSinceReferenceDate: 0)]
    #expect(dates.max() == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test("Collections of objects have the methods of results")
  func objects() throws {
    let waiting = house.waiting
    #expect(waiting.values(of: \.name) == ["Cleo", "Ada", "Ben", "Ada"] && waiting.min(of: \.name) == "Ada")
    #expect(house.guests.max(of: \.name) == "Cleo")
    #expect(try waiting.sorted(byKeyPath: "name").map(\.name) == ["Ada", "Ada", "Ben", "Cleo"])
    #expect(try waiting.sorted(byKeyPaths: [("name", ascending: false)]).first?.name == "Cleo")
    #expect(
      try waiting.distinct(byKeyPaths: ["name"]).count == 3 && waiting.distinct(by: [\.name]).count == 3)
    #expect(waiting.sectioned(by: \.name).keys == ["Ada", "Ben", "Cleo"])
    #expect(waiting.sectioned { $0.name.count }.keys == [4, 3])
    let houses = waiting[0].queues
    #expect(houses.sum(of: \.id) == 3 && houses.average(of: \.id) == 3 && houses.max(of: \.id) == 3)
    #expect(try store.objects(House.self).sorted(byKeyPaths: [("owner.name", ascending: true)]).count == 1)
    for path in ["nam", "owner", "waiting", "waiting.name"] {
      #expect(throws: StoreError.self) { try store.objects(House.self).distinct(byKeyPaths: [path]) }
    }
  }

  @Test("Sets have the algebra of Swift's, in no store")
  func algebra() throws {
    try store.write { house.tags = ["a", "b", "c"] }
    let tags = house.tags
    #expect(
      Array(tags.union(["d", "a"])) == ["a", "b", "c", "d"] && Array(tags.intersection(["c", "x"])) == ["c"])
    #expect(Array(tags.subtracting(["a", "x"])) == ["b", "c"])
    #expect(Array(tags.symmetricDifference(["a", "x"])) == ["b", "c", "x"] && tags.count == 3)
    #expect(tags.isDisjoint(with: ["x"]) && !tags.isDisjoint(with: ["x", "a"]))
    #expect(tags.isStrictSubset(of: ["a", "b", "c", "d"]) && !tags.isStrictSubset(of: ["a", "b", "c", "c"]))
    #expect(tags.isStrictSuperset(of: ["a", "a"]) && !tags.isStrictSuperset(of: tags))
    #expect(tags.isEqual(to: ["c", "b", "a", "a"]) && !tags.isEqual(to: ["a"]))
    try store.write {
      #expect(tags.popFirst() == "a")
      tags.removeAll { $0 == "c" }
    }
    #expect(Array(tags) == ["b"])
    #expect(house.guests.union([Guest("Dora")]).count == 5 && house.guests.count == 4)
  }

  @Test("Maps have the derivations of Swift's dictionaries, and keep keys apart that are equal there")
  func maps() throws {
    try store.write { house.phones = ["e\u{301}": 1, "é": 2, "z": 3] }
    let phones = house.phones
    #expect(phones.filter { $0.value > 1 }.values == [3, 2] && phones.count == 3)
    #expect(phones.mapValues { "\($0)" }.values == ["1", "3", "2"])
    #expect(phones.compactMapValues { $0 == 3 ? nil : $0 * 2 }.values == [2, 4])
    let merged = phones.merging(["z": 10, "q": 4]) { $0 + $1 }
    #expect(merged["z"] == 13 && merged["q"] == 4 && merged.count == 4 && phones["z"] == 3)
    try store.write { phones.removeAll { $0.value != 3 } }
    #expect(phones.keys == ["z"])
  }

  @Test("Everything that was frozen leads back to what is live, and to its store")
  func thawing() throws {
    let guest = house.waiting[0]
    let results = store.objects(Guest.self).where { $0.name == "Ada" }
    let frozen = (
      house: house.freeze(), list: house.waiting.freeze(), set: house.guests.freeze(),
      map: house.phones.freeze(),
      results: results.freeze(), linking: guest.queues.freeze(),
      sections: results.sectioned(by: \.name).freeze()
    )
    #expect(frozen.house.store == nil && frozen.list.store == nil && frozen.set.store == nil)
    #expect(frozen.map.store == nil && frozen.results.store == nil && frozen.linking.store == nil)
    #expect(frozen.list.isFrozen && frozen.linking.isFrozen && frozen.sections.isFrozen)
    #expect(house.waiting.store == store && house.guests.store == store && house.phones.store == store)
    #expect(results.store == store && guest.queues.store == store && House(1).waiting.store == nil)
    try store.write {
      house.waiting.removeAll()
      house.guests.removeAll()
      house.phones.removeAll()
      for found in Array(results) { found.name = "Eve" }
    }
    #expect(
      frozen.list.count == 4 && frozen.set.count == 4 && frozen.map.count == 3 && frozen.results.count == 2)
    #expect(frozen.linking.count == 1 && frozen.sections.keys == ["Ada"])
    #expect(
      frozen.house.thaw() == house && frozen.list.thaw()?.isEmpty == true
        && frozen.set.thaw()?.isEmpty == true)
    #expect(frozen.map.thaw()?.isEmpty == true && frozen.results.thaw()?.isEmpty == true)
    #expect(frozen.linking.thaw()?.isEmpty == true && frozen.sections.thaw()?.isEmpty == true)
    #expect(frozen.list[0].thaw()?.name == "Cleo" && house.thaw() === house)
    try store.write {
      frozen.list.thaw()?.append(guest)
      store.delete(house)
    }
    #expect(frozen.house.thaw() == nil && frozen.list.thaw() == nil && frozen.set.thaw() == nil)
    #expect(frozen.map.thaw() == nil && house.thaw() == nil && frozen.list[0].name == "Cleo")
  }

  @Test("What was frozen in a store that was released can't be thawed, and can be read")
  func releasedStore() throws {
    var other: Store? = try Store(configuration: store.configuration)
    let frozen = try #require(other?.objects(House.self).first?.freeze())
    let results = try #require(other?.objects(Guest.self).freeze())
    other = nil
    #expect(frozen.thaw() == nil && results.thaw() == nil && frozen.waiting.thaw() == nil)
    #expect(frozen.waiting.count == 4 && results.count == 4)
  }
}
