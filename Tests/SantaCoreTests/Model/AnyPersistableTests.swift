import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Properties with values of any type, from their declaration to the stored files.
struct AnyPersistableTests {
  final class Setting: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var value: AnyPersistable
    @Persisted var fallback: AnyPersistable = "none given"
    @Persisted var maybe: AnyPersistable?
    @Persisted var history: List<AnyPersistable>
    @Persisted var kinds: MutableSet<AnyPersistable>
    @Persisted var byName: Map<String, AnyPersistable>
    @Persisted var number: Int
    @Persisted var parts: List<Setting>

    convenience init(_ id: Int, _ value: AnyPersistable) {
      self.init()
      (self.id, self.value) = (id, value)
    }
  }

  private func memory() throws -> Store {
    try Store.temporary([Setting.self])
  }

  private func store(_ values: [AnyPersistable]) throws -> Store {
    let store = try memory()
    try store.write { for (id, value) in values.enumerated() { store.add(Setting(id, value)) } }
    return store
  }

  private static let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  private static let values: [AnyPersistable] = [
    nil, true, false, 0, .int(.min), .int(.max), .float(0.1), .float(.infinity), 2.5, .double(1),
    .double(-0.0), "", "a text",
    .string(String(repeating: "long 🎅🏽 ", count: 500)), .data(Data()), .data(Data([0, 255])),
    .date(Date(timeIntervalSinceReferenceDate: 0.1)),
    .uuid(uuid), .decimal(Decimal(string: "12345678901234567890.123456789") ?? 0), [],
    [nil, 1, ["a", [2.5, [:]]]], [:],
    ["name": "Ferro", "born": .date(.distantPast), "tags": ["a", nil], "inner": ["é": 1, "": .decimal(1)]],
    .list((0..<2_000).map { .int($0 * 1_000) }), ["$date": "a text"], ["$map": ["$x": 1]],
  ]

  @Test("Each kind of value is read back from memory, from the log and from segments, and nested ones are")
  func reopening() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Setting.self])
    func check(_ store: Store) {
      for (id, value) in Self.values.enumerated() {
        let setting = store.object(ofType: Setting.self, forPrimaryKey: id)
        #expect(setting?.value == value && setting?.fallback == "none given", "\(value)")
        #expect(setting?.maybe == (value == nil ? Optional<AnyPersistable>.none : value))
        #expect(setting.map { Array($0.history) } == [value, nil, value])
        #expect(
          setting.map { Set($0.kinds) } == Set(Self.values) && setting?.kinds.count == Self.values.count)
        #expect(setting?.byName["x"] == value && setting?.byName["no"] == AnyPersistable.none)
        #expect(setting?.unreadableProperties == [])
      }
      store.context.snapshot.checkInvariants()
      #expect(store.context.snapshot.features.subtracting([.compressed]) == [.any])
    }
    do {
      let store = try Store(configuration: configuration)
      try store.write {
        for (id, value) in Self.values.enumerated() {
          let setting = Setting(id, value)
          setting.maybe = value
          setting.history.append(contentsOf: [value, nil, value])
          store.add(setting)
          setting.kinds.formUnion(Self.values.shuffled())
          (setting.byName["x"], setting.byName["no"]) = (value, AnyPersistable.none)
        }
      }
      check(store)
    }
    do {
      let store = try Store(configuration: configuration)
      check(store)
      try store.compact()
      check(store)
    }
    check(try Store(configuration: configuration))
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
    // A program that does not know the feature refuses a store that lists it.
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    #expect(
      manifest.features == [
        StoreFeature(name: "any", isNeededForReading: true),
        StoreFeature(name: "compressed", isNeededForReading: true),
      ])
  }

  @Test("Literals, accessors and subscripts")
  func values() {
    let value: AnyPersistable = ["list": [1, 2.5, "a", true, nil], "text": "\(1 + 1)"]
    #expect(value["list"]?[0]?.intValue == 1 && value["list"]?[1]?.doubleValue == 2.5)
    #expect(value["list"]?[2]?.stringValue == "a" && value["list"]?[3]?.boolValue == true)
    #expect(value["list"]?[4] == AnyPersistable.none && value["list"]?[5] == nil && value["none"] == nil)
    #expect(value["text"]?.stringValue == "2" && value[0] == nil && value["list"]?["a"] == nil)
    #expect(value.listValue == nil && value.mapValue?.count == 2 && value["list"]?.listValue?.count == 5)
    #expect(AnyPersistable.float(1).floatValue == 1 && AnyPersistable.float(1).doubleValue == nil)
    #expect(
      AnyPersistable.data(Data([1])).dataValue == Data([1])
        && AnyPersistable.uuid(Self.uuid).uuidValue == Self.uuid)
    #expect(
      AnyPersistable.date(.distantPast).dateValue == .distantPast
        && AnyPersistable.decimal(1).decimalValue == 1)
    // If a key occurs twice, the last value is kept.
    #expect(["a": 1, "a": 2] as AnyPersistable == ["a": 2])
    // In Swift, values of different cases differ. Strings are equal if they are canonically equivalent.
    #expect(AnyPersistable.int(1) != .double(1) && AnyPersistable.string("é") == .string("e\u{301}"))
    #expect(Set([AnyPersistable.int(1), .double(1), .float(1), .int(1)]).count == 3)
  }

  @Test("Numbers, booleans and null of Foundation's JSON can be values, also in lists and maps")
  func foundationValues() throws {
    let json =
      #"{"id": 1, "value": [1, null, {"a": null, "b": 2.5, "c": true}], "maybe": 7, "fallback": null}"#
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let store = try memory()
    try store.write { store.create(Setting.self, value: values) }
    let setting = store.objects(Setting.self)[0]
    #expect(setting.value == [1, nil, ["a": nil, "b": 2.5, "c": true]])
    #expect(setting.maybe == 7 && setting.fallback == AnyPersistable.none)
    // No case has the number, and it isn't rounded.
    let text = #"{"id": 2, "value": 18446744073709551615}"#
    let large = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(throws: StoreError.self) { try store.write { _ = store.create(Setting.self, value: large) } }
  }

  @Test("An equal value is no change, and another one is named by observers")
  func changes() throws {
    let store = try store([["a": [1, 2]]])
    let setting = try #require(store.objects(Setting.self).first)
    try store.write { setting.history.append(1) }
    var changes: [[String]] = []
    var olds: [AnyPersistable?] = []
    let token = setting.observe {
      guard case .change(_, let properties) = $0 else { return }
      changes.append(properties.map(\.name))
      olds.append(properties.first?.oldValue as? AnyPersistable)
    }
    var sets = 0
    let results = store.objects(Setting.self).where { $0.value == ["a": [1]] }
    let second = results.observe { if case .update = $0 { sets += 1 } }
    defer {
      token.invalidate()
      second.invalidate()
    }
    let version = store.context.snapshot.version
    try store.write {
      setting.value = ["a": [1, 2]]
      setting.history[0] = 1
    }
    #expect(store.context.snapshot.version == version)
    try store.write { setting.value = ["a": [1]] }
    try store.write { setting.value = ["a": [.double(1)]] }
    try store.write { setting.history[0] = .double(1) }
    try store.write { setting.value = .none }
    store.refresh()
    #expect(changes.flatMap { $0 } == ["value", "value", "history", "value"], "\(changes)")
    #expect(olds.first == ["a": [1, 2]])
    #expect(sets >= 2)
    let id = setting.id
    let frozen = setting.freeze()
    try store.write { store.delete(setting) }
    #expect(frozen.value == AnyPersistable.none && frozen.id == id)
  }

  @Test("A value that is too long, nested too deeply or a decimal NaN can't be stored anywhere")
  func limits() throws {
    let store = try store([1])
    let setting = try #require(store.objects(Setting.self).first)
    var deep = AnyPersistable.int(1)
    for _ in 0..<100 { deep = [deep] }
    try store.write { setting.value = deep }
    #expect(setting.value == deep)
    var deeper = deep
    for _ in 0..<1_000 { deeper = ["a": deeper] }
    let long = AnyPersistable.string(String(repeating: "x", count: 1 << 24))
    let bad: [AnyPersistable] = [[deep], deeper, long, [long], .decimal(.nan), [["a": .decimal(.nan)]]]
    for (index, value) in bad.enumerated() {
      let changes: [(Setting) -> Void] = [
        { $0.value = value }, { $0.maybe = value }, { $0.history.append(value) },
        { $0.history.append(contentsOf: [1, value]) }, { $0.kinds.insert(value) }, { $0.byName["x"] = value },
        { setting in
          setting.value = 2
          setting.value = value
        }, { _ in store.add(Setting(7, value)) },
      ]
      for (number, change) in changes.enumerated() {
        let error = #expect(throws: StoreError.self, "value \(index), change \(number)") {
          try store.write { change(setting) }
        }
        #expect(error?.code == .valueOutOfRange, "value \(index), change \(number)")
        #expect(error?.message.contains("100 levels") == true, "\(error?.message ?? "")")
      }
    }
    #expect(setting.value == deep && setting.history.isEmpty && store.objects(Setting.self).count == 1)
    let longest = AnyPersistable.string(String(repeating: "x", count: (1 << 24) - 5))
    try store.write { setting.value = longest }
    #expect(setting.value == longest)
  }

  // MARK: Queries

  @Test("Numbers are found by their value, whatever their type, and texts by their characters")
  func queries() throws {
    let values: [AnyPersistable] = [
      nil, true, false, 1, .double(1), .float(1), .decimal(1), 2, 0.1, .decimal(0.1), .double(.nan), "a",
      "Äb", "",
      .data(Data([1, 2])), .date(Date(timeIntervalSinceReferenceDate: 5)), .uuid(Self.uuid), [1],
      [.double(1)], ["k": 1],
      ["k": .decimal(1)], ["k": 2],
    ]
    let store = try store(values)
    let all = store.objects(Setting.self)
    func found(_ condition: (Query<Setting>) -> Query<Bool>) -> [Int] { all.where(condition).map(\.id) }
    #expect(found { $0.value == 1 } == [3, 4, 5, 6] && found { $0.value == .decimal(1) } == [3, 4, 5, 6])
    #expect(found { $0.value == nil } == [0] && found { $0.value == true } == [1])
    #expect(found { $0.value == 0.1 } == [8] && found { $0.value == "a" } == [11])
    #expect(found { $0.value != 1 } == values.indices.filter { ![3, 4, 5, 6].contains($0) })
    #expect(found { $0.value < 1 } == [8, 9] && found { $0.value >= 1 } == [3, 4, 5, 6, 7])
    #expect(found { $0.value > "a" } == [12] && found { $0.value <= "a" } == [11, 13])
    #expect(found { $0.value >= .date(Date(timeIntervalSinceReferenceDate: 5)) } == [15])
    #expect(
      found { $0.value == .uuid(Self.uuid) } == [16] && found { $0.value == .data(Data([1, 2])) } == [14])
    #expect(found { $0.value == [1] } == [17, 18] && found { $0.value == ["k": 1] } == [19, 20])
    #expect(found { $0.value == .double(.nan) }.isEmpty && found { $0.value < nil }.isEmpty)
    #expect(found { $0.value.in([2, "a", nil, [1]]) } == [0, 7, 11, 17, 18])
    #expect(found { $0.value.contains("B", options: .caseInsensitive) } == [12])
    #expect(found { $0.value.starts(with: "Ä") } == [12] && found { $0.value.ends(with: "a") } == [11])
    #expect(
      found { $0.value.like("?b") } == [12]
        && found { $0.value.equals("äB", options: .caseInsensitive) } == [12])
    #expect(found { $0.value.contains("") } == [11, 12, 13])
    #expect(
      try all.filter("value == 1").map(\.id) == [3, 4, 5, 6] && all.filter("value > 1").map(\.id) == [7])
    #expect(try all.filter("value == 'a'").map(\.id) == [11] && all.filter("value == true").map(\.id) == [1])
    #expect(try all.filter("value == nil").map(\.id) == [0] && all.filter("value BETWEEN {0, 1}").count == 6)
    #expect(try all.filter("value == %@", Decimal(string: "0.1") ?? 0).map(\.id) == [9])
    #expect(try all.filter("value == %@", [1] as AnyPersistable).map(\.id) == [17, 18])
    #expect(try all.filter("value == %@", UInt(2)).map(\.id) == [7])
    #expect(try all.filter("value IN {2, 'a', nil}").map(\.id) == [0, 7, 11])
    #expect(try all.filter("value CONTAINS[c] 'B'").map(\.id) == [12])
    #expect(try all.filter("value == CAST(5, 'NSDate')").map(\.id) == [15])
    #expect(try all.filter("number < value").map(\.id) == [3, 4, 5, 6, 7, 8, 9])
    #expect(try all.filter("value == number").isEmpty)
    #expect(try all.filter(#Predicate { $0.value == "a" }).map(\.id) == [11])
    for bad in ["value + 1 == 2", "value.x == 1", "value['k'] == 1", "value.@count == 1", "ANY value == 1"] {
      #expect(throws: StoreError.self, "\(bad)") { try all.filter(bad) }
    }
  }

  @Test("A query for a value that can't be stored finds nothing, and is explained")
  func unstorable() throws {
    let all = try store([1, [1]]).objects(Setting.self)
    for value in [.decimal(.nan), [.decimal(.nan)], ["price": [.decimal(.nan)]]] as [AnyPersistable] {
      let found = all.where { $0.value == value }
      #expect(found.isEmpty)
      #expect(found.explain().contains("NaN"))
      #expect(all.where { $0.value.in([value]) }.explain().contains("NaN"))
    }
  }

  @Test("Sorting orders all kinds, and distinct takes equal numbers for one value")
  func sorting() throws {
    let sorted: [AnyPersistable] = [
      nil, false, true, .double(.nan), .int(.min), -2.5, .decimal(-1), 0, .float(0.5), 1, 2,
      .double(.infinity), "", "Z", "a", "é",
      .data(Data()), .data(Data([1])), .date(.distantPast), .date(.distantFuture), .uuid(Self.uuid), [],
      [nil], [1], [1, 0], ["a"],
      [:], ["a": 1], ["a": "b"], ["b": nil],
    ]
    let store = try store(sorted.shuffled())
    let all = store.objects(Setting.self)
    func written(_ values: some Sequence<AnyPersistable>) -> [String] { values.map { $0._storedValue.text } }
    #expect(written(all.sorted(by: \.value).map(\.value)) == written(sorted))
    #expect(written(all.sorted(by: \.value, ascending: false).map(\.value)) == written(sorted.reversed()))
    #expect(all.distinct(by: \.value).count == sorted.count)
    try store.write {
      for (id, value)
        in ([.double(1), .decimal(1), .float(1), .decimal(0.5), [.double(1)], .double(-0.0)]
        as [AnyPersistable]).enumerated()
      {
        store.add(Setting(100 + id, value))
      }
    }
    #expect(all.distinct(by: \.value).count == sorted.count)
    let setting = try #require(all.first)
    try store.write {
      setting.history.append(contentsOf: sorted.shuffled())
      setting.kinds.formUnion(sorted)
    }
    #expect(setting.kinds.count == sorted.count)
    #expect(all.values(of: \.value).count == sorted.count + 6)
    #expect(Array(setting.history.where { $0 > 1 }).count == 2)
    #expect(
      all.where { $0.history.contains("Z") }.count == 1 && all.where { $0.kinds.contains(2) }.count == 1)
  }

  @Test(
    "Equal values that are nested deeply are compared in a time that grows with their size",
    .unlessItHangs)
  func deepValues() throws {
    var (list, map) = (AnyPersistable.int(1), AnyPersistable.int(1))
    for _ in 0..<100 { (list, map) = ([list], ["a": map]) }
    let store = try store([list, map, list, map, nil])
    let all = store.objects(Setting.self)
    let setting = try #require(all.first)
    try store.write {
      setting.kinds.formUnion([list, map, list])
      setting.kinds.insert(map)
    }
    #expect(setting.kinds.count == 2 && all.sorted(by: \.value).map(\.id) == [4, 0, 2, 1, 3])
    #expect(all.distinct(by: \.value).count == 3 && all.where { $0.value == map }.count == 2)
  }

  @Test("Aggregates of values that are not all numbers are refused")
  func aggregates() throws {
    let store = try store([1, "a"])
    for aggregate in ["sum", "avg", "min", "max"] {
      let error = #expect(throws: StoreError.self) {
        try store.objects(Setting.self).filter("history.@\(aggregate) > 1")
      }
      #expect(
        error?.message.contains("@\(aggregate) can't be applied to history") == true,
        "\(error?.message ?? "")")
    }
    #expect(try store.objects(Setting.self).filter("history.@count == 0").count == 2)
  }

  // MARK: Objects

  @Test("JSON keeps the kind of each value, and objects are created from dictionaries of plain values")
  func coding() throws {
    let store = try store(Self.values)
    for value in Self.values where value.floatValue?.isFinite ?? true {
      let json = try JSONEncoder().encode(value)
      #expect(
        try JSONDecoder().decode(AnyPersistable.self, from: json)._storedValue == value._storedValue,
        "\(value)")
    }
    for (id, value) in Self.values.enumerated() where value.floatValue?.isFinite ?? true {
      let setting = try #require(store.object(ofType: Setting.self, forPrimaryKey: id))
      try store.write {
        setting.history.append(contentsOf: [value, nil])
        (setting.byName["x"], setting.maybe) = (value, value)
        setting.kinds.insert(value)
      }
      let json = try JSONEncoder().encode(setting)
      let copy = try JSONDecoder().decode(Setting.self, from: json)
      #expect(copy.value._storedValue == value._storedValue && copy.maybe == setting.maybe, "\(value)")
      #expect(
        Array(copy.history) == [value, nil] && copy.byName["x"] == value && Array(copy.kinds) == [value])
      try store.write { try store.create(Setting.self, json: json, update: .all) }
      #expect(setting.value._storedValue == value._storedValue, "\(value)")
    }
    #expect(
      String(decoding: try JSONEncoder().encode([1, 1.5, "a", nil, true] as AnyPersistable), as: UTF8.self)
        == #"[1,1.5,"a",null,true]"#)
    #expect(
      String(decoding: try JSONEncoder().encode(AnyPersistable.double(1)), as: UTF8.self).hasPrefix(
        #"{"$double":1"#))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyPersistable.self, from: Data(#"{"$no":1}"#.utf8))
    }
    try store.write {
      store.create(
        Setting.self,
        value: [
          "id": 90, "value": ["a": [1, "b", nil], "c": 2.5] as [String: Any?], "history": [1, "x"] as [Any],
          "maybe": Date.distantPast,
        ])
    }
    let created = try #require(store.object(ofType: Setting.self, forPrimaryKey: 90))
    #expect(created.value == ["a": [1, "b", nil], "c": 2.5] && Array(created.history) == [1, "x"])
    try store.write { store.create(Setting.self, value: ["id": 91, "maybe": [1, "b"] as [Any]]) }
    #expect(store.object(ofType: Setting.self, forPrimaryKey: 91)?.maybe == [1, "b"])
    #expect(created.maybe == .date(.distantPast) && created["value"] as? AnyPersistable == created.value)
    #expect(store.schema.description.contains("@Persisted var value: AnyPersistable\n"))
    #expect(store.schema.description.contains("@Persisted var byName: Map<String, AnyPersistable>\n"))
  }

  struct Money: CustomPersistable, Equatable {
    var persistableValue: AnyPersistable

    init(persistedValue: AnyPersistable) { persistableValue = persistedValue }
  }

  private final class Keyed: Object {
    @Persisted(primaryKey: true) var mark: AnyPersistable
  }

  private final class Indexed: Object {
    @Persisted(indexed: true) var mark = Money(persistedValue: 0)
  }

  private final class Unique: Object {
    @Persisted(unique: true) var mark: AnyPersistable?
  }

  private final class Together: Object {
    @Persisted var mark: AnyPersistable
    @Persisted var other: Int
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Together.mark, \Together.other]] }
  }

  @Test(
    "As a primary key, with an index or as unique values they are refused when the class is first used",
    arguments: [
      (Keyed.self, "is not an integer, a String or a UUID"),
      (Indexed.self, "any type, which can't be indexed"),
      (Unique.self, "any type, which can't be unique"), (Together.self, "any type, which can't be unique"),
    ] as [(Object.Type, String)])
  func refused(type: Object.Type, reason: String) {
    let error = #expect(throws: StoreError.self) {
      try Store.temporary([type])
    }
    #expect(error?.code == .invalidConfiguration)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  private enum Before {
    final class Box: Object {
      @Persisted var content: Int
      @Persisted var label: AnyPersistable
    }
  }

  private enum After {
    final class Box: Object {
      @Persisted var content: AnyPersistable
      @Persisted var label: String
      @Persisted var extra: AnyPersistable = ["new"]
    }
  }

  @Test("A property becomes one of any values, and back, in a migration")
  func migration() throws {
    let directory = try TemporaryDirectory()
    func open(
      _ type: Object.Type, version: UInt64 = 0, _ migration: Store.Configuration.MigrationBlock? = nil
    ) throws -> Store {
      try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [type], schemaVersion: version,
          migration: migration))
    }
    do {
      let store = try open(Before.Box.self)
      try store.write {
        let box = Before.Box()
        (box.content, box.label) = (5, ["name": "toys"])
        store.add(box)
      }
    }
    let error = #expect(throws: StoreError.self) { try open(After.Box.self) }
    #expect(error?.code == .schemaMismatch)
    #expect(
      error?.message.contains("Box.content is Int in the store, and AnyPersistable in the program") == true)
    #expect(
      error?.message.contains("Box.label is AnyPersistable in the store, and String in the program") == true)
    let store = try open(After.Box.self, version: 1) { migration, _ in
      try migration.enumerateObjects(ofType: After.Box.self) { old, new in
        new.content = .list([.int(old["content"] as? Int ?? 0)])
        new.label = (old["label"] as? AnyPersistable)?["name"]?.stringValue ?? ""
      }
    }
    let box = try #require(store.objects(After.Box.self).first)
    #expect(box.content == [5] && box.label == "toys" && box.extra == ["new"])
    store.context.snapshot.checkInvariants()
  }

  @Test("A copy of an object has the same values, whatever their types")
  func copying() throws {
    let (source, target) = (try store(Self.values), try memory())
    try source.write {
      let last = source.create(Setting.self, value: ["id": 1_000])
      last.history.append(contentsOf: Self.values)
      last.maybe = .map(["$date": "a map"])
      for (index, value) in Self.values.enumerated() { last.byName["\(index)"] = value }
    }
    try target.write {
      for setting in source.objects(Setting.self) { target.create(Setting.self, value: setting) }
    }
    for setting in source.objects(Setting.self) {
      let copy = try #require(target.object(ofType: Setting.self, forPrimaryKey: setting.id))
      #expect(copy.value == setting.value && copy.maybe == setting.maybe)
      #expect(Array(copy.history) == Array(setting.history))
      for (index, value) in Self.values.enumerated() where setting.id == 1_000 {
        #expect(copy.byName["\(index)"] == value)
      }
    }
  }
}
