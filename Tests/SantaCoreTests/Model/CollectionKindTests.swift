import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// An object with a collection of each kind.
final class House: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var tags: MutableSet<String>
  @Persisted var guests: MutableSet<Guest>
  @Persisted var phones: Map<String, Int>
  @Persisted var keyHolders: Map<String, Guest?>
  @Persisted var owner: Guest?
  @Persisted var waiting: List<Guest>

  convenience init(_ id: Int) {
    self.init()
    self.id = id
  }
}

final class Guest: Object {
  @Persisted(indexed: true) var name = ""
  @Persisted(originProperty: "guests") var hosts: LinkingObjects<House>
  @Persisted(originProperty: "keyHolders") var keys: LinkingObjects<House>
  @Persisted(originProperty: "owner") var owned: LinkingObjects<House>
  @Persisted(originProperty: "waiting") var queues: LinkingObjects<House>

  convenience init(_ name: String) {
    self.init()
    self.name = name
  }
}

/// Sets, maps and linking objects.
struct CollectionKindTests {
  private func memory(_ types: [Object.Type]? = nil) throws -> Store {
    try Store.temporary(types)
  }

  private func code(_ body: () throws -> Void) -> StoreError.Code? {
    do { try body() } catch { return (error as? StoreError)?.code }
    return nil
  }

  // MARK: Sets

