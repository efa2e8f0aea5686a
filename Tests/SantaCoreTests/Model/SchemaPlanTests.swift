import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The difference between a stored property and a declared one, for each pair of property kinds.
struct SchemaPlanTests {
  /// The kinds of a property: each type as a required value, as an optional, and in each collection.
  private static let definitions: [ColumnDefinition] = ValueType.allCases.flatMap { type in
    let target = type == .link ? "Toy" : nil
    func column(_ kind: CollectionKind, isOptional: Bool) -> ColumnDefinition {
      ColumnDefinition(name: "value", type: type, isOptional: isOptional, kind: kind, target: target)
    }
    // A single link, or a link in a map, is always optional. A link in a list or set never is.
    if type == .link {
      return [
        column(.single, isOptional: true), column(.list, isOptional: false), column(.set, isOptional: false),
        column(.map, isOptional: true),
      ]
    }
    // External data is always optional, and is never in a collection.
    if type == .external { return [column(.single, isOptional: true)] }
    // A value of any type may be nil.
    return [CollectionKind.single, .list, .set, .map].flatMap { kind in
      type == .any
        ? [column(kind, isOptional: true)]
        : [column(kind, isOptional: false), column(kind, isOptional: true)]
    }
  }

  /// Returns whether all values of the old type are values of the new one. This states the rule independently of the
  /// implementation.
  private static func isLossless(_ old: ColumnDefinition, _ new: ColumnDefinition) -> Bool {
    let ranges: [ValueType: (low: Double, high: Double)] = [
      .int8: (-128, 127), .int16: (-32768, 32767), .int32: (-2_147_483_648, 2_147_483_647),
      .int64: (-9.2e18, 9.2e18), .uint8: (0, 255), .uint16: (0, 65535), .uint32: (0, 4_294_967_295),
      .uint64: (0, 1.8e19),
    ]
    var widens = old.type == new.type || old.type == .float && new.type == .double
    if let from = ranges[old.type], let to = ranges[new.type] {
      widens = from.low >= to.low && from.high <= to.high
    }
    if ranges[old.type] != nil && new.type == .decimal { widens = true }
    guard widens else { return false }
    if old.kind == .single && new.kind == .list { return true }
    if old.kind == .set && old.type == .float && new.type == .double { return false }
    return old.kind == new.kind && (!old.isOptional || new.isOptional)
  }

  @Test("Every pair of types is either converted without loss, or needs a migration")
  func everyPair() {
    var (converted, migrated) = (0, 0)
    for old in Self.definitions {
      for new in Self.definitions where !old.hasSameValues(as: new) {
        let isLossless = ColumnConversion.isLossless(from: old, to: new)
        #expect(isLossless == Self.isLossless(old, new), "\(old.swiftType) to \(new.swiftType)")
        if isLossless { converted += 1 } else { migrated += 1 }
      }
    }
    #expect(Self.definitions.count == 137 && converted + migrated == 137 * 136)
    #expect(converted > 200)
  }

  @Test("Every lossless conversion keeps every value, in memory, in a replay and after a savepoint")
  func everyConversion() throws {
    let samples: [ValueType: [StoredValue]] = [
      .bool: [.bool(true), .bool(false)], .int8: [.int(-128), .int(127)], .int16: [.int(-32768), .int(5)],
      .int32: [.int(-2_147_483_648), .int(0)], .int64: [.int(.min), .int(.max)],
      .uint8: [.int(0), .int(255)], .uint16: [.int(65535), .int(1)], .uint32: [.int(4_294_967_295), .int(7)],
      .uint64: [.unsigned(.max), .unsigned(0)], .float: [.float(1.5), .float(-0.0)],
      .double: [.double(.pi), .double(.infinity)],
      .string: [.string(""), .string("a long text for the heap")],
      .data: [.data(Data([1, 2])), .data(Data())], .date: [.date(0), .date(-1.5)],
      .uuid: [.uuid(UUID()), .uuid(UUID())], .decimal: [.decimal(.greatestFiniteMagnitude), .decimal(-0.5)],
      .any: [.list([.int(1), .null]), .map([.init(key: "a", value: .decimal(0.5))])],
      .link: [.link(0), .link(0)],
    ]
    for old in Self.definitions {
      for new in Self.definitions
      where !old.hasSameValues(as: new) && ColumnConversion.isLossless(from: old, to: new) {
        let base = try Self.store(old, samples[old.type] ?? [])
        let transaction = Transaction(base: base)
        let table = TableID(rawValue: 1)
        transaction.edit(.replaceColumn(ColumnID(0), in: table, with: new))
        // Rolling back the savepoint keeps the schema, and must keep the values.
        let savepoint = transaction.beginSavepoint()
        transaction.rollBack(to: savepoint)
        transaction.completeChanges()
        let expected = Self.values(base, ColumnID(0), table).map { row in
          row.filter { new.kind != .list || old.kind == .list || !$0.isNull }
            .map { ColumnConversion.widened($0, to: new.type) }
        }
        let after = transaction.current
        #expect(Self.values(after, ColumnID(1), table) == expected, "\(old.swiftType) to \(new.swiftType)")
        after.checkInvariants()
        #expect(after[table].column(named: "value") == ColumnID(1) && after[table][ColumnID(0)].isDropped)
        let replay = Transaction(base: base)
        try LogRecord.apply(LogRecord.encode(Difference(from: base, to: after)), to: replay)
        #expect(replay.current.contents == after.contents)
        #expect(replay.current[table].columns == after[table].columns)
        replay.current.checkInvariants()
      }
    }
  }

