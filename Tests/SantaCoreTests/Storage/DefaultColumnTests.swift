import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Columns with a default, which chunks that were stored earlier lack. They are compared with columns whose values were written
/// to each row.
struct DefaultColumnTests {
  private static let table = TableID(rawValue: 0)

  private static func added(_ name: String, using random: inout SeededGenerator) -> (
    ColumnDefinition, StoredValue
  ) {
    let columns: [(ColumnDefinition, StoredValue)] = [
      (ColumnDefinition(name: name, type: .int64), .int(7)),
      (ColumnDefinition(name: name, type: .int8), .int(0)),
      (ColumnDefinition(name: name, type: .int32, isOptional: true), .null),
      (ColumnDefinition(name: name, type: .int32, isOptional: true, isIndexed: true), .int(-5)),
      (ColumnDefinition(name: name, type: .bool), .bool(true)),
      (ColumnDefinition(name: name, type: .double, isIndexed: true), .double(.nan)),
      (ColumnDefinition(name: name, type: .float), .float(-0.0)),
      (ColumnDefinition(name: name, type: .string), .string("short")),
      (
        ColumnDefinition(name: name, type: .string, isOptional: true, isIndexed: true),
        .string("not in a slot")
      ),
      (ColumnDefinition(name: name, type: .string), .string(String(repeating: "long ", count: 500))),
      (ColumnDefinition(name: name, type: .data), .data(Data([1, 2, 3]))),
      (
        ColumnDefinition(name: name, type: .uuid),
        .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0)))
      ),
      (ColumnDefinition(name: name, type: .decimal), .decimal(Decimal(25) / 10)),
      (ColumnDefinition(name: name, type: .any, isOptional: true), .list([.int(1), .string("a")])),
      (ColumnDefinition(name: name, type: .link, isOptional: true, target: "Thing"), .null),
      (ColumnDefinition(name: name, type: .link, kind: .list, target: "Thing"), .null),
      (ColumnDefinition(name: name, type: .string, kind: .set), .null),
      (ColumnDefinition(name: name, type: .int64, kind: .map), .null),
    ]
    return columns.randomElement(using: &random) ?? columns[0]
  }

  /// Changes both transactions in the same way.
  private static func change(_ transactions: [Transaction], using random: inout SeededGenerator) {
    let known = transactions[0][table]
    let rows = known.rows
    let count = [0, 1, 5, 300].randomElement(using: &random) ?? 0
    for _ in 0..<count {
      let name = StoredValue.string(
        String(repeating: "name ", count: Int.random(in: 0..<400, using: &random)))
      for transaction in transactions {
        let number = Int64(transaction[table].nextRow)
        let row = transaction.insertRow(table, primaryKey: .int(number))
        transaction.setValue(name, at: CellAddress(table: table, row: row, column: ColumnID(1)))
      }
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      guard let row = rows.randomElement(using: &random) else { continue }
      let column = ColumnID(Int.random(in: 1..<known.columns.count, using: &random))
      let definition = known[column]
      let cell = CellAddress(table: table, row: row, column: column)
      for transaction in transactions {
        if definition.isDropped { continue }
        if definition.isCollection {
          let value: StoredValue =
            definition.isLink ? .link(row.rawValue) : definition.type == .string ? .string("e") : .int(3)
          if transaction.list(at: cell).count > 0 { continue }
          let entry =
            definition.kind == .map
            ? ListEntry(id: .none, moved: .zero, key: "key", value: value)
            : ListEntry(
              id: definition.kind == .list ? PositionID(rawValue: 1 << 40 | row.rawValue + 1) : .none,
              moved: .zero,
              value: value)
          transaction.appendEntries([entry], to: cell)
        } else {
          transaction.setValue(
            definition.isLink ? .link(row.rawValue) : definition.isOptional ? .null : definition.type.zero,
            at: cell)
        }
      }
    }
    let deleted = rows.filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
    if Bool.random(using: &random) {
      for transaction in transactions { transaction.delete(deleted, from: table) }
    }
  }

  /// The contents without the defaults, which only one of the states has.
  private static func text(_ difference: Difference) -> [String] {
    difference.tables.sorted { $0.key < $1.key }.map { table, rows in
      "-\(rows.deletions) +\(rows.insertions) "
        + "~\(rows.modifications.map { "\($0.row.rawValue) \($0.columns.columns)" })"
    }
  }

  @Test(
    "A column with a default has the same values, change sets and records as one whose values were written",
    arguments: RandomRun.seeds(RandomRun.size(10, plain: 3), fresh: 1))
  func sameAsWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var states: [Snapshot] = [.empty, .empty]
    var segments = [MemorySegments(), MemorySegments()]
    for step in 0..<14 {
      let transactions = states.map { Transaction(base: $0) }
      if step == 0 {
        for transaction in transactions {
          _ = transaction.addTable(
            "Thing",
            [
              ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
              ColumnDefinition(name: "name", type: .string),
            ])
        }
      }
      let addsColumn = step > 0 && Int.random(in: 0..<3, using: &random) == 0
      if Bool.random(using: &random) || !addsColumn { Self.change(transactions, using: &random) }
      if addsColumn {
        let (column, value) = Self.added("added \(step)", using: &random)
        transactions[0].addColumn(column, to: Self.table, filledWith: column.isCollection ? nil : value)
        transactions[1].addColumn(column, to: Self.table, default: value)
        if Bool.random(using: &random) { Self.change(transactions, using: &random) }
      }
      // If a column were dropped in the transaction that adds it, the record could have superfluous values.
      let columns = Array(transactions[0][Self.table].columns.dropLast(addsColumn ? 1 : 0))
      if columns.count > 4, Int.random(in: 0..<4, using: &random) == 0 {
        let column = ColumnID(Int.random(in: 2..<columns.count, using: &random))
        for transaction in transactions where !columns[column.rawValue].isDropped {
          switch step % 3 {
          case 0: transaction.edit(.dropColumn(column, of: Self.table))
          case 1: transaction.edit(.renameColumn(column, of: Self.table, to: "renamed \(step)"))
          default:
            var other = columns[column.rawValue]
            if !other.mayBeIndexed { continue }
            other.isIndexed.toggle()
            transaction.edit(.setOptions(of: other, column, in: Self.table))
          }
        }
      }
      for index in states.indices {
        transactions[index].completeChanges()
        let old = states[index]
        states[index] = transactions[index].current
        states[index].checkInvariants()
        let difference = Difference(from: old, to: states[index])
        let replayed = Transaction(base: old)
        try LogRecord.apply(LogRecord.encode(difference), to: replayed)
        #expect(replayed.current.contents == states[index].contents, "seed \(seed), step \(step)")
        replayed.current.checkInvariants()
        #expect(
          Self.text(Difference(from: old, to: replayed.current)) == Self.text(difference),
          "seed \(seed), step \(step)")
        if Bool.random(using: &random) { states[index] = replayed.current }
      }
      #expect(states[0].contents == states[1].contents, "seed \(seed), step \(step)")
      guard Bool.random(using: &random) else { continue }
      // Segments are kept, or all are merged into a new one.
      let merged = Int.random(in: 0..<3, using: &random) == 0 ? SegmentNumber(rawValue: 1) : nil
      for index in states.indices {
        let manifest = try segments[index].write(states[index], firstMerged: merged)
        states[index] = try segments[index].read(manifest)
        states[index].checkInvariants()
      }
      #expect(states[0].contents == states[1].contents, "seed \(seed), step \(step)")
    }
  }

  /// Returns a state in segments with rows and without further columns.
  private static func stored(_ count: Int) throws -> (Snapshot, MemorySegments, manifest: [UInt8]) {
    let first = Transaction(base: .empty)
    _ = first.addTable("Thing", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    for number in 0..<count { _ = first.insertRow(table, primaryKey: .int(Int64(number))) }
    first.completeChanges()
    var segments = MemorySegments()
    let manifest = try segments.write(first.current)
    return (try segments.read(manifest), segments, manifest)
  }

  @Test("Adding a column with a default reads and writes no rows, and changing a row writes only its chunk")
  func cost() throws {
    var (state, segments, manifest) = try Self.stored(5_000)
    let whole = segments.contents[segments.last]?.count ?? 0
    // A damaged block would be found if it were read.
    segments.damage(segments.last, at: 40, by: 1)
    state = try segments.read(manifest)
    let adding = Transaction(base: state)
    adding.addColumn(ColumnDefinition(name: "size", type: .int64), to: Self.table, default: .int(7))
    adding.addColumn(
      ColumnDefinition(name: "tags", type: .string, kind: .list), to: Self.table, default: .null)
    adding.completeChanges()
    let difference = Difference(from: state, to: adding.current)
    #expect(difference.isEmpty && LogRecord.encode(difference).count < 60)
    #expect(adding.current.features == [.defaults])
    _ = try segments.write(adding.current)
    #expect(segments.contents[segments.last]?.count == 0)
    #expect(state.source?.damage == nil)

    let changing = Transaction(base: adding.current)
    let cell = CellAddress(table: Self.table, row: RowKey(rawValue: 2_000), column: ColumnID(1))
    #expect(changing[Self.table].value(cell.column, of: cell.row) == .int(7))
    changing.setValue(.int(8), at: cell)
    changing.completeChanges()
    let change = Difference(from: adding.current, to: changing.current)
    #expect(change.count == 1)
    _ = try segments.write(changing.current)
    #expect((segments.contents[segments.last]?.count ?? 0) < whole / 5)
    // The difference from before the column was added has only the changed row, too.
    #expect(Difference(from: state, to: changing.current).count == 1)
  }

  @Test("A default that its column doesn't allow, or that changes, is refused")
  func forged() throws {
    func violation(_ column: ColumnDefinition) -> String? { column.violation() }
    func column(
      _ value: StoredValue, _ type: ValueType = .int64, isOptional: Bool = false,
      kind: CollectionKind = .single, target: String? = nil
    ) -> ColumnDefinition {
      ColumnDefinition(
        name: "a", type: type, isOptional: isOptional, kind: kind, target: target, defaultValue: value)
    }
    #expect(violation(column(.int(3))) == nil)
    #expect(violation(column(.null, isOptional: true)) == nil)
    #expect(violation(column(.null, .link, isOptional: true, target: "T")) == nil)
    #expect(violation(column(.null, kind: .set)) == nil)
    #expect(violation(column(.string(String(repeating: "a", count: 1_024)), .string)) == nil)
    var dropped = column(.int(0))
    (dropped.name, dropped.formerNames) = ("", ["a"])
    #expect(violation(dropped) == nil)
    dropped.defaultValue = .int(1)
    for bad in [
      column(.null), column(.string("a")), column(.int(1 << 40), .int32), dropped,
      column(.int(1), kind: .list),
      column(.link(0), .link, isOptional: true, target: "T"),
      column(.string(String(repeating: "a", count: 1_025)), .string),
      column(.data(Data(count: 20)), .external, isOptional: true),
    ] {
      #expect(violation(bad) == "the default of a column is invalid", "\(bad)")
    }
    // Bytes that aren't a value of the column's type.
    for value in [[], [9], [0, 0], [2]] as [[UInt8]] {
      var bytes = ByteWriter()
      ColumnDefinition(name: "a", type: .bool).encode(into: &bytes)
      var options = ByteWriter()
      options.section(5, value)
      var forged = Array(bytes.bytes.dropLast())
      forged.append(UInt8(options.bytes.count))
      forged += options.bytes
      var reader = ByteReader(forged)
      #expect(throws: ByteReader.Malformed.self, "\(value)") {
        _ = try ColumnDefinition(from: &reader, format: 2)
      }
    }
    // A chunk that lacks a column without a default.
    let (state, segments, manifest) = try Self.stored(10)
    let headers = try Manifest(body: ByteReader(manifest), format: 2).decodedTables(byteCount: 1 << 30)
    for defaultValue in [.int(5), nil] as [StoredValue?] {
      let columns =
        headers[0].columns + [ColumnDefinition(name: "b", type: .int64, defaultValue: defaultValue)]
      var header = TableHeader(
        name: "Thing", kind: .topLevel, version: headers[0].version, columns: columns)
      (header.count, header.nextRow, header.chunks) = (
        headers[0].count, headers[0].nextRow, headers[0].chunks
      )
      (header.buckets, header.bucketCount, header.indexedCount) = (
        headers[0].buckets, headers[0].bucketCount, headers[0].indexedCount
      )
      let source = segments.source
      let forged = try Snapshot(
        version: state.version, [header], source: source, features: [.defaults], schemaVersion: 0)
      _ = forged.contents
      #expect((source.damage == nil) == (defaultValue != nil))
    }
    // A record that changes a default.
    let adding = Transaction(base: state)
    adding.addColumn(ColumnDefinition(name: "b", type: .int64), to: Self.table, default: .int(5))
    adding.completeChanges()
    for (value, isGood) in [(.int(5), true), (.int(6), false), (nil, false)] as [(StoredValue?, Bool)] {
      let other = Transaction(base: adding.current)
      other.edit(.renameColumn(ColumnID(1), of: Self.table, to: "c"))
      other.writable(Self.table).storedColumns[1].defaultValue = value
      let record = LogRecord.encode(Difference(from: adding.current, to: other.current))
      let replayed = Transaction(base: adding.current)
      let isApplied = (try? LogRecord.apply(record, to: replayed)) != nil
      #expect(isApplied == isGood, "\(String(describing: value))")
    }
  }
}
