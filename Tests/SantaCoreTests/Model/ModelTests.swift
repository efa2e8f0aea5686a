import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Objects and their properties.
struct ModelTests {
  private func memory(_ types: [Object.Type]? = nil) throws -> Store {
    try Store.temporary(types)
  }

  private func code(_ body: () throws -> Void) -> StoreError.Code? {
    do { try body() } catch { return (error as? StoreError)?.code }
    return nil
  }

  static let texts = [
    "", "a", "12 bytes txt", "13 bytes text", "eleven byte", "é", "e\u{301}", "👩‍👩‍👧‍👦", "nul\0nul",
    String(repeating: "long ", count: 20_000),
  ]

  @Test(
    "Every type keeps every value, in memory and on disk, assigned before or in the store", arguments: texts)
  func everyType(text: String) throws {
    let directory = try TemporaryDirectory()
    var expected: [[String]] = []
    let ids = (0..<4).map { _ in UUID() }
    do {
      let store = try directory.openStore()
      let objects = ids.map { id in
        let object = AllTypes()
        object.id = id
        return object
      }
      objects[0].setLowest()
      objects[1].setHighest(text: text)
      objects[1].link = objects[0]
      objects[1].objects.append(contentsOf: [objects[0], objects[1], objects[0]])
      let unmanaged = objects.map(\.texts)
      try store.write { store.add(objects) }
      #expect(objects.map(\.texts) == unmanaged)
      try store.write {
        objects[2].setLowest()
        objects[3].setHighest(text: "something else, and longer than a slot")
        objects[3].setHighest(text: text)
        objects[3].link = objects[3]
      }
      #expect(objects[2].texts == objects[0].texts)
      #expect(objects[3].string == text && objects[3].uint64 == .max && objects[3].double == .infinity)
      #expect(objects[0].notStored == "as it is" && objects[1].lazyNotStored == 5)
      expected = objects.map(\.texts)
      store.context.snapshot.checkInvariants()
    }
    let store = try directory.openStore([AllTypes.self])
    for (id, texts) in zip(ids, expected) {
      #expect(store.object(ofType: AllTypes.self, forPrimaryKey: id)?.texts == texts)
    }
  }

  @Test("Large data is stored, read, and replaced by smaller data")
  func largeData() throws {
    let store = try memory()
    let object = AllTypes()
    object.data = Data(repeating: 7, count: 3_000_000)
    try store.write { store.add(object) }
    #expect(object.data.count == 3_000_000 && object.data.last == 7)
    for size in [5_000_000, 10, 100_000, 0] {
      try store.write { object.data = Data(repeating: 9, count: size) }
      #expect(object.data == Data(repeating: 9, count: size))
    }
  }

  @Test("An enum's unknown raw value reads as nil or the declared default, is listed, and stays")
  func unknownEnum() throws {
    let store = try memory([AllTypes.self])
    let object = AllTypes()
    object.weathers.append(contentsOf: [.rain, .sun])
    try store.write { store.add(object) }
    #expect(object.unreadableProperties == [])
    // Writes values that only a newer version of the program knows.
    store.beginWrite()
    let transaction = try #require(store.context.transaction)
    let table = try #require(object._binding?.table)
    for (name, value) in [
      ("weather", StoredValue.string("hail")), ("level", .int(9)), ("optionalWeather", .string("fog")),
    ] {
      let column = try #require(transaction[table].column(named: name))
      store.context.setValue(value, column, of: object)
    }
    let list = try #require(transaction[table].column(named: "weathers"))
    transaction.assign(.string("fog"), at: 0, in: CellAddress(table: table, row: object._key, column: list))
    try store.commitWrite()
    #expect(object.weather == .snow && object.level == .high && object.optionalWeather == nil)
    #expect(object.unreadableProperties == ["weather", "level", "optionalWeather"])
    // Every way of reading the list returns as many elements as `count`.
    #expect(object.weathers.count == 2)
    #expect(object.weathers.map { $0 } == [.snow, .sun])
    var iterated: [SkyState] = []
    for weather in object.weathers { iterated.append(weather) }
    #expect(iterated == [.snow, .sun])
    try store.write { object.level = .low }
    #expect(object.unreadableProperties == ["weather", "optionalWeather"])
  }