  /// Creates a table of toys, and a table of boxes whose only column has the values, as single values or in a collection.
  private static func store(_ column: ColumnDefinition, _ values: [StoredValue]) throws -> Snapshot {
    let transaction = Transaction(base: .empty)
    let toys = transaction.addTable("Toy", [])
    _ = transaction.insertRow(toys)
    let table = transaction.addTable("Box", [column])
    let all = values + (column.isOptional ? [.null] : [])
    for (index, value) in all.enumerated() {
      let cell = CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0))
      switch column.kind {
      case .single: transaction.setValue(value, at: cell)
      case .list: transaction.insert(value, at: 0, in: cell)
      case .set:
        transaction.appendEntries([ListEntry(id: .none, moved: .zero, value: value)], to: cell)
      case .map:
        transaction.appendEntries(
          [ListEntry(id: .none, moved: .zero, key: "k\(index)", value: value)], to: cell)
      }
    }
    transaction.completeChanges()
    let state = transaction.current
    state.checkInvariants()
    return state
  }

  private static func values(_ state: Snapshot, _ column: ColumnID, _ table: TableID) -> [[StoredValue]] {
    state[table].rows.map { row in
      state[table][column].isCollection
        ? state[table].list(column, of: row).elements.map(\.value) : [state[table].value(column, of: row)]
    }
  }

  enum Before {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var weight: String
      @Persisted var size: Int?
      @Persisted var label: String
    }

    final class Part: Object {
      @Persisted var number: Int
    }
  }

  enum Now {
    final class Toy: Object {
      @Persisted var id: Int
      @Persisted var weight: Int
      @Persisted var size: Int
      @Persisted(primaryKey: true) var label: String
      @Persisted var price: Double
    }

    final class Part: EmbeddedObject {
      @Persisted var number: Int8
    }
  }

  @Test("Opening a store throws one error with all differences, and what to write")
  func oneError() throws {
    let directory = try TemporaryDirectory()
    do {
      _ = try directory.openStore([Before.Toy.self, Before.Part.self])
    }
    let now: [Object.Type] = [Now.Toy.self, Now.Part.self]
    let error = #expect(throws: StoreError.self) {
      try directory.openStore(now)
    }
    #expect(error?.code == .schemaMismatch)
    let message = error?.message ?? ""
    for part in [
      "Toy.weight is String in the store, and Int in the program. Assign the new values in a migration",
      "Toy.size is Int? in the store, and Int in the program. Assign a value in a migration to the objects that have none",
      "Part.number is Int in the store, and Int8 in the program.",
      "Part is not embedded in the store, but embedded in the program.",
      "the primary key id in the store, and the primary key label in the program. Give each object a unique value",
      "raise its schemaVersion above 0",
    ] { #expect(message.contains(part), "\(part)\n\(message)") }
    // The report lists the additions, too.
    let report = try Store.migrationReport(
      configuration: .init(location: .directory(directory.url), objectTypes: now))
    #expect(report.needsMigration && report.differences.count == 6 && !report.runsMigration)
    #expect(report.differences.filter { $0.handling == .automatic }.map(\.property) == ["price"])
  }

  enum Later {
    final class Toy: Object {
      @Persisted var id: Int
      @Persisted var weight: String
      @Persisted var size: Int?
      @Persisted var label: String
    }
  }

  @Test("Removing a primary key needs a migration, which can be empty, and the error says so")
  func removedPrimaryKey() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Before.Toy.self])
      try store.write { store.create(Before.Toy.self) { $0.id = 7 } }
    }
    let error = #expect(throws: StoreError.self) { try directory.openStore([Later.Toy.self]) }
    let part = "the primary key id in the store, and none in the program. Remove it with a migration"
    #expect(error?.message.contains(part) == true && error?.message.contains("unique value") == false)
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Later.Toy.self], schemaVersion: 1
    ) { _, _ in }
    let store = try Store(configuration: configuration)
    try store.write { store.create(Later.Toy.self) { $0.id = 7 } }
    #expect(store.objects(Later.Toy.self).map(\.id) == [7, 7])
  }
}
