import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Properties of type `Decimal`, from their declaration to the stored files.
struct DecimalTests {
  final class Ware: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var price: Decimal
    @Persisted var cost: Decimal?
    @Persisted var plain: Decimal
    @Persisted var weight: Double
    @Persisted var count: Int
    @Persisted var history: List<Decimal>
    @Persisted var offers: MutableSet<Decimal>
    @Persisted var byCountry: Map<String, Decimal>
    @Persisted var parts: List<Ware>

    convenience init(_ id: Int, _ price: String) {
      self.init()
      (self.id, self.price, plain) = (id, decimal(price), decimal(price))
    }
  }

  private func memory() throws -> Store {
    try Store.temporary([Ware.self])
  }

  private func store(_ prices: String...) throws -> Store {
    let store = try memory()
    try store.write { for (id, price) in prices.enumerated() { store.add(Ware(id, price)) } }
    return store
  }

  private static let close = [
    "1.5000000000000000000000000000000000001", "1.5", "-1e-128", "0", "12345678901234567890.12", "0.1",
    "12345678901234567890.13", "-34e127", "34e127", "1e-128", "-1.5",
  ]

  @Test("Values, lists, sets and maps are read back from memory, from the log and from segments")
  func reopening() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Ware.self])
    let values = Self.close.map { decimal($0) } + [.greatestFiniteMagnitude, .leastFiniteMagnitude]
    func check(_ store: Store) {
      for (id, value) in values.enumerated() {
        let ware = store.object(ofType: Ware.self, forPrimaryKey: id)
        #expect(ware?.price.description == value.description && ware?.plain == value)
        #expect(ware?.cost == (id.isMultiple(of: 2) ? value : nil))
        #expect(ware.map { Array($0.history) } == [value, 0, value])
        #expect(ware.map { Array($0.offers) } == values.sorted())
        #expect(ware?.byCountry["is"] == value && ware?.byCountry.count == 2)
      }
      store.context.snapshot.checkInvariants()
      #expect(store.context.snapshot.features.subtracting([.compressed]) == [.decimal])
    }
    do {
      let store = try Store(configuration: configuration)
      try store.write {
        for (id, value) in values.enumerated() {
          let ware = Ware()
          (ware.id, ware.price, ware.plain) = (id, value, value)
          ware.cost = id.isMultiple(of: 2) ? value : nil
          ware.history.append(contentsOf: [value, 0, value])
          store.add(ware)
          ware.offers.formUnion(values.shuffled())
          (ware.byCountry["is"], ware.byCountry["no"]) = (value, 1)
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
    #expect(manifest.features == [.decimal, .compressed])
  }

  @Test("A store without decimal properties does not list the feature, and its first record with one does")
  func feature() throws {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Ware", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    let before = transaction.current
    #expect(before.features.isEmpty)
    let next = Transaction(base: before)
    next.addColumn(ColumnDefinition(name: "price", type: .decimal, kind: .list), to: table)
    let record = LogRecord.encode(Difference(from: before, to: next.current))
    #expect(record.first == LogRecord.Tag.features)
    #expect(try LogRecord.features(record) == [.decimal])
    let replay = Transaction(base: before)
    try LogRecord.apply(record, to: replay)
    #expect(replay.current.features == [.decimal] && replay.current.contents == next.current.contents)
    // Format 1 doesn't have this type.
    var column = ByteWriter()
    ColumnDefinition(name: "a", type: .decimal).encode(into: &column)
    for format in [1, 2] as [UInt32] {
      var reader = ByteReader(column.bytes)
      #expect(((try? ColumnDefinition(from: &reader, format: format)) != nil) == (format == 2))
    }
  }

  @Test("An equal number is no change, also if it is written with other digits")
  func equalNumbers() throws {
    let store = try store("1.0")
    let ware = try #require(store.objects(Ware.self).first)
    try store.write {
      ware.history.append(1)
      ware.offers.insert(1)
    }
    var changes: [[String]] = []
    let token = ware.observe {
      if case .change(_, let properties) = $0 { changes.append(properties.map(\.name)) }
    }
    defer { token.invalidate() }
    let version = store.context.snapshot.version
    let same = Decimal(sign: .plus, exponent: -2, significand: 100)
    try store.write {
      (ware.price, ware.plain) = (same, decimal("1.00"))
      ware.history[0] = same
      ware.offers.insert(same)
    }
    #expect(store.context.snapshot.version == version && ware.offers.count == 1)
    // Values are stored without a comparison in a chunk that the transaction already owns.
    try store.write {
      ware.count = 1
      (ware.price, ware.plain) = (2, 2)
      (ware.price, ware.plain) = (same, same)
    }
    store.refresh()
    #expect(changes == [["count"]])
    try store.write { ware.price = -Decimal(0) }
    store.refresh()
    try store.write { ware.price = 0 }
    store.refresh()
    #expect(changes == [["count"], ["price"]])
  }

  @Test("NaN can't be stored anywhere: the write throws, and says which property")
  func notANumber() throws {
    let store = try store("1")
    let ware = try #require(store.objects(Ware.self).first)
    let changes: [(Ware) -> Void] = [
      { $0.price = .nan }, { $0.cost = .nan }, { $0.plain = .nan }, { $0.history.append(.nan) },
      { $0.history.append(contentsOf: [1, .nan]) }, { $0.offers.insert(.nan) }, { $0.byCountry["x"] = .nan },
      { $0.offers.formUnion([.nan]) }, { $0.history = [.nan] as List<Decimal> },
      { ware in
        ware.plain = 2
        ware.plain = .nan
      },
    ]
    for (index, change) in changes.enumerated() {
      let error = #expect(throws: StoreError.self, "change \(index)") { try store.write { change(ware) } }
      #expect(error?.code == .valueOutOfRange, "change \(index)")
      #expect(error?.message.contains("other than NaN") == true, "\(error?.message ?? "")")
      #expect(error?.message.contains("Ware.") == true, "\(error?.message ?? "")")
    }
    let error = #expect(throws: StoreError.self) { try store.write { store.add(Ware(7, "NaN")) } }
    #expect(error?.code == .valueOutOfRange)
    #expect(store.objects(Ware.self).count == 1 && ware.price == 1 && ware.history.isEmpty)
  }

  private final class Keyed: Object {
    @Persisted(primaryKey: true) var price: Decimal
  }

  @Test("A decimal primary key is refused when the class is first used")
  func primaryKey() {
    let error = #expect(throws: StoreError.self) {
      try Store.temporary([Keyed.self])
    }
    #expect(error?.code == .invalidConfiguration)
    #expect(error?.message.contains("is not an integer, a String or a UUID") == true)
  }

  @Test("Results are sorted, distinct, limited and found as numbers, with and without an index")
  func queries() throws {
    let store = try memory()
    let values = Self.close.map { decimal($0) }
    try store.write {
      for (id, value) in (values + values.reversed()).enumerated() {
        let ware = Ware(id, value.description)
        ware.cost = id == 3 ? nil : value
        store.add(ware)
      }
    }
    let wares = store.objects(Ware.self)
    let sorted = values.sorted()
    #expect(wares.sorted(by: \.price).map(\.price) == sorted.flatMap { [$0, $0] })
    #expect(
      wares.sorted(by: \.plain, ascending: false).map(\.plain) == sorted.reversed().flatMap { [$0, $0] })
    #expect(
      wares.distinct(by: \.price).count == values.count && wares.distinct(by: \.plain).count == values.count)
    #expect(wares.sectioned(by: \.price).map(\.count) == values.map { _ in 2 })
    for value in values {
      func check(_ found: Results<Ware>, _ holds: (Decimal) -> Bool, line: Int = #line) {
        #expect(Set(found.map(\.price)) == Set(values.filter(holds)), "line \(line): \(value)")
      }
      check(wares.where { $0.price == value }) { $0 == value }
      check(wares.where { $0.plain == value }) { $0 == value }
      check(wares.where { $0.price < value }) { $0 < value }
      check(wares.where { $0.plain >= value }) { $0 >= value }
      check(wares.where { $0.price != value }) { $0 != value }
      check(wares.where { $0.price.in([value, 1]) }) { $0 == value }
      if value > -2 { check(wares.where { $0.price.contains(-2...value) }) { $0 >= -2 && $0 <= value } }
      check(try wares.filter("price == \(value)")) { $0 == value }
      check(try wares.filter("plain == \(value)")) { $0 == value }
      check(try wares.filter("price > %@", value)) { $0 > value }
      check(try wares.filter("\(value) >= plain")) { value >= $0 }
      check(try wares.filter("price IN {\(value), 77}")) { $0 == value }
      check(try wares.filter("price BETWEEN {-2, \(value)}")) { $0 >= -2 && $0 <= value }
      check(try wares.filter(#Predicate { $0.price <= value })) { $0 <= value }
    }
    #expect(try wares.filter("price == 0.1").count == 2 && wares.filter("price == %@", 0.1).count == 2)
    #expect(
      try wares.filter("price > 12345678901234567890.12").map(\.price).min()
        == decimal("12345678901234567890.13"))
    #expect(try wares.filter("cost == nil").map(\.id) == [3] && wares.filter("price == 0.0").count == 2)
    try store.write {
      store.add(Ware(90, "-12345678901234567891"))
      store.add(Ware(91, "12345678901234567891"))
    }
    #expect(try wares.filter("price == -12345678901234567891").map(\.id) == [90])
    #expect(try wares.filter("price IN {12345678901234567891, -1234567890123456789}").map(\.id) == [91])
    try store.write { store.delete(wares.where { $0.id >= 90 }) }
    #expect(try wares.filter("price == NaN").isEmpty && wares.filter("price < Infinity").count == 22)
    #expect(try wares.filter("price > 1e300").isEmpty && wares.filter("price < 1e300").count == 22)
    #expect(throws: StoreError.self) { try wares.filter("price == 'x'") }
    #expect(wares.where { $0.price.contains(1.5..<decimal(Self.close[0])) }.map(\.price) == [1.5, 1.5])
  }

  @Test("Numbers of other types are compared with decimal ones by their exact values")
  func mixed() throws {
    let store = try store("0.1", "0.5", "3", "9223372036854775807.5")
    let wares = store.objects(Ware.self)
    try store.write {
      for (ware, weight) in zip(wares, [0.1, 0.5, 3, 1e300]) { ware.weight = weight }
      for (ware, count) in zip(wares, [0, 1, 3, Int.max]) { ware.count = count }
    }
    // The `Double` nearest to 0.1 is slightly greater than 0.1.
    #expect(try wares.filter("price == weight").map(\.id) == [1, 2])
    #expect(
      try wares.filter("price < weight").map(\.id) == [0, 3] && wares.filter("weight > price").count == 2)
    #expect(
      try wares.filter("price == count").map(\.id) == [2]
        && wares.filter("price > count").map(\.id) == [0, 3])
    // A number with more digits than a `Double` has is rounded before it is compared with one.
    #expect(try wares.filter("weight == 0.1000000000000000000000001").map(\.id) == [0])
    #expect(try wares.filter("weight == %@ AND weight < %@", decimal("0.1"), decimal("0.2")).map(\.id) == [0])
    #expect(try wares.filter("count == %@", decimal("3.0")).map(\.id) == [2])
    #expect(try wares.filter("count IN %@", [decimal("3.0"), decimal("1.5")]).map(\.id) == [2])
    #expect(try wares.filter("count < %@", decimal("0.5")).map(\.id) == [0])
    #expect(try wares.filter("count < 9223372036854775806.99999999999").count == 3)
  }

  @Test("Arithmetic in queries is decimal if a property is")
  func arithmetic() throws {
    let store = try store("0.1", "0.2", "0.3")
    let wares = store.objects(Ware.self)
    try store.write { for ware in wares { (ware.count, ware.weight) = (ware.id, 0.1) } }
    #expect(try wares.filter("price + 0.2 == 0.3").map(\.id) == [0])
    #expect(
      try wares.filter("price * 3 == 0.3").map(\.id) == [0]
        && wares.filter("0.3 - price == 0.1").map(\.id) == [1])
    #expect(
      try wares.filter("plain + price == 0.6").map(\.id) == [2]
        && wares.filter("price * count == 0.2").map(\.id) == [1])
    #expect(
      try wares.filter("price / 0 == nil").count == 3 && wares.filter("price / 2 == 0.05").map(\.id) == [0])
    // An expression with a `Double` is evaluated as `Double`.
    #expect(try wares.filter("price + weight > 0.30000000000000001").map(\.id) == [1, 2])
    #expect(try wares.filter("weight * 0.100000000000000000000001 < 1").count == 3)
    #expect(wares.filter { $0.price + 0.2 == 0.3 }.map(\.id) == [0])
    #expect(try wares.filter(#Predicate { $0.price * 3 + 1 == 1.3 }).map(\.id) == [0])
  }

  @Test("Sum, average, minimum and maximum are decimal")
  func aggregates() throws {
    let store = try store("0.1", "0.2", "0.3", "0.15")
    let wares = store.objects(Ware.self)
    let whole = Ware(9, "100")
    try store.write {
      for ware in wares.prefix(3) { ware.cost = ware.price }
      whole.parts.append(contentsOf: wares)
      whole.history.append(contentsOf: [0.1, 0.2, 0.3].map { decimal("\($0)") })
      (whole.byCountry["a"], whole.byCountry["b"]) = (decimal("0.1"), decimal("0.2"))
      whole.offers.formUnion([1, 2])
      store.add(whole)
    }
    let some = wares.where { $0.id < 9 }
    #expect(some.sum(of: \.price) == decimal("0.75") && some.sum(of: \.cost) == decimal("0.6"))
    #expect(some.average(of: \.price) == decimal("0.1875") && some.average(of: \.cost) == decimal("0.2"))
    #expect(some.min(of: \.price) == decimal("0.1") && some.max(of: \.cost) == decimal("0.3"))
    #expect(
      wares.where { $0.id < 0 }.average(of: \.price) == nil && wares.where { $0.id < 0 }.sum(of: \.price) == 0
    )
    #expect(some.values(of: \.price) == ["0.1", "0.2", "0.3", "0.15"].map { decimal($0) })
    #expect(
      some.freeze().average(of: \.price) == decimal("0.1875")
        && some.freeze().sum(of: \.price) == decimal("0.75"))
    #expect(
      whole.parts.average(of: \.price) == decimal("0.1875")
        && whole.parts.average(of: \.cost) == decimal("0.2"))
    #expect(whole.history.sum() == decimal("0.6") && whole.history.average() == decimal("0.2"))
    #expect(whole.byCountry.sum() == decimal("0.3") && whole.byCountry.average() == decimal("0.15"))
    #expect(whole.offers.min() == 1 && whole.offers.max() == 2 && whole.offers.average() == 1.5)
    let average: Double? = whole.history.average()
    #expect(average.map { abs($0 - 0.2) < 1e-15 } == true)
    #expect(wares.where { $0.history.sum == decimal("0.6") }.map(\.id) == [9])
    #expect(wares.where { $0.history.avg == decimal("0.2") }.map(\.id) == [9])
    #expect(
      wares.where { $0.parts.price.avg == decimal("0.1875") && $0.parts.price.max < 1 }.map(\.id) == [9])
    #expect(try wares.filter("parts.price.@sum == 0.75 AND history.@avg == 0.2").map(\.id) == [9])
    #expect(try wares.filter("parts.price.@sum == 0 AND parts.price.@avg == nil").count == 4)
    #expect(try wares.filter("parts.price.@sum IN {0, 0.75}").count == 5)
    #expect(try wares.filter("parts.price.@min == 0.1 AND byCountry.@max == 0.2").map(\.id) == [9])
  }

  @Test("Random sums and comparisons are those of Foundation")
  func randomSums() throws {
    for seed in RandomRun.seeds(2, fresh: 1) {
      var random = SeededGenerator(seed: seed)
      let store = try memory()
      let values = (0..<80).map { _ in DecimalNumberTests.number(&random) }
      try store.write {
        for (id, value) in values.enumerated() {
          let ware = Ware()
          (ware.id, ware.price, ware.plain) = (id, value, value)
          store.add(ware)
        }
      }
      let wares = store.objects(Ware.self)
      #expect(wares.map(\.price) == values, "seed \(seed)")
      let sum = values.reduce(0, +)
      #expect(wares.sum(of: \.price) == sum || sum.isNaN, "seed \(seed)")
      #expect(
        wares.min(of: \.price) == values.min() && wares.max(of: \.price) == values.max(), "seed \(seed)")
      #expect(wares.sorted(by: \.price).map(\.price) == values.sorted(), "seed \(seed)")
      #expect(wares.sorted(by: \.plain).map(\.plain) == values.sorted(), "seed \(seed)")
      let limit = try #require(values.randomElement(using: &random))
      #expect(wares.where { $0.price > limit }.count == values.count { $0 > limit }, "seed \(seed)")
      #expect(try wares.filter("plain <= \(limit)").count == values.count { $0 <= limit }, "seed \(seed)")
      store.context.snapshot.checkInvariants()
    }
  }

  @Test("Frozen objects, JSON and dictionaries keep every digit")
  func values() throws {
    let store = try store("12345678901234567890.123456789")
    let ware = try #require(store.objects(Ware.self).first)
    try store.write {
      ware.history.append(contentsOf: [decimal("0.1"), .greatestFiniteMagnitude])
      ware.byCountry["is"] = decimal("-1e-128")
    }
    let frozen = ware.freeze()
    try store.write { ware.price = 1 }
    #expect(frozen.price == decimal("12345678901234567890.123456789"))
    let json = try JSONEncoder().encode(frozen)
    #expect(String(decoding: json, as: UTF8.self).contains(#""price":12345678901234567890.123456789"#))
    try store.write { try store.create(Ware.self, json: json, update: .all) }
    #expect(ware.price == frozen.price && ware.history[1] == .greatestFiniteMagnitude)
    #expect(ware.byCountry["is"] == decimal("-1e-128"))
    try store.write {
      store.create(Ware.self, value: ["id": 5, "price": decimal("0.1"), "history": [decimal("1.50")]])
    }
    let created = try #require(store.object(ofType: Ware.self, forPrimaryKey: 5))
    #expect(created.price == decimal("0.1") && created["price"] as? Decimal == decimal("0.1"))
    #expect(Array(created.history) == [1.5])
    #expect(store.schema.description.contains("@Persisted(indexed: true) var price: Decimal\n"))
    #expect(store.schema.description.contains("@Persisted var byCountry: Map<String, Decimal>"))
    #expect(store.schema.description.contains("import Foundation"))
  }

  struct Money: CustomPersistable, Equatable {
    var persistableValue: Decimal

    init(persistedValue: Decimal) { persistableValue = persistedValue }
  }

  final class Bill: Object {
    @Persisted(indexed: true) var total = Money(persistedValue: 0)
    @Persisted var tip: Money?
    @Persisted var items: Map<String, Decimal?>
  }

  @Test("A type of the program can be stored as a decimal number, and a map may have keys without one")
  func customTypes() throws {
    let store = try Store.temporary([Bill.self])
    try store.write {
      for text in ["0.3", "-1", "0.1"] {
        let bill = Bill()
        bill.total = Money(persistedValue: decimal(text))
        bill.items["a"] = decimal(text)
        bill.items["b"] = .some(nil)
        store.add(bill)
      }
    }
    let bills = store.objects(Bill.self)
    #expect(try bills.filter("total > 0").count == 2 && bills.filter("total == 0.10").count == 1)
    #expect(
      bills.sorted(by: \.total).map(\.total.persistableValue) == ["-1", "0.1", "0.3"].map { decimal($0) })
    #expect(bills.first?.items.sum() == decimal("0.3") && bills.first?.tip == nil)
    let error = #expect(throws: StoreError.self) {
      try store.write { bills.first?.tip = Money(persistedValue: .nan) }
    }
    #expect(error?.code == .valueOutOfRange)
  }

  private enum Before {
    final class Box: Object {
      @Persisted var number: Int
      @Persisted var many: List<UInt64>
      @Persisted var weight: Double
    }
  }

  private enum After {
    final class Box: Object {
      @Persisted var number: Decimal
      @Persisted var many: List<Decimal>
      @Persisted var weight: Double
    }
  }

  private enum Later {
    final class Box: Object {
      @Persisted var number: Decimal
      @Persisted var many: List<Decimal>
      @Persisted var weight: Decimal
    }
  }

  @Test("Integers become decimal by themselves, and doubles in a migration")
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
        (box.number, box.weight) = (.min, 0.1)
        box.many.append(contentsOf: [.max, 10])
        store.add(box)
      }
      #expect(store.context.snapshot.features.isEmpty)
    }
    do {
      let store = try open(After.Box.self)
      let box = try #require(store.objects(After.Box.self).first)
      #expect(box.number == Decimal(Int.min) && Array(box.many) == [Decimal(UInt64.max), 10])
      #expect(store.context.snapshot.features.subtracting([.compressed]) == [.decimal])
    }
    let error = #expect(throws: StoreError.self) { try open(Later.Box.self) }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("Box.weight is Double in the store, and Decimal in the program") == true)
    let store = try open(Later.Box.self, version: 1) { migration, _ in
      try migration.enumerateObjects(ofType: Later.Box.self) { old, new in
        #expect(old["number"] as? Decimal == Decimal(Int.min))
        new.weight = decimal("\(old["weight"] as? Double ?? 0)")
      }
    }
    #expect(store.objects(Later.Box.self).first?.weight == decimal("0.1"))
  }

  @Test("A cell of a segment that is not in lowest terms is damage, and says so")
  func damage() throws {
    let column = ColumnDefinition(name: "price", type: .decimal)
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Ware", [column])
    let row = transaction.insertRow(table)
    let cell = CellAddress(table: table, row: row, column: ColumnID(0))
    transaction.setValue(.decimal(decimal("-12345678.9")), at: cell)
    var segments = MemorySegments()
    let manifest = try segments.write(transaction.current)
    // The chunk is the first block in the segment.
    let bytes = try #require(segments.contents[segments.last])
    #expect(bytes[16] == Block.Kind.chunk.rawValue)
    let start = ChunkLayout(columns: [column], capacity: 4).valueOffsets[0]
    // The significand -123456789 and the exponent -1.
    let stored: [UInt8] = [1, 0xFF, 0, 0, 0x15, 0xCD, 0x5B, 0x07]
    #expect(bytes[start..<start + 20] == ArraySlice(stored + [UInt8](repeating: 0, count: 12)))
    func read(_ offset: Int, _ byte: UInt8) throws -> Snapshot {
      var block = Array(bytes[..<Int(bytes[4])])
      block[start + offset] = byte
      var checksum = ByteWriter()
      checksum.fixed(Checksum.crc32c(block[4...]))
      block.replaceSubrange(0..<4, with: checksum.bytes)
      let file = MappedFile("segment", contents: block + bytes[block.count...])
      let snapshot = try segments.read(manifest, source: BlockSource([segments.last: file]))
      _ = snapshot.contents
      return snapshot
    }
    for (offset, byte, text) in [(0, 0, "12345678.9"), (1, 0, "-123456789"), (4, 0x16, "-12345679")]
      as [(Int, UInt8, String)]
    {
      // The last of these significands ends with a zero, which would be a second representation of the same number.
      let snapshot = try read(offset, byte)
      if offset == 4 {
        #expect(snapshot.damage?.message.contains("a decimal number is not in lowest terms") == true)
      } else {
        #expect(
          snapshot.damage == nil && snapshot[table].value(ColumnID(0), of: row) == .decimal(decimal(text)))
      }
    }
    // Undefined flags and reserved bytes must be zero, even in slots without a row.
    for (offset, byte) in [(0, 2), (0, 0xFF), (2, 1), (3, 1), (20, 1), (21, 3), (79, 0)] as [(Int, UInt8)] {
      let damage = try read(offset, byte).damage
      #expect((damage?.code == .corruptFile) == (byte != 0), "byte \(offset)")
    }
  }
}

/// Returns the number that a string represents; NaN if it isn't a number.
private func decimal(_ text: String) -> Decimal { DecimalNumber(text)?.value ?? .nan }
