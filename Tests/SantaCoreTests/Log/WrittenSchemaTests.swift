import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: a record with an empty property name used to be committed, after which no program could open the store.
/// Tables and columns are now checked by the reader's rules before they are written.
struct WrittenSchemaTests {
  /// A change to the schema that breaks a rule.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The strings that the message must contain.
    var parts: [String]
    var make: @Sendable (Transaction) -> Void

    init(_ name: String, _ parts: String..., make: @escaping @Sendable (Transaction) -> Void) {
      (testDescription, self.parts, self.make) = (name, parts, make)
    }
  }

  private static let toy = TableID(rawValue: 0)

  private static func column(_ name: String, _ change: (inout ColumnDefinition) -> Void = { _ in })
    -> ColumnDefinition
  {
    var column = ColumnDefinition(name: name, type: .int64)
    change(&column)
    return column
  }

  static let mistakes: [Mistake] = [
    Mistake("a new class with an unnamed property", "A property without a name of Other") {
      _ = $0.addTable("Other", [column("id") { $0.isPrimaryKey = true }, column("")])
    },
    Mistake("an unnamed property of a known class", "A property without a name of Toy") {
      $0.addColumn(column(""), to: toy)
    },
    Mistake("a property that is renamed to nothing before it was stored", "without a name of Other") {
      let table = $0.addTable("Other", [column("id")])
      $0.edit(.setNames(of: ColumnID(0), in: table, as: column("")))
    },
    Mistake("an unnamed class", "A class without a name", "never had a name") {
      _ = $0.addTable("", [column("id")])
    },
    Mistake("a class without former names that is dropped", "former name") {
      let table = $0.addTable("", [column("id")])
      $0.edit(.setName(of: table, "", formerNames: [""]))
    },
    Mistake("two properties of one name", "Toy.size", "two columns of a table have the same name") {
      $0.addColumn(column("size"), to: toy)
    },
    Mistake("two properties of canonically equivalent names", "Other.cafe\u{301}", "the same name") {
      _ = $0.addTable("Other", [column("caf\u{E9}"), column("cafe\u{301}")])
    },
    Mistake("two classes of one name", "Toy can't be stored", "two tables have the same name") {
      let table = $0.addTable("Other", [column("id")])
      $0.renameTable(table, to: "Toy")
    },
    Mistake("more properties than a table can have", "Other", "65536 columns", "65535") {
      _ = $0.addTable("Other", (0...65_535).map { column("p\($0)") })
    },
    Mistake("two primary keys", "Other", "several primary keys") {
      _ = $0.addTable(
        "Other", [column("a") { $0.isPrimaryKey = true }, column("b") { $0.isPrimaryKey = true }])
    },
    Mistake("a primary key of an embedded class", "Other", "embedded") {
      _ = $0.addTable("Other", [column("a") { $0.isPrimaryKey = true }], kind: .embedded)
    },
    Mistake("an optional primary key", "Other.a", "do not fit its type") {
      _ = $0.addTable("Other", [column("a") { ($0.isPrimaryKey, $0.isOptional) = (true, true) }])
    },
    Mistake("an indexed list", "Other.a", "do not fit its type") {
      _ = $0.addTable("Other", [column("a") { ($0.isIndexed, $0.kind) = (true, .list) }])
    },
    Mistake("a link without a target", "Other.a", "target") {
      _ = $0.addTable("Other", [column("a") { ($0.type, $0.isOptional) = (.link, true) }])
    },
    Mistake("a required link", "Other.a", "do not fit its type") {
      _ = $0.addTable("Other", [column("a") { ($0.type, $0.target) = (.link, "Toy") }])
    },
    Mistake("a map with keys that are no keys", "Other.a", "keys") {
      _ = $0.addTable("Other", [column("a") { ($0.kind, $0.keyType) = (.map, .double) }])
    },
    Mistake("an empty former name", "Other.a", "former name") {
      _ = $0.addTable("Other", [column("a") { $0.formerNames = [""] }])
    },
    Mistake("two columns with classes", "Other", "classes of its objects") {
      var second = ColumnDefinition.classColumn
      second.name = "kind"
      _ = $0.addTable("Other", [.classColumn, second])
    },
  ]

  /// Commits a table of toys with one row.
  private static func fill(_ engine: Engine) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    let table = transaction.addTable("Toy", [column("id") { $0.isPrimaryKey = true }, column("size")])
    _ = transaction.insertRow(table, primaryKey: .int(1))
    _ = try engine.commit(transaction)
  }

  private static func write(_ engine: Engine, _ key: Int64) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    _ = transaction.insertRow(toy, primaryKey: .int(key))
    _ = try engine.commit(transaction)
  }

  private static func expect(_ error: StoreError?, _ mistake: Mistake) {
    #expect(error?.code == .invalidConfiguration)
    for part in mistake.parts { #expect(error?.message.contains(part) == true, "\(error?.message ?? "")") }
  }

  @Test("They are refused before anything is written, and the store remains usable", arguments: mistakes)
  func record(_ mistake: Mistake) throws {
    let directory = try TemporaryDirectory()
    do {
      let engine = try Engine(directory: directory.path, isReadOnly: false)
      try Self.fill(engine)
      let log = try directory.read("log.0")
      let transaction = Transaction(base: try engine.beginWrite())
      mistake.make(transaction)
      _ = transaction.insertRow(Self.toy, primaryKey: .int(2))
      Self.expect(#expect(throws: StoreError.self) { try engine.commit(transaction) }, mistake)
      #expect(try directory.read("log.0") == log)
      try Self.write(engine, 3)
    }
    let snapshot = try StoreInspection(directory.url).snapshot
    #expect(snapshot[Self.toy].count == 2 && snapshot.tables.count == 1)
  }

  @Test("So they are in memory, whose state may be copied to files", arguments: mistakes)
  func memory(_ mistake: Mistake) throws {
    let engine = Engine(memory: "WrittenSchemaTests")
    try Self.fill(engine)
    let transaction = Transaction(base: try engine.beginWrite())
    mistake.make(transaction)
    Self.expect(#expect(throws: StoreError.self) { try engine.commit(transaction) }, mistake)
    try Self.write(engine, 3)
    #expect(engine.latest[Self.toy].count == 2)
  }

  @Test(
    "So they are in segments: of migrations, large transactions, checkpoints and copies", arguments: mistakes)
  func segment(_ mistake: Mistake) throws {
    let directory = try TemporaryDirectory()
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    try Self.fill(engine)
    let transaction = Transaction(base: try engine.beginWrite())
    mistake.make(transaction)
    let store = SegmentStore(path: directory.path, typicalByteCount: Log.bound, disk: SystemDisk())
    if !mistake.testDescription.hasPrefix("two classes") {
      Self.expect(
        #expect(throws: StoreError.self) { try store.write(transaction.current) },
        mistake)
    }
    engine.cancelWrite()
    try Self.write(engine, 3)
    #expect(engine.latest[Self.toy].count == 2)
  }

  @Test("Of a long record, the tables and columns are refused as the whole is", arguments: mistakes)
  func definitions(_ mistake: Mistake) throws {
    let engine = Engine(memory: "WrittenSchemaTests definitions")
    try Self.fill(engine)
    let base = engine.latest
    let transaction = Transaction(base: base)
    mistake.make(transaction)
    let row = transaction.insertRow(Self.toy, primaryKey: .int(2))
    let record = LogRecord.encode(Difference(from: base, to: transaction.current))
    #expect(throws: ByteReader.Malformed.self) { try LogRecord.apply(record, to: Transaction(base: base)) }
    let part = Transaction(base: base)
    #expect(throws: ByteReader.Malformed.self) {
      try LogRecord.applyDefinitions(record, to: part, reaching: transaction.current)
    }
    #expect(!part[Self.toy].contains(row))
  }

  @Test("A large migration that spilled to files is refused, too")
  func spilled() throws {
    let directory = try TemporaryDirectory()
    let engine = try Engine(directory: directory.path, isReadOnly: false, spillByteCount: 1 << 12)
    try Self.fill(engine)
    let transaction = Transaction(base: try engine.beginWrite())
    engine.allowSpilling(transaction)
    for key in 2..<2_000 {
      _ = transaction.insertRow(Self.toy, primaryKey: .int(Int64(key)))
      transaction.spillIfLarge()
    }
    #expect(transaction.spill?.hasMoved == true)
    transaction.addColumn(Self.column(""), to: Self.toy)
    for key in 2_000..<4_000 {
      _ = transaction.insertRow(Self.toy, primaryKey: .int(Int64(key)))
      transaction.spillIfLarge()
    }
    let error = #expect(throws: StoreError.self) { try engine.commit(transaction) }
    #expect(error?.message.contains("A property without a name of Toy") == true, "\(error?.message ?? "")")
    try Self.write(engine, 3)
    #expect(try StoreInspection(directory.url).snapshot[Self.toy].count == 2)
  }

  @Test("What a store may have from older programs stays writable")
  func oldNames() throws {
    let engine = Engine(memory: "WrittenSchemaTests names")
    let transaction = Transaction(base: try engine.beginWrite())
    let name = String(repeating: "long ", count: 1_000)
    _ = transaction.addTable(name, [Self.column("$mine"), Self.column(name), Self.column("\u{1F}")])
    _ = try engine.commit(transaction)
    #expect(engine.latest.tables[0].columns.count == 3)
  }

  // MARK: Names that classes declare

  final class Hidden: Object {
    @Persisted(name: "$secret") var secret: Int
  }

  final class Endless: Object {
    @Persisted(name: String(repeating: "x", count: 1_025)) var endless: Int
  }

  final class Numbered: Object {
    @Persisted(name: "name\u{1F}2") var name: Int
  }

  final class Former: Object {
    @Persisted(renamedFrom: "") var name: Int
  }

  final class LongClass: Object {
    override class var storedName: String { String(repeating: "y", count: 1_025) }
    @Persisted var name: Int
  }

  @Test(
    "A class is refused if the store could not tell its names from its own, or if they are too long",
    arguments: [
      (Hidden.self as Object.Type, "begins with $"), (Endless.self, "longer than 1024 bytes"),
      (Numbered.self, "U+001F"), (Former.self, "is empty"), (LongClass.self, "longer than 1024 bytes"),
    ])
  func classes(_ type: Object.Type, _ part: String) {
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: .init(location: .inMemory("WrittenSchemaTests"), objectTypes: [type]))
    }
    #expect(error?.code == .invalidConfiguration)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }
}
