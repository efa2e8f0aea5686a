import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Keys of maps that are not texts.
struct MapKeyTests {
  enum Room: String, PersistableEnum, PersistableMapKey, Codable { case kitchen, attic, cellar }
  enum Floor: Int, PersistableEnum, PersistableMapKey { case cellar = -1, ground, first }
  enum Later: String, PersistableEnum, PersistableMapKey { case kitchen, attic, cellar, garage }
  enum Odd: Double, PersistableEnum, PersistableMapKey { case half = 0.5 }

  final class Hotel: Object, Encodable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rates: Map<Int, Double>
    @Persisted var small: Map<Int8, String>
    @Persisted var large: Map<UInt64, Int?>
    @Persisted var guests: Map<UUID, Hotel?>
    @Persisted var phones: Map<Room, Int>
    @Persisted var floors: Map<Floor, String>
  }

  private static func store(_ types: [Object.Type] = [Hotel.self]) throws -> Store {
    try Store.temporary(types)
  }

  private static let integers = [Int.min, -300, -1, 0, 1, 7, 10, 300, .max]
  private static let ids = [
    "00000000-0000-0000-0000-000000000001", "0FC0A1B2-0000-4000-8000-00000000ABCD",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  ].compactMap { UUID(uuidString: $0) }

  private static func fill(_ hotel: Hotel) {
    for (index, key) in integers.shuffled().enumerated() { hotel.rates[key] = Double(index) }
    for key in integers { hotel.rates[key] = Double(key) }
    for key in [Int8.max, -3, .min, 0] { hotel.small[key] = "\(key)" }
    for key in [UInt64.max, 0, 9, 10] { hotel.large[key] = key == 9 ? .some(nil) : Int(key / 2 % 1000) }
    for id in ids.reversed() { hotel.guests[id] = hotel }
    for (index, room) in Room.allCases.enumerated() { hotel.phones[room] = index }
    for floor in Floor.allCases { hotel.floors[floor] = "\(floor)" }
  }

  private static func check(_ hotel: Hotel) {
    #expect(hotel.rates.keys == integers && hotel.rates.values == integers.map(Double.init))
    #expect(hotel.small.keys == [.min, -3, 0, .max])
    #expect(hotel.large.keys == [0, 9, 10, .max] && hotel.large[9] == .some(nil) && hotel.large[8] == nil)
    #expect(hotel.guests.keys == ids && hotel.guests.containsKey(ids[1]))
    #expect(hotel.phones.map(\.key) == [.attic, .cellar, .kitchen] && hotel.phones[.cellar] == 2)
    #expect(hotel.floors.keys == [.cellar, .ground, .first])
    #expect(hotel.rates.count == integers.count && hotel.floors.count == 3)
  }

  @Test("They are in the order of their values, in a store and in none, and in one that is opened again")
  func order() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Hotel.self])
    do {
      let hotel = Hotel()
      Self.fill(hotel)
      Self.check(hotel)
      let store = try Store(configuration: configuration)
      try store.write {
        store.add(hotel)
        Self.fill(store.create(Hotel.self, value: ["id": 2]))
      }
      for hotel in store.objects(Hotel.self) { Self.check(hotel) }
      store.context.snapshot.checkInvariants()
    }
    for round in 0..<2 {
      let store = try Store(configuration: configuration)
      for hotel in store.objects(Hotel.self) { Self.check(hotel) }
      store.context.snapshot.checkInvariants()
      let hotel = try #require(store.objects(Hotel.self).first)
      let frozen = hotel.freeze()
      Self.check(frozen)
      let sent = try #require(Frozen(hotel))
      #expect(sent.rates[7] == 7 && sent.rates[8] == nil && sent.floors.keys == [.cellar, .ground, .first])
      if round == 0 { try store.compact() }
    }
    #expect(
      try StoreInspection(directory.url).schema.types[0].properties.map(\.type) == [
        "Int", "Map<Int, Double>", "Map<Int8, String>", "Map<UInt, Int?>", "Map<UUID, Hotel?>",
        "Map<String, Int>",
        "Map<Int, String>",
      ])
  }

  @Test("They are removed, merged, replaced and given as dictionaries")
  func changed() throws {
    let store = try Self.store()
    try store.write {
      let hotel: Hotel = store.create(
        Hotel.self,
        value: [
          "id": 1, "rates": [5: 1.5, -2: 2.0], "small": ["3": "three"], "phones": ["attic": 7],
          "floors": [Floor.first: "up"], "guests": [Self.ids[0].uuidString: ["id": 2]],
        ])
      #expect(hotel.rates.keys == [-2, 5] && hotel.small[3] == "three" && hotel.phones[.attic] == 7)
      #expect(hotel.floors[.first] == "up" && hotel.guests[Self.ids[0]]?.id == 2)
      hotel.rates.merge([(5, 1), (6, 1)]) { $0 + $1 }
      #expect(hotel.rates[5] == 2.5 && hotel.rates[6] == 1)
      #expect(hotel.rates.removeValue(forKey: -2) == 2.0 && hotel.rates.removeValue(forKey: -2) == nil)
      hotel.small = [1: "one", 127: "many"]
      #expect(hotel.small.keys == [1, 127])
    }
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Hotel.self, value: ["id": 3, "rates": ["five": 1.0]]) }
    }
    #expect(error?.code == .valueOutOfRange)
    #expect(store.objects(Hotel.self).count == 2)
  }

  @Test("They are encoded and decoded as JSON's texts")
  func json() throws {
    let store = try Self.store()
    let hotel = try store.write { store.create(Hotel.self, value: ["id": 1]) }
    try store.write { Self.fill(hotel) }
    let data = try JSONEncoder().encode(hotel.rates)
    #expect(try JSONDecoder().decode([String: Double].self, from: data)["-300"] == -300)
    let map = try JSONDecoder().decode(Map<Int, Double>.self, from: data)
    #expect(map.keys == Self.integers)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Map<Int, Double>.self, from: Data(#"{"05": 1}"#.utf8))
    }
    let copy = try store.write {
      try store.create(
        Hotel.self, json: Data(#"{"id": 9, "rates": {"-7": 1, "20": 2}, "phones": {"attic": 3}}"#.utf8))
    }
    #expect(copy.rates.keys == [-7, 20] && copy.phones[.attic] == 3)
    let text = String(decoding: try JSONEncoder().encode(copy), as: UTF8.self)
    #expect(text.contains("\"-7\":1"))
  }

  @Test(
    "An error about a key names it, in JSON and in values, and so does one about a key that is given twice")
  func wrongKeys() throws {
    let store = try Self.store()
    let (upper, lower) = (Self.ids[1].uuidString, Self.ids[1].uuidString.lowercased())
    for (property, contents, key) in [
      ("rates", #"{"1": 1, "five": 5}"#, "five"), ("rates", #"{"05": 5}"#, "05"),
      ("small", #"{"3": "a", "300": "b"}"#, "300"), ("large", #"{"-1": 1}"#, "-1"),
      ("guests", #"{"nobody": null}"#, "nobody"), ("phones", #"{"attic": 1, "roof": 2}"#, "roof"),
      ("floors", #"{"7": "a"}"#, "7"),
      ("guests", #"{"\#(upper)": null, "\#(lower)": null}"#, nil),
    ] {
      let json = Data(#"{"id": 1, "\#(property)": \#(contents)}"#.utf8)
      let error = #expect(throws: DecodingError.self, "\(contents)") {
        try store.write { try store.create(Hotel.self, json: json) }
      }
      guard case .dataCorrupted(let context)? = error else { throw CancellationError() }
      let path = context.codingPath.map(\.stringValue)
      #expect(path.count == 2 && path[0] == property)
      if let key {
        #expect(
          path[1] == key && context.debugDescription.contains("'\(key)'"), "\(context.debugDescription)")
      } else {
        #expect(context.debugDescription.contains("given twice"))
      }
    }
    for (property, contents, part) in [
      ("rates", ["five": 5.0], "the key 'five' isn't an Int"),
      ("rates", [5: "x"], "the value of the key '5' has another type"),
      ("phones", ["roof": 1], "the key 'roof' isn't a Room"),
      ("guests", [upper: Hotel?.none as Any, lower: Hotel?.none as Any], "is given twice"),
    ] as [(String, Any, String)] {
      let error = #expect(throws: StoreError.self) {
        try store.write { store.create(Hotel.self, value: ["id": 1, property: contents]) }
      }
      #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    }
    let decoded = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Map<Int, Double>.self, from: Data(#"{"five": 1}"#.utf8))
    }
    guard case .dataCorrupted(let context)? = decoded else { throw CancellationError() }
    #expect(context.codingPath.map(\.stringValue) == ["five"])
    #expect(store.isEmpty)
  }

  final class Castle: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rooms: Map<Int, Tower?>
  }

  final class Tower: EmbeddedObject { @Persisted var name = "" }

  @Test("An embedded object that is given again with equal contents stays under a key that is a number")
  func keptParts() throws {
    let store = try Self.store([Castle.self])
    func create(_ text: String) throws -> Castle {
      try store.write { try store.create(Castle.self, json: Data(text.utf8), update: .modified) }
    }
    let castle = try create(#"{"id": 1, "rooms": {"-1": {"name": "low"}, "5": {"name": "high"}}}"#)
    let kept = try #require(castle.rooms[-1])
    _ = try create(#"{"id": 1, "rooms": {"-1": {"name": "low"}, "5": {"name": "higher"}}}"#)
    #expect(!kept.isInvalidated && castle.rooms[-1] == kept && castle.rooms[5]?.name == "higher")
    store.context.snapshot.checkInvariants()
  }

  @Test("Conditions compare them by their type")
  func queries() throws {
    let store = try Self.store()
    try store.write {
      for id in 0..<20 {
        store.create(
          Hotel.self,
          value: [
            "id": id, "rates": [id - 10: Double(id)], "guests": [Self.ids[id % 3]: ["id": 100 + id]],
            "phones": [Room.allCases[id % 3].rawValue: id], "large": [UInt64(id): id],
          ])
      }
    }
    let all = store.objects(Hotel.self).where { $0.id < 100 }.sorted(by: \.id)
    #expect(all.where { $0.rates.keys > 5 }.map(\.id) == [16, 17, 18, 19])
    #expect(all.where { $0.rates.keys == -3 }.map(\.id) == [7])
    #expect(all.where { $0.rates[-3] > 6 }.map(\.id) == [7])
    #expect(all.where { $0.guests.keys == Self.ids[1] && $0.id < 6 }.map(\.id) == [1, 4])
    #expect(all.where { $0.guests[Self.ids[1]].id > 110 }.map(\.id) == [13, 16, 19])
    #expect(all.where { $0.phones[.attic] == 4 }.map(\.id) == [4])
    #expect(all.where { $0.phones.keys == .attic && $0.id < 5 }.map(\.id) == [1, 4])
    for (text, expected) in [
      ("rates[-3] > 6", [7]), ("rates['-3'] > 6", [7]), ("ANY rates.@allKeys > 7", [18, 19]),
      ("phones['attic'] == 4", [4]), ("large[7] == 7", [7]), ("ANY large.@allKeys BETWEEN {3, 4}", [3, 4]),
    ] { #expect(try all.filter(text).map(\.id) == expected, "\(text)") }
    #expect(try all.filter("rates[%@] == 7", -3).map(\.id) == [7])
    #expect(try all.filter("large[%@] == 7", 7).map(\.id) == [7])
    #expect(try all.filter("guests[%@].id == 101", Self.ids[1]).map(\.id) == [1])
    for text in ["rates['x'] > 1", "rates[1.5] > 1", "phones[3] == 1", "ANY rates.@allKeys == 'x'"] {
      let error = #expect(throws: StoreError.self) { _ = try all.filter(text) }
      #expect(error?.code == .invalidQuery, "\(text)")
    }
  }

  @Test("An observer is given the changed keys")
  func observed() throws {
    let store = try Self.store()
    let hotel = try store.write { store.create(Hotel.self, value: ["id": 1, "rates": [1: 1.0, 5: 5.0]]) }
    var calls: [String] = []
    let token = hotel.rates.observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        calls.append("\(deletions) \(insertions) \(modifications)")
      }
    }
    store.refresh()
    try store.write {
      hotel.rates[-4] = 0
      hotel.rates[1] = nil
      hotel.rates[5] = 6
    }
    store.refresh()
    #expect(calls == ["[1] [-4] [5]"])
    token.invalidate()
  }

  enum Newer {
    final class Shop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var phones: Map<MapKeyTests.Later, Int>
      @Persisted var other: Map<String, Int>
    }
  }

  final class Shop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var phones: Map<Room, Int>
    @Persisted var other: Map<Int, Int>
  }

  @Test("A key that a newer program wrote stays, and is left out")
  func unknown() throws {
    enum Old {
      final class Shop: Object {
        @Persisted(primaryKey: true) var id: Int
        @Persisted var phones: Map<Room, Int>
      }
    }
    let directory = try TemporaryDirectory()
    func configuration(_ type: Object.Type) -> Store.Configuration {
      .init(location: .directory(directory.url), objectTypes: [type])
    }
    do {
      let store = try Store(configuration: configuration(Newer.Shop.self))
      try store.write {
        store.create(Newer.Shop.self, value: ["id": 1, "phones": ["attic": 1, "garage": 2, "kitchen": 3]])
      }
    }
    do {
      let store = try Store(configuration: configuration(Old.Shop.self))
      let shop = try #require(store.objects(Old.Shop.self).first)
      #expect(
        shop.phones.keys == [.attic, .kitchen] && shop.phones.count == 2 && Array(shop.phones).count == 2)
      #expect(shop.phones.freeze().values == [1, 3])
      try store.write { shop.phones[.cellar] = 4 }
    }
    let store = try Store(configuration: configuration(Newer.Shop.self))
    #expect(store.objects(Newer.Shop.self).first?.phones.keys == [.attic, .cellar, .garage, .kitchen])
  }

  @Test("Another type of keys needs a migration, which reads the old ones as texts")
  func migration() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Newer.Shop.self])
      try store.write { store.create(Newer.Shop.self, value: ["id": 1, "other": ["5": 1, "x": 2]]) }
    }
    let error = #expect(throws: StoreError.self) {
      _ = try directory.openStore([Shop.self])
    }
    #expect(error?.code == .schemaMismatch)
    #expect(
      error?.message.contains("is Map<String, Int> in the store, and Map<Int, Int> in the program") == true)
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Shop.self], schemaVersion: 1
    ) { migration, _ in
      try migration.enumerateObjects(ofType: Shop.self) { old, new in
        for (key, value) in old["other"] as? [String: Any] ?? [:] {
          if let key = Int(key), let value = value as? Int { new.other[key] = value }
        }
      }
    }
    let store = try Store(configuration: configuration)
    #expect(store.objects(Shop.self).first?.other.map { "\($0.key) \($0.value)" } == ["5 1"])
    store.context.snapshot.checkInvariants()
  }

  final class Wrong: Object {
    @Persisted var map: Map<Odd, Int>
  }

  @Test("Keys of other types are refused when the class is first used")
  func refused() throws {
    let error = #expect(throws: StoreError.self) { _ = try Self.store([Wrong.self]) }
    #expect(error?.message.contains("the keys of its property map") == true)
  }

  @Test("Each key has one text, in whose order the keys are", arguments: RandomRun.seeds(2, fresh: 1))
  func texts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func check<Key: PersistableMapKey & PersistableScalar>(_ keys: [Key], _ precedes: (Key, Key) -> Bool) {
      for key in keys {
        #expect(Key(_key: key._key) == key && Key(plainText: key.plainText) == key, "seed \(seed)")
        for other in keys {
          #expect(
            key._key.precedesInBytes(other._key) == precedes(key, other), "seed \(seed): \(key) \(other)")
        }
      }
    }
    let numbers = (0..<30).map { _ in
      Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<64, using: &generator)
    }
    check(numbers + Self.integers, <)
    check(numbers.map { UInt64(bitPattern: Int64($0)) }, <)
    check(numbers.map { Int16(truncatingIfNeeded: $0) }, <)
    check(numbers.map { UInt8(truncatingIfNeeded: $0) }, <)
    check((0..<20).map { _ in UUID.random(using: &generator) } + Self.ids) { $0.uuidString < $1.uuidString }
    for text in ["", "5", "00000000000000FF0", "+000000000000005", "00000000000000ff", "8000000000000000000"]
    {
      #expect(Int(_key: text) == nil && UUID(_key: text) == nil, "\(text)")
    }
    #expect(Int8(_key: "80000000000000FF") == nil && UInt8(_key: "0000000000000100") == nil)
    #expect(
      Int(plainText: "-5") == -5 && Int(plainText: "+5") == nil && Int(plainText: "05") == nil
        && Int8(plainText: "200") == nil)
  }
}

extension UUID {
  fileprivate static func random(using generator: inout SeededGenerator) -> UUID {
    let digits = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    return MapKey.value(of: digits.uppercased(), type: .uuid).flatMap { UUID(_stored: $0) } ?? UUID()
  }
}