  @Test("Inherited properties are stored, with their defaults, and queried")
  func inheritance() throws {
    let store = try memory()
    let sleigh = Sledge()
    sleigh.name = "one"
    #expect(sleigh.speed == 3.5 && sleigh.reindeer == 9)
    try store.write { store.add(sleigh) }
    try store.write { sleigh.speed = 7 }
    #expect(store.objects(Sledge.self).where { $0.speed > 5 && $0.reindeer == 9 }.map(\.name) == ["one"])
    #expect(store.objects(Vehicle.self).isEmpty)
    let vehicle: Vehicle = sleigh
    #expect(vehicle.speed == 7)
    try store.write { vehicle.speed = 8 }
    #expect(sleigh.speed == 8)
  }

  @Test("A second object with a primary key fails the transaction, whatever the key's type")
  func duplicates() throws {
    let store = try memory()
    let uuid = UUID()
    let make: [() -> Object] = [
      { Row(5, value: 1) },
      {
        let sleigh = Sledge()
        sleigh.name = "a name longer than a slot"
        return sleigh
      },
      {
        let everything = AllTypes()
        everything.id = uuid
        return everything
      },
    ]
    for make in make {
      try store.write { store.add(make()) }
      #expect(code { try store.write { store.add(make()) } } == .duplicatePrimaryKey)
      #expect(code { try store.write { store.add([make(), make()], update: .modified) } } == nil)
    }
    #expect(store.objects(Row.self).count == 1 && store.objects(Sledge.self).count == 1)
    // Adds two objects with the same primary key in one transaction.
    #expect(
      code { try store.write { store.add([Row(6, value: 1), Row(6, value: 2)]) } } == .duplicatePrimaryKey)
    #expect(store.object(ofType: Row.self, forPrimaryKey: 6) == nil)
    store.context.snapshot.checkInvariants()
  }

  @Test("Adding with an update policy changes the stored object, and what it links to in the same way")
  func updatePolicies() throws {
    let store = try memory()
    let first = Node.make(1, next: Node.make(2, next: nil))
    try store.write { store.add(first) }
    for policy in [UpdatePolicy.modified, .all] {
      let again = Node.make(1, next: Node.make(2, next: Node.make(3, next: nil)))
      again.value = 42
      again.next?.value = 43
      again.nodes.append(Node.make(2, next: nil))
      try store.write {
        if policy == .all, let three = store.object(ofType: Node.self, forPrimaryKey: 3) {
          store.delete(three)
        }
        store.add(again, update: policy)
      }
      #expect(again == first && first.value == 42 && first.next?.id == 2)
      #expect(store.objects(Node.self).map(\.id).sorted() == [1, 2, 3])
      store.context.snapshot.checkInvariants()
    }
  }

  @Test("create makes an object from values by name; a wrong type or name fails the transaction")
  func create() throws {
    let store = try memory()
    var row: Row?
    try store.write {
      row = store.create(Row.self, value: ["id": 7, "value": 3, "note": "x", "link": Target()])
    }
    #expect(row?.id == 7 && row?.note == "x" && row?.link != nil)
    try store.write { _ = store.create(Owner.self, value: ["numbers": [1, 2, 3], "rows": [row as Any]]) }
    #expect(Array(store.owner.numbers) == [1, 2, 3] && store.owner.rows.map(\.id) == [7])
    for value in [
      ["id": "text"], ["nothing": 1], ["value": 1.5], ["note": 5], ["link": Owner()],
    ] as [[String: Any]] {
      #expect(
        code { try store.write { _ = store.create(Row.self, value: value) } } == .valueOutOfRange, "\(value)")
    }
    #expect(code { try store.write { row?["value"] = "text" } } == .valueOutOfRange)
    try store.write { row?["value"] = 99 }
    #expect(row?["value"] as? Int == 99 && row?["nothing"] == nil)
    #expect(store.objects(Row.self).count == 1)
  }

  @Test("An object that is in no store can't be deleted, and the error says why")
  func deletingNothing() throws {
    let store = try memory()
    let (here, nowhere) = (Row(1, value: 1), Row(2, value: 2))
    try store.write { store.add(here) }
    for delete in [{ store.delete(nowhere) }, { store.delete([here, nowhere]) }] {
      let error = #expect(throws: StoreError.self) { try store.write { delete() } }
      #expect(error?.code == .wrongStore)
      #expect(error?.message.hasPrefix("This Row is not in a store, so it can't be deleted.") == true)
    }
    #expect(!here.isInvalidated && store.objects(Row.self).count == 1)
  }

  @Test("Objects of another store, frozen ones and deleted ones are refused, each by its code")
  func refusals() throws {
    let (store, other) = (try memory(), try memory())
    let (here, there, gone) = (Row(1, value: 1), Row(1, value: 2), Row(2, value: 3))
    let owner = Owner()
    try store.write { store.add([here, gone, owner]) }
    try other.write { other.add(there) }
    try store.write { store.delete(gone) }
    let frozen = here.freeze()
    #expect(code { try store.write { store.add(there) } } == .wrongStore)
    #expect(code { try store.write { store.delete(there) } } == .wrongStore)
    #expect(code { try store.write { owner.rows.append(there) } } == .wrongStore)
    #expect(code { try store.write { owner.rows.append(frozen) } } == .wrongStore)
    #expect(code { try store.write { store.add(gone) } } == .invalidatedObject)
    #expect(code { try store.write { gone.value = 5 } } == .invalidatedObject)
    #expect(code { try store.write { owner.rows.append(gone) } } == .invalidatedObject)
    #expect(code { try store.write { store.delete(gone) } } == .invalidatedObject)
    #expect(code { try store.write { here.id = 9 } } == .primaryKeyChanged)
    #expect(code { try store.write { try store.write {} } } == .alreadyInWrite)
    #expect(code { try store.commitWrite() } == .notInWrite)
    #expect(owner.rows.isEmpty && here.id == 1 && !store.isInWriteTransaction)
    #expect(code { try store.write { here.value = 8 } } == nil && here.value == 8)
  }

  @Test("A deleted object and its lists keep their last values")
  func deletedKeepsValues() throws {
    let scene = try Scene.tenInList()
    let (row, owner) = (scene.store.row(3), scene.store.owner)
    #expect(row.value == 3 && owner.numbers.count == 10)
    let unread = scene.store.owner
    _ = unread.isInvalidated
    try scene.commit([{ $0.deleteAll() }])
    scene.store.refresh()
    #expect(row.isInvalidated && row.value == 3 && row.id == 3)
    #expect(owner.isInvalidated && Array(owner.numbers) == Array(0..<10))
    // A list that was never read before behaves in the same way.
    #expect(unread.isInvalidated && Array(unread.numbers) == Array(0..<10))
  }

  @Test("Cycles and long chains of objects are added without recursion")
  func deepGraphs() throws {
    let store = try memory()
    let (a, b) = (Node.make(-1, next: nil), Node.make(-2, next: nil))
    (a.next, b.next) = (b, a)
    a.nodes.append(contentsOf: [a, b])
    try store.write { store.add(a) }
    #expect(a.next == b && b.next == a && a.nodes.count == 2)
    let length = RandomRun.size(100_000, plain: 15_000)
    let chain = (0..<length).map { id in
      let node = Node()
      node.id = id
      return node
    }
    for (node, next) in zip(chain, chain.dropFirst()) { node.next = next }
    try store.write { store.add(chain[0]) }
    #expect(store.objects(Node.self).count == length + 2)
    #expect(chain[length - 1].store == store && chain[length / 2].next == chain[length / 2 + 1])
  }

  @Test("Both ways of finding the fields of a class have the same result")
  func fieldLayouts() throws {
    for type in [AllTypes.self, Sledge.self, Node.self, Row.self] as [Object.Type] {
      ClassProbe.withInstance(of: type) { instance in
        let token: (Any) -> Int? = { ($0 as? any AnyPersisted)?.token }
        let probed = FieldLayout.probed(instance, token: token)
        let reflected = FieldLayout.reflected(type)?.filter { $0.type is any AnyPersisted.Type } ?? probed
        #expect(probed.map(\.label) == reflected.map(\.label))
        #expect(probed.map(\.offset) == reflected.map(\.offset))
        #expect(probed.count == (try? ObjectClass.of(type))?.offsets.count)
      }
    }
  }

  // MARK: Added properties

  enum Old {
    final class Gift: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
    }
  }

  enum New {
    final class Gift: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var weight: Double?
      @Persisted var tags: List<String>
      @Persisted var name: String
      @Persisted var wrapping = SkyState.sun
      @Persisted var other: Gift?
    }
  }

  enum Wrong {
    final class Gift: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: Int
    }
  }

  @Test("A new property exists after reopening, and a program that does not declare it can use the store")
  func newProperty() throws {
    let directory = try TemporaryDirectory()
    let old = try directory.openStore([Old.Gift.self])
    let gift = Old.Gift()
    (gift.id, gift.name) = (1, "sledge")
    try old.write { old.add(gift) }
    let recorder = CollectionRecorder<Results<Old.Gift>> { "\($0.id)" }
    let token = old.objects(Old.Gift.self).observe { recorder.record($0) }
    old.refresh()
    // The newer class represents another program, so the older class no longer uses the name.
    ClassNames.end([try ObjectClass.of(Old.Gift.self)], in: old.context.engine)
    let new = try directory.openStore([New.Gift.self])
    let same = try #require(new.objects(New.Gift.self).first)
    #expect(same.name == "sledge" && same.weight == nil && same.tags.isEmpty && same.other == nil)
    #expect(same.unreadableProperties.isEmpty && same.wrapping == .sun)
    old.refresh()
    #expect(recorder.events == [.initial(count: 1)] && gift.name == "sledge")
    var names: [String] = []
    let newToken = same.observe { change in
      if case .change(_, let properties) = change { names = properties.map(\.name) }
    }
    try new.write {
      same.weight = 1.5
      same.tags.append("red")
      same.other = same
      same.name = "kite"
    }
    new.refresh()
    // The names are in order of declaration, even if properties were added later.
    #expect(names == ["weight", "tags", "name", "other"])
    old.refresh()
    #expect(gift.name == "kite" && recorder.problems == [])
    try old.write { old.delete(gift) }
    new.refresh()
    #expect(same.isInvalidated && same.weight == 1.5)
    new.context.snapshot.checkInvariants()
    #expect(
      code {
        _ = try directory.openStore([Wrong.Gift.self])
      } == .schemaMismatch)
    withExtendedLifetime((token, newToken)) {}
  }

  struct Appointment: CodablePersistable {
    var time: Date
  }

  final class Diary: Object {
    @Persisted var any: AnyPersistable
    @Persisted var appointment: Appointment?
  }

  @Test("So are values that have such dates")
  func describedValuesWithDates() throws {
    let (never, diary) = (Date(timeIntervalSinceReferenceDate: .nan), Diary())
    let values: [AnyPersistable] = [.date(never), [.date(never)], ["at": [.int(1), .date(never)]]]
    for value in values {
      diary.any = value
      #expect(diary.description.contains("any = NaN"))
    }
    diary.any = 3
    diary.appointment = Appointment(time: never)
    #expect(diary.description.contains("appointment = NaN"))
    diary.appointment = Appointment(time: Date(timeIntervalSinceReferenceDate: 0))
    #expect(diary.description.contains("2001-01-01") && diary.description.contains("3"))
  }

  @Test("Dates that are no instants are stored, and described without stopping the program")
  func describedDates() throws {
    let store = try Store.temporary()
    let stop = Stop()
    try store.write { store.add(stop) }
    for (seconds, text) in [(Double.nan, "NaN"), (.infinity, "unavailable"), (1e300, "unavailable")] {
      try store.write { stop.time = Date(timeIntervalSinceReferenceDate: seconds) }
      #expect(stop.description.contains("time = ") && stop.description.contains(text))
      #expect(Frozen(stop)?.description == stop.description)
    }
  }
}