  @Test("A set that is in no store behaves like one in a store")
  func unmanagedSet() throws {
    let store = try memory()
    let set = MutableSet(["b", "a", "b"])
    let house = House(1)
    house.tags = set
    #expect(house.tags === set && Array(set) == ["a", "b"] && !set.isFrozen && !set.isInvalidated)
    try store.write { store.add(house) }
    #expect(house.tags === set, "The set that came with the object is that object's")
    for change: (MutableSet<String>) -> Void in [
      { #expect($0.insert("c") == (true, "c")) }, { #expect($0.insert("a") == (false, "a")) },
      { #expect($0.remove("b") == "b") }, { #expect($0.remove("none") == nil) },
      { $0.formSymmetricDifference(["a", "x", "x"]) }, { $0.formUnion($0) }, { $0.subtract(["x"]) },
      { $0.formIntersection(["c", "d"]) }, { $0.subtract($0) }, { $0.formUnion(["é", "e\u{301}", "z"]) },
      { $0.removeAll() },
    ] {
      let plain = MutableSet(set)
      change(plain)
      try store.write { change(set) }
      #expect(Array(plain).map { Array($0.utf8) } == Array(set).map { Array($0.utf8) })
      #expect(plain.count == set.count && plain.isSubset(of: set) && plain.isSuperset(of: set))
      store.context.snapshot.checkInvariants()
    }
    #expect("\(set)" == "MutableSet<String>(count: 0)")
    let literal: MutableSet<Double?> = [nil, 1, .nan, nil, .nan]
    #expect(literal.count == 3 && literal[0] == nil && literal.contains(.nan) && literal[2] == 1)
  }

  @Test("A set of objects contains each object once, and loses deleted objects")
  func setOfObjects() throws {
    let store = try memory()
    let (house, anna, bert) = (House(1), Guest("Anna"), Guest("Bert"))
    house.guests.formUnion([anna, bert, anna])
    #expect(house.guests.map(\.name) == ["Anna", "Bert"])
    try store.write { store.add(house) }
    let again = try #require(store.objects(Guest.self).first { $0.name == "Anna" })
    try store.write {
      #expect(again !== anna && !house.guests.insert(again).inserted)
      house.guests.insert(Guest("Carl"))
    }
    #expect(house.guests.contains(again) && house.guests.count == 3)
    #expect(!house.guests.contains(Guest("Anna")), "An object that is in no store is in no set of one")
    #expect(MutableSet([anna, again]).count == 1)
    #expect(house.guests.isSuperset(of: [anna, bert]) && house.guests.intersects([again]))
    try store.write { store.delete(anna) }
    #expect(Set(house.guests.map(\.name)) == ["Bert", "Carl"] && !house.guests.contains(again))
    try store.write { house.guests = [bert] }
    #expect(Array(house.guests) == [bert] && store.objects(Guest.self).count == 2)
    store.context.snapshot.checkInvariants()
  }

  // MARK: Maps

  @Test("A map that is in no store behaves like one in a store")
  func unmanagedMap() throws {
    let store = try memory()
    let map: Map<String, Int> = ["b": 2, "a": 1, "b": 3]
    let house = House(1)
    house.phones = map
    #expect(map.keys == ["a", "b"] && map.values == [1, 3] && map["b"] == 3 && map["none"] == nil)
    try store.write { store.add(house) }
    #expect(house.phones === map)
    for change: (Map<String, Int>) -> Void in [
      { $0["c"] = 5 }, { $0["a"] = nil }, { #expect($0.updateValue(6, forKey: "b") == 3) },
      { #expect($0.removeValue(forKey: "none") == nil) }, { #expect($0.removeValue(forKey: "c") == 5) },
      { $0["d", default: 10] += 1 }, { $0.merge([("d", 1), ("e", 2)]) { $0 * 100 + $1 } },
      { $0["é"] = 1 }, { $0["e\u{301}"] = 2 }, { $0[""] = 0 }, { $0.removeValue(forKey: "d") },
      { $0.removeAll() },
    ] {
      let plain = Map(map)
      change(plain)
      try store.write { change(map) }
      #expect(plain.map { "\(Array($0.utf8)) \($1)" } == map.map { "\(Array($0.utf8)) \($1)" })
      #expect(plain.count == map.count && plain.isEmpty == map.isEmpty)
      store.context.snapshot.checkInvariants()
    }
    #expect("\(map)" == "Map<String, Int>(count: 0)")
  }

  @Test("A deleted object leaves nil in a map, and assigning nil removes the key")
  func mapOfObjects() throws {
    let store = try memory()
    let (house, anna) = (House(1), Guest("Anna"))
    house.keyHolders["front"] = anna
    try store.write {
      store.add(house)
      house.keyHolders["back"] = Guest("Bert")
      house.keyHolders["cellar"] = anna
    }
    #expect(house.keyHolders["back"]?.name == "Bert" && house.keyHolders["front"] == anna)
    #expect(store.objects(Guest.self).count == 2)
    try store.write { store.delete(anna) }
    #expect(house.keyHolders.keys == ["back", "cellar", "front"] && house.keyHolders["front"] == nil)
    #expect(house.keyHolders.containsKey("front") && !house.keyHolders.containsKey("roof"))
    #expect(house.keyHolders.values.map { $0?.name } == ["Bert", nil, nil])
    try store.write {
      house.keyHolders["front"] = nil
      house.keyHolders.updateValue(nil, forKey: "back")
    }
    #expect(house.keyHolders.keys == ["back", "cellar"])
    store.context.snapshot.checkInvariants()
  }

  @Test("Maps and dictionaries are merged as dictionaries are")
  func merging() {
    let map: Map<String, Int> = ["a": 1, "b": 2]
    map.merge(["b": 3, "c": 4]) { $0 * 10 + $1 }
    map.merge(Map(["a": 7])) { current, _ in current }
    map.merge([("d", 5), ("d", 6)]) { $1 - $0 }
    #expect(map.map { "\($0)\($1)" } == ["a1", "b23", "c4", "d1"])
  }

  // MARK: Sets and maps

  @Test("Sets and maps are reopened, rolled back, frozen, created by name, and outlive their owner")
  func lifetimes() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [House.self])
    let store = try Store(configuration: configuration)
    let other = Store(
      LiveStore(
        configuration: configuration, engine: try Engine(directory: directory.path, isReadOnly: false),
        isolation: .thread))
    try store.write {
      _ = store.create(
        House.self,
        value: [
          "id": 1, "tags": ["a", "b", "a"], "phones": ["hall": 7], "guests": [Guest("Anna")],
          "keyHolders": ["front": Guest("Bert")],
        ])
    }
    for value in [["tags": [1]], ["phones": ["a": "b"]], ["phones": [1]], ["tags": 5]] as [[String: Any]] {
      #expect(
        code { try store.write { _ = store.create(House.self, value: value) } } == .valueOutOfRange,
        "\(value)")
    }
    let house = try #require(store.object(ofType: House.self, forPrimaryKey: 1))
    #expect(Array(house.tags) == ["a", "b"] && house.phones["hall"] == 7)
    other.refresh()
    let there = try #require(other.object(ofType: House.self, forPrimaryKey: 1))
    try other.write {
      there.tags.insert("c")
      there.phones["hall"] = 8
    }
    store.refresh()
    #expect(Array(house.tags) == ["a", "b", "c"] && house.phones["hall"] == 8)
    let (tags, phones, frozen) = (house.tags.freeze(), house.phones.freeze(), house.freeze())
    store.beginWrite()
    house.tags = ["x"]
    house.phones = [:]
    let made = House(2)
    store.add(made)
    made.tags.insert("made")
    #expect(Array(house.tags) == ["x"] && house.phones.isEmpty && Array(tags) == ["a", "b", "c"])
    store.cancelWrite()
    #expect(Array(house.tags) == ["a", "b", "c"] && house.phones["hall"] == 8 && made.tags.isInvalidated)
    try store.write {
      house.tags.remove("a")
      house.phones["attic"] = 9
    }
    #expect(Array(tags) == ["a", "b", "c"] && phones.keys == ["hall"] && tags.isFrozen && phones.isFrozen)
    #expect(Array(frozen.tags) == ["a", "b", "c"] && frozen.phones["hall"] == 8)
    #expect(frozen.guests.first?.name == "Anna" && frozen.keyHolders["front"]?.name == "Bert")
    let reopened = try Engine(directory: directory.path, isReadOnly: false)
    #expect(reopened.latest.contents == store.context.snapshot.contents)
    reopened.latest.checkInvariants()
    try store.write { store.delete(house) }
    #expect(house.tags.isInvalidated && Array(house.tags) == ["b", "c"])
    #expect(house.phones.isInvalidated && house.phones.keys == ["attic", "hall"])
    #expect(code { _ = try store.write { house.tags.insert("z") } } == .invalidatedObject)
    #expect(code { try store.write { house.phones["z"] = 1 } } == .invalidatedObject)
    other.refresh()
    #expect(there.tags.isInvalidated && Array(there.tags) == ["a", "b", "c"])
  }

  @Test("Changing a set or map modifies its owner; setting an equal value changes nothing")
  func observed() throws {
    let store = try memory()
    let (house, anna) = (House(1), Guest("Anna"))
    house.tags.formUnion(["a", "b"])
    house.phones["a"] = 1
    house.guests.insert(anna)
    try store.write { store.add([house, House(2)]) }
    let recorder = CollectionRecorder<Results<House>> { "\($0.id)" }
    let token = store.objects(House.self).observe { recorder.record($0) }
    var names: [[String]] = []
    let objectToken = house.observe { change in
      if case .change(_, let changes) = change {
        names.append(changes.map(\.name))
        #expect(changes.allSatisfy { $0.oldValue == nil && $0.newValue == nil })
      }
    }
    store.refresh()
    _ = recorder.take()
    func events(_ body: () -> Void) throws -> [CollectionRecorder<Results<House>>.Event] {
      try store.write(body)
      store.refresh()
      return recorder.take()
    }
    let modified = [
      CollectionRecorder<Results<House>>.Event.update(deletions: [], insertions: [], modifications: [0])
    ]
    #expect(try events { house.tags.insert("c") } == modified)
    #expect(try events { house.phones["a"] = 2 } == modified)
    #expect(try events { house.phones["b"] = 2 } == modified)
    #expect(try events { house.guests.remove(anna) } == modified)
    #expect(try events { house.keyHolders["front"] = anna } == modified)
    #expect(try events { anna.name = "Anne" } == modified, "A change is felt along sets and maps, too")
    #expect(names == [["tags"], ["phones"], ["phones"], ["guests"], ["keyHolders"]])
    for nothing: () -> Void in [
      { house.tags.insert("a") }, { house.phones["a"] = 2 }, { house.phones["none"] = nil },
      { house.tags = ["c", "b", "a"] }, { house.phones = ["b": 2, "a": 2] },
      {
        house.tags.remove("a")
        house.tags.insert("a")
      },
      {
        house.phones.removeAll()
        (house.phones["a"], house.phones["b"]) = (2, 2)
      },
    ] {
      #expect(try events(nothing) == [])
    }
    #expect(recorder.problems == [])
    withExtendedLifetime((token, objectToken)) {}
  }

  @Test("Changing a set or a map outside a write stops the program")
  func outsideWrite() async {
    await #expect(processExitsWith: .failure) {
      let house = House(1)
      let store = try Store(configuration: .init(location: .inMemory("outside a write")))
      try store.write { store.add(house) }
      house.tags.insert("a")
    }
    await #expect(processExitsWith: .failure) {
      let house = House(1)
      let store = try Store(configuration: .init(location: .inMemory("outside a write")))
      try store.write { store.add(house) }
      house.phones["a"] = 1
    }
  }

  @Test("Objects of another store, frozen ones, deleted ones and keys too long are refused")
  func refusals() throws {
    let (store, other) = (try memory(), try memory())
    let (house, anna, gone, there) = (House(1), Guest("Anna"), Guest("gone"), Guest("there"))
    try store.write { store.add([house, anna, gone]) }
    try store.write { store.delete(gone) }
    try other.write { other.add(there) }
    #expect(code { _ = try store.write { house.guests.insert(there) } } == .wrongStore)
    #expect(code { try store.write { house.keyHolders["a"] = there } } == .wrongStore)
    #expect(code { _ = try store.write { house.guests.insert(anna.freeze()) } } == .wrongStore)
    #expect(code { try store.write { house.keyHolders["a"] = gone } } == .invalidatedObject)
    let long = String(repeating: "x", count: ValueType.maximumByteCount + 1)
    #expect(code { _ = try store.write { house.tags.insert(long) } } == .valueOutOfRange)
    #expect(code { try store.write { house.phones[long] = 1 } } == .valueOutOfRange)
    #expect(house.guests.isEmpty && house.keyHolders.isEmpty && house.tags.isEmpty && house.phones.isEmpty)
  }

  // MARK: Linking objects

  @Test("Linking objects are those that link through a link, list, set or map, live, in order of creation")
  func linkingObjects() throws {
    let store = try memory()
    let (anna, houses) = (Guest("Anna"), [House(1), House(2), House(3)])
    #expect(anna.hosts.isEmpty && anna.hosts.first == nil)
    try store.write { store.add(houses) }
    try store.write {
      store.add(anna)
      for house in houses.reversed() { house.guests.insert(anna) }
      (houses[1].keyHolders["a"], houses[1].keyHolders["b"]) = (anna, anna)
      (houses[0].owner, houses[2].owner) = (anna, anna)
      houses[2].waiting.append(contentsOf: [anna, anna])
      #expect(anna.hosts.count == 3, "Also within the write")
    }
    #expect(
      anna.hosts.map(\.id) == [1, 2, 3] && anna.keys.map(\.id) == [2] && anna.owned.map(\.id) == [1, 3])
    #expect(anna.queues.map(\.id) == [3] && anna.hosts[1] == houses[1] && anna.hosts.last?.id == 3)
    let (hosts, frozen) = (anna.hosts, anna.freeze().hosts)
    try store.write {
      houses[0].guests.removeAll()
      store.delete(houses[1])
    }
    #expect(hosts.map(\.id) == [3] && anna.keys.isEmpty && frozen.map(\.id) == [1, 2, 3] && frozen.isFrozen)
    #expect((anna["hosts"] as? LinkingObjects<House>)?.count == 1)
    #expect("\(anna)".contains("name = \"Anna\""))
    try store.write { store.delete(anna) }
    #expect(hosts.isEmpty && hosts.isInvalidated)
  }

  @Test("Linking objects can't be assigned, observed by key path, nor be declared of what does not link here")
  func linkingMistakes() throws {
    let store = try memory()
    let anna = Guest("Anna")
    try store.write { store.add(anna) }
    #expect(code { try store.write { anna.hosts = anna.hosts } } == .valueOutOfRange)
    #expect(throws: StoreError.self) { try _PathTracer.names(of: \Guest.hosts) }
    #expect(try _PathTracer.names(of: \Guest.name) == ["name"])
    for type in [NoSuchProperty.self, NoLink.self, OtherTarget.self, NoOrigin.self] as [Object.Type] {
      #expect(code { _ = try memory([type]) } == .invalidConfiguration, "\(type)")
      #expect(code { try store.write { store.add(type.init()) } } == .invalidConfiguration, "\(type)")
    }
  }

  final class NoSuchProperty: Object {
    @Persisted(originProperty: "nothing") var houses: LinkingObjects<House>
  }
  final class NoLink: Object {
    @Persisted(originProperty: "tags") var houses: LinkingObjects<House>
  }
  final class OtherTarget: Object {
    @Persisted(originProperty: "guests") var houses: LinkingObjects<House>
  }
  final class NoOrigin: Object {
    @Persisted var houses: LinkingObjects<House>
  }

  @Test(
    "References to sets and maps resolve to the same ones in another store, and to nil after their deletion")
  func references() throws {
    let (store, house) = (try memory(), House(1))
    house.tags.insert("a")
    house.phones["a"] = 1
    try store.write { store.add(house) }
    let other = try Store(configuration: store.configuration)
    let (tags, phones) = (ThreadSafeReference(to: house.tags), ThreadSafeReference(to: house.phones))
    #expect(other.resolve(tags).map { Array($0) } == ["a"] && other.resolve(phones)?["a"] == 1)
    try store.write { store.delete(house) }
    other.refresh()
    #expect(other.resolve(tags) == nil && other.resolve(phones) == nil)
  }

  // MARK: Declarations

  enum Plain {
    final class Gift: Object { @Persisted var weight: Int }
  }
  enum Indexed {
    final class Gift: Object { @Persisted(indexed: true) var weight: Int }
  }

  @Test("A program that declares no index maintains the index of another program")
  func indexDeclaredElsewhere() throws {
    let name = "index \(UInt64.random(in: 0 ... .max))"
    let plain = try Store(
      configuration: .init(location: .inMemory(name), objectTypes: [Plain.Gift.self]))
    let gift = Plain.Gift()
    try plain.write {
      plain.add(gift)
      gift.weight = 1
    }
    // The other class represents another program, so this class no longer uses the name.
    ClassNames.end([try ObjectClass.of(Plain.Gift.self)], in: plain.context.engine)
    _ = try Store(configuration: .init(location: .inMemory(name), objectTypes: [Indexed.Gift.self]))
    try plain.write {
      gift.weight = 2
      gift.weight = 3
      let another = Plain.Gift()
      plain.add(another)
      another.weight = 4
    }
    let table = plain.context.snapshot.tables[0]
    #expect(table.orderedIndexes[ColumnID(0)]?.all.map(\.value) == [.int(3), .int(4)])
    plain.context.snapshot.checkInvariants()
  }

  final class IndexedList: Object {
    @Persisted(indexed: true) var list: List<Int>
  }
  final class IndexedLink: Object {
    @Persisted(indexed: true) var link: Guest?
  }

  @Test("A type without an order can't be indexed")
  func indexedCollections() {
    for type in [IndexedList.self, IndexedLink.self] as [Object.Type] {
      #expect(code { _ = try memory([type]) } == .invalidConfiguration)
    }
  }

  enum Listed {
    final class Bag: Object { @Persisted var items: List<Int> }
  }
  enum AsSet {
    final class Bag: Object { @Persisted var items: MutableSet<Int> }
  }
  enum AsMap {
    final class Bag: Object { @Persisted var items: Map<String, Int> }
  }
  enum Embedded {
    final class Bag: EmbeddedObject { @Persisted var items: List<Int> }
  }

  @Test("Another kind of collection, or of class, than is stored is refused")
  func otherKind() throws {
    let directory = try TemporaryDirectory()
    func open(_ type: Object.Type) throws {
      _ = try directory.openStore([type])
    }
    try open(Listed.Bag.self)
    for type in [AsSet.Bag.self, AsMap.Bag.self, Embedded.Bag.self] as [Object.Type] {
      #expect(code { try open(type) } == .schemaMismatch)
    }
    try open(Listed.Bag.self)
  }
}
