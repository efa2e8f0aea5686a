import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// `create(_:value:update: .modified)` used to overwrite the stored values of unnamed properties with their defaults.
struct CreatingTests {
  final class Wing: EmbeddedObject {
    @Persisted var side = "left"
    @Persisted var length = 10
  }

  final class Bell: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var sound = "ding"
    @Persisted var weight = 1
  }

  final class Reindeer: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "Rudolf"
    @Persisted var age = 3
    @Persisted var note: String?
    @Persisted var friend: Reindeer?
    @Persisted var bell: Bell?
    @Persisted var wing: Wing?
    @Persisted var bells: List<Bell>
    @Persisted var wings: List<Wing>
    @Persisted var spare: MutableSet<Bell>
    @Persisted var named: Map<String, Bell?>
    @Persisted var numbers: List<Int>
  }

  private let store: Store
  private let dasher: Reindeer

  init() throws {
    let store = try Store.temporary()
    dasher = try store.write {
      store.create(
        Reindeer.self,
        value: [
          "id": 1, "name": "Dasher", "age": 9, "note": "fast", "friend": ["id": 2, "name": "Dancer"],
          "bell": ["id": 5, "weight": 7], "wing": ["length": 12], "bells": [["id": 6], Bell()],
          "wings": [["side": "right"]], "spare": [["id": 8, "sound": "dong"]],
          "named": ["old": ["id": 9] as [String: Any]], "numbers": [1, 2],
        ])
    }
    self.store = store
  }

  @Test("A closure assigns the properties of a new object, which is live afterwards")
  func closure() throws {
    let bell = try store.write {
      store.create(Reindeer.self) {
        $0.id = 3
        $0.name = "Vixen"
        $0.friend = dasher
        $0.numbers.append(7)
        $0.bells.append(store.create(Bell.self) { $0.id = 30 })
      }
    }
    #expect(bell.store == store && bell.name == "Vixen" && bell.age == 3 && bell.friend == dasher)
    #expect(bell.numbers.map(\.self) == [7] && bell.bells.map(\.id) == [30])
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try store.write { try store.create(Bell.self) { (_: Bell) throws(Stop) in throw Stop() } }
    }
    #expect(store.object(ofType: Bell.self, forPrimaryKey: 0)?.weight == 1)
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Bell.self) { $0.id = 5 } }
    }
    #expect(error?.code == .duplicatePrimaryKey)
    try store.write { store.create(Bell.self, update: .modified) { ($0.id, $0.sound) = (5, "dong") } }
    #expect(dasher.bell?.sound == "dong" && dasher.bell?.weight == 7)
  }

  @Test("A closure changes only the properties that it assigns, also if it assigns a default")
  func closureUpdates() throws {
    try store.write {
      store.create(Reindeer.self, update: .modified) {
        $0.id = 1
        $0.age += 1
        $0.note = nil
      }
    }
    // The closure read the default of a new object, which is 3.
    #expect(dasher.age == 4 && dasher.note == nil && dasher.name == "Dasher" && dasher.bell?.id == 5)
    #expect(dasher.wing?.length == 12 && dasher.numbers.map(\.self) == [1, 2] && dasher.spare.count == 1)
    try store.write {
      try store.create(Reindeer.self, update: .all) {
        $0.id = 1
        $0.name = "Rudolf"
        $0.numbers.append(7)
        $0.bells = List()
        $0.friend = try Reindeer(value: ["id": 9])
      }
    }
    #expect(dasher.name == "Rudolf" && dasher.age == 4 && dasher.numbers.map(\.self) == [7])
    #expect(dasher.bells.isEmpty && dasher.friend?.id == 9 && dasher.named.count == 1)
    // A new object has the other defaults.
    let comet = try store.write {
      store.create(Reindeer.self, update: .modified) { ($0.id, $0.age) = (77, 1) }
    }
    #expect(comet.name == "Rudolf" && comet.age == 1 && store.objects(Reindeer.self).count == 4)
  }

  @Test("A write and a savepoint compile where their result can't be used")
  func withoutResult() throws {
    func attempt(_ block: () throws -> Void) rethrows { try block() }
    try attempt { try store.write { store.create(Bell.self, value: ["id": 31]) } }
    try attempt { try store.write { try store.savepoint { store.create(Bell.self) { $0.id = 32 } } } }
    let bell = try store.write { try store.savepoint { store.create(Bell.self) { $0.id = 33 } } }
    #expect(bell.id == 33 && store.objects(Bell.self).where { $0.id > 30 }.count == 3)
    struct Stop: Error {}
    #expect(throws: Stop.self) { try store.write { throw Stop() } }
    try store.write {
      #expect(throws: Stop.self) { try store.savepoint { throw Stop() } }
    }
  }

  final class Sleigh: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "red"
    @Persisted var weight = 5

    required init() {
      super.init()
      weight = 6
    }
  }

  @Test("Values that an initialiser assigns are not those of the closure, and a closure without a key fails")
  func initialisers() throws {
    let store = try Store.temporary()
    try store.write { store.create(Sleigh.self, value: ["id": 1, "name": "blue", "weight": 8]) }
    let changed = try store.write {
      store.create(Sleigh.self, update: .modified) { ($0.id, $0.name) = (1, "red") }
    }
    #expect(changed.weight == 8 && changed.name == "red")
    let new = try store.write { store.create(Sleigh.self, update: .modified) { $0.id = 2 } }
    #expect(new.weight == 6)
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Sleigh.self, update: .modified) { $0.name = "green" } }
    }
    #expect(error?.code == .missingPrimaryKey && store.objects(Sleigh.self).count == 2)
    let unnamed = #expect(throws: StoreError.self) {
      try store.write { store.create(Sleigh.self) { $0.name = "green" } }
    }
    #expect(unnamed?.code == .missingPrimaryKey && store.objects(Sleigh.self).count == 2)
  }

  @Test(
    "For any properties, a closure does what a dictionary with their names does",
    arguments: 1...20 as ClosedRange<UInt64>)
  func closuresAndDictionaries(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stores = try (0..<2).map { _ in try Store.temporary() }
    for _ in 0..<30 {
      let id = Int.random(in: 0..<4, using: &generator)
      var values: [String: Any] = ["id": id]
      let number = Int.random(in: 0..<4, using: &generator)
      let chosen = (0..<5).filter { _ in Bool.random(using: &generator) }
      for property in chosen {
        switch property {
        case 0: values["name"] = ["Rudolf", "Comet"][number % 2]
        case 1: values["age"] = number
        case 2: values["note"] = number == 0 ? nil as String? as Any : "n\(number)"
        case 3: values["numbers"] = [number]
        default: values["wing"] = ["side": "right", "length": number]
        }
      }
      try stores[0].write { stores[0].create(Reindeer.self, value: values, update: .modified) }
      try stores[1].write {
        try stores[1].create(Reindeer.self, update: .modified) { reindeer in
          reindeer.id = id
          for property in chosen {
            switch property {
            case 0: reindeer.name = ["Rudolf", "Comet"][number % 2]
            case 1: reindeer.age = number
            case 2: reindeer.note = number == 0 ? nil : "n\(number)"
            case 3: reindeer.numbers.append(number)
            default: reindeer.wing = try Wing(value: ["side": "right", "length": number])
            }
          }
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let descriptions = try stores.map { store in
        String(decoding: try encoder.encode(store.objects(Reindeer.self).sorted(by: \.id)), as: UTF8.self)
      }
      #expect(descriptions[0] == descriptions[1], "seed \(seed), \(values)")
    }
  }

  @Test("JSON with an array in place of an object names the functions for arrays, and no other JSON does")
  func arrays() throws {
    for (json, isArray) in [("[]", true), (#"[{"id": 1}]"#, true), ("7", false), (#""id""#, false)] {
      let error = #expect(throws: DecodingError.self) {
        try store.write { try store.create(Bell.self, json: Data(json.utf8)) }
      }
      #expect("\(error as Any)".contains("importJSON(Bell.self, from:)") == isArray, "\(json)")
    }
  }

  @Test("A misspelt name gets a suggestion")
  func misspelt() throws {
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Bell.self, value: ["id": 70, "wieght": 2]) }
    }
    #expect(error?.message.contains("Did you mean \"weight\"?") == true)
  }

  @Test("Objects are created from values, with defaults for the others")
  func nested() {
    #expect(dasher.name == "Dasher" && dasher.age == 9 && dasher.note == "fast" && dasher.numbers.count == 2)
    #expect(dasher.friend?.name == "Dancer" && dasher.friend?.age == 3)
    #expect(dasher.bell?.id == 5 && dasher.bell?.weight == 7 && dasher.bell?.sound == "ding")
    #expect(dasher.wing?.length == 12 && dasher.wing?.side == "left")
    #expect(dasher.bells.map(\.id) == [6, 0] && dasher.wings.map(\.side) == ["right"])
    #expect(dasher.spare.map(\.sound) == ["dong"] && dasher.named["old"]??.id == 9)
  }

  @Test("An update keeps values that are not named", arguments: [UpdatePolicy.modified, .all])
  func unnamedProperties(policy: UpdatePolicy) throws {
    let store = store
    let updated = try store.write {
      store.create(Reindeer.self, value: ["id": 1, "age": 10], update: policy)
    }
    #expect(updated == dasher && dasher.age == 10)
    #expect(dasher.name == "Dasher" && dasher.note == "fast" && dasher.friend?.id == 2)
    #expect(dasher.bell?.weight == 7 && dasher.wing?.length == 12 && dasher.bells.count == 2)
    #expect(dasher.wings.count == 1 && dasher.spare.count == 1 && dasher.named.count == 1)
    #expect(dasher.numbers.count == 2 && store.objects(Reindeer.self).count == 2)
    store.context.snapshot.checkInvariants()
  }

  @Test("An update keeps values that are not named in nested objects, too")
  func unnamedPropertiesOfNested() throws {
    let store = store
    try store.write {
      store.create(
        Reindeer.self,
        value: [
          "id": 1, "friend": ["id": 2, "age": 8], "bell": ["id": 5, "sound": "clang"],
          "wing": ["side": "both"], "bells": [["id": 6, "weight": 2]],
          "named": ["new": ["id": 9, "weight": 4] as [String: Any]],
        ], update: .modified)
    }
    #expect(dasher.name == "Dasher" && dasher.note == "fast")
    #expect(dasher.friend?.name == "Dancer" && dasher.friend?.age == 8)
    #expect(dasher.bell?.weight == 7 && dasher.bell?.sound == "clang")
    #expect(dasher.wing?.length == 12 && dasher.wing?.side == "both")
    #expect(dasher.bells.map(\.weight) == [2] && dasher.named.keys == ["new"])
    #expect(dasher.named["new"]??.weight == 4 && store.objects(Wing.self).count == 2)
    store.context.snapshot.checkInvariants()
  }

  @Test("An object that occurs in its own values gets the values of both, also if it is new")
  func nestedSelf() throws {
    let store = store
    let json = #"{"id": 30, "age": 4, "friend": {"id": 31, "friend": {"id": 30, "name": "Comet"}}}"#
    try store.write {
      store.create(
        Reindeer.self, value: ["id": 20, "age": 4, "friend": ["id": 20, "name": "Comet", "age": 7]],
        update: .modified)
      _ = try store.create(Reindeer.self, json: Data(json.utf8), update: .modified)
    }
    for id in [20, 30] {
      let reindeer = try #require(store.object(ofType: Reindeer.self, forPrimaryKey: id))
      #expect(reindeer.name == "Comet" && reindeer.age == 4)
    }
    #expect(store.objects(Reindeer.self).count == 5)
    store.context.snapshot.checkInvariants()
  }

  @Test("An object given as a value is updated as a whole, and one with values by name in part")
  func objectsAsValues() throws {
    let store = store
    let friend = Reindeer()
    friend.id = 2
    try store.write {
      store.create(Reindeer.self, value: ["id": 1, "friend": friend], update: .modified)
    }
    #expect(dasher.friend?.id == 2 && dasher.friend?.name == "Rudolf" && dasher.name == "Dasher")
  }

  @Test("Equal values are no change, and are not delivered")
  func equalValues() throws {
    let version = store.context.snapshot.version
    let store = store
    try store.write {
      store.create(
        Reindeer.self,
        value: ["id": 1, "name": "Dasher", "bell": ["id": 5, "weight": 7], "wing": ["length": 12]],
        update: .modified)
    }
    #expect(store.context.snapshot.version == version)
  }

  @Test("Without a policy for it, an object with a stored primary key fails the transaction")
  func duplicates() throws {
    let store = store
    for value: [String: Any] in [["id": 1], ["id": 3, "bell": ["id": 5]]] {
      let error = #expect(throws: StoreError.self) {
        try store.write { store.create(Reindeer.self, value: value) }
      }
      #expect(error?.code == .duplicatePrimaryKey)
    }
  }

  @Test("The error of a duplicate key shows the beginning of a text, and what to declare for a UUID")
  func duplicateMessages() throws {
    let store = store
    let name = String(repeating: "a", count: 1_000_000)
    try store.write { store.create(Letter.self, value: ["name": name]) }
    let long = #expect(throws: StoreError.self) {
      try store.write { store.create(Letter.self, value: ["name": name]) }
    }
    #expect(
      long?.message == "Letter with primary key \"\(name.prefix(99))… is already in the store. "
        + "Add it with update: .modified or .all to change the stored object.")
    try store.write { store.add(Envelope()) }
    let unassigned = #expect(throws: StoreError.self) { try store.write { store.add(Envelope()) } }
    #expect(unassigned?.code == .duplicatePrimaryKey)
    #expect(unassigned?.message.hasSuffix("declare the property with = UUID().") == true)
  }

  private final class Letter: Object {
    @Persisted(primaryKey: true) var name: String
  }

  private final class Envelope: Object {
    @Persisted(primaryKey: true) var id: UUID
  }

  @Test("A wrong value or name in an update takes all of it back")
  func mistakes() throws {
    let store = store
    for value: [String: Any] in [
      ["id": 1, "age": 4, "name": 5], ["id": 1, "age": 4, "nam": "x"], ["id": "one", "age": 4],
      ["id": 1, "age": 4, "bell": ["id": 5, "wait": 1] as [String: Any]],
    ] {
      #expect(throws: StoreError.self) {
        try store.write { store.create(Reindeer.self, value: value, update: .modified) }
      }
      #expect(dasher.age == 9 && dasher.name == "Dasher")
    }
  }
}
