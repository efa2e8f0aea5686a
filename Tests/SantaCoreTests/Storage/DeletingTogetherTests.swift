import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Rows that are deleted together, compared with rows that are deleted one by one.
struct DeletingTogetherTests {
  private static let (owner, thing, note, part) = (
    TableID(rawValue: 0), TableID(rawValue: 1), TableID(rawValue: 2), TableID(rawValue: 3)
  )

  private static func link(
    _ name: String, to target: String, _ kind: CollectionKind = .single, _ rule: DeleteRule = .nullify
  ) -> ColumnDefinition {
    ColumnDefinition(
      name: name, type: .link, isOptional: kind == .single || kind == .map, kind: kind,
      deleteRule: rule, target: target)
  }

  /// Adds tables whose links have every kind and effect.
  private static func addTables(_ transaction: Transaction) {
    _ = transaction.addTable(
      "Owner",
      [
        ColumnDefinition(name: "age", type: .int64), link("one", to: "Thing"),
        link("all", to: "Thing", .list),
        link("some", to: "Thing", .set), link("named", to: "Thing", .map),
        link("notes", to: "Note", .list, .cascade),
      ])
    _ = transaction.addTable(
      "Thing",
      [
        ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
        ColumnDefinition(name: "size", type: .int64, isIndexed: true),
        ColumnDefinition(name: "name", type: .string, isOptional: true, isIndexed: true),
        ColumnDefinition(name: "code", type: .string), link("next", to: "Thing"),
        link("friends", to: "Thing", .list), link("part", to: "Part"), link("owner", to: "Owner"),
      ])
    transaction.edit(.setUniqueColumns([[ColumnID(3)]], of: thing))
    _ = transaction.addTable("Note", [ColumnDefinition(name: "text", type: .string)])
    _ = transaction.addTable("Part", [ColumnDefinition(name: "weight", type: .double)], kind: .embedded)
  }

  private static func addRows(
    _ count: Int, withLinks: Bool, _ transaction: Transaction, using random: inout SeededGenerator
  ) {
    let owners = (0..<4).map { _ in transaction.insertRow(owner) }
    let notes = (0..<4).map { _ in transaction.insertRow(note) }
    func cell(_ table: TableID, _ row: RowKey, _ column: Int) -> CellAddress {
      CellAddress(table: table, row: row, column: ColumnID(column))
    }
    for (index, row) in notes.enumerated() {
      transaction.setValue(
        .string(String(repeating: "note ", count: index * 300)), at: cell(note, row, 0))
      transaction.insert(.link(row.rawValue), at: 0, in: cell(owner, owners[index], 5))
    }
    var known = transaction[thing].rows
    for _ in 0..<count {
      let number = Int64(transaction[thing].nextRow)
      let row = transaction.insertRow(thing, primaryKey: .int(number))
      transaction.setValue(.int(number % 7), at: cell(thing, row, 1))
      if number % 3 > 0 { transaction.setValue(.string("thing \(number % 50)"), at: cell(thing, row, 2)) }
      transaction.setValue(.string("code \(number)"), at: cell(thing, row, 3))
      known.append(row)
      guard withLinks, Int.random(in: 0..<4, using: &random) == 0 else { continue }
      let target = StoredValue.link((known.randomElement(using: &random) ?? row).rawValue)
      let holder = owners.randomElement(using: &random) ?? owners[0]
      transaction.setValue(target, at: cell(thing, row, 4))
      transaction.insert(target, at: 0, in: cell(thing, row, 5))
      transaction.setValue(.link(holder.rawValue), at: cell(thing, row, 7))
      transaction.setValue(target, at: cell(owner, holder, 1))
      transaction.insert(target, at: 0, in: cell(owner, holder, 2))
      let part = transaction.insertRow(part)
      transaction.setValue(.link(part.rawValue), at: cell(thing, row, 6))
    }
  }

  /// Returns everything that observers and replication read from a difference.
  private static func text(_ difference: Difference) -> [String] {
    difference.tables.sorted { $0.key < $1.key }.map { table, rows in
      "\(table.rawValue): -\(rows.deletions) +\(rows.insertions) "
        + "~\(rows.modifications.map { "\($0.row.rawValue) \($0.columns.columns)" }), \(rows.deletionCount)"
    }
  }

  @Test(
    "Rows that are deleted together leave the same contents, change sets and records as rows that are deleted one by one",
    arguments: RandomRun.seeds(RandomRun.size(8, plain: 2), fresh: 1))
  func sameContents(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var segments = MemorySegments()
    let first = Transaction(base: .empty)
    Self.addTables(first)
    first.completeChanges()
    var state = first.current
    for step in 0..<6 {
      let adding = Transaction(base: state)
      let count = [3, 200, 900, 1_500].randomElement(using: &random) ?? 3
      Self.addRows(count, withLinks: .random(using: &random), adding, using: &random)
      adding.completeChanges()
      state = adding.current
      if Bool.random(using: &random) {
        let manifest = try segments.write(state)
        state = try segments.read(manifest)
      }

      let (one, other) = (Transaction(base: state), Transaction(base: state))
      if Bool.random(using: &random) {
        // Rows of the same transaction.
        for transaction in [one, other] {
          var same = SeededGenerator(seed: seed)
          Self.addRows(30, withLinks: true, transaction, using: &same)
        }
      }
      let table = [Self.thing, Self.thing, Self.owner, Self.note].randomElement(using: &random) ?? Self.thing
      let rows = one[table].rows
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        for row in rows { one.delete(row, from: table) }
        other.deleteRows(of: table)
        #expect(other[table].count == 0)
      case 1:
        let range = RowRange(first: RowKey(rawValue: UInt64(rows.count / 4)), count: rows.count / 2)
        for row in rows where range.contains(row) { one.delete(row, from: table) }
        other.delete(rows.filter { range.contains($0) }, from: table)
      default:
        let chosen = rows.filter { _ in Bool.random(using: &random) }
        for row in chosen { one.delete(row, from: table) }
        other.delete(chosen.shuffled(using: &random), from: table)
      }
      if Bool.random(using: &random) {
        for transaction in [one, other] {
          var same = SeededGenerator(seed: seed)
          Self.addRows(20, withLinks: true, transaction, using: &same)
        }
      }
      for transaction in [one, other] { transaction.completeChanges() }
      #expect(one.current.contents == other.current.contents, "seed \(seed), step \(step)")
      other.current.checkInvariants()
      let difference = Difference(from: state, to: other.current)
      #expect(
        Self.text(Difference(from: state, to: one.current)) == Self.text(difference),
        "seed \(seed), step \(step)")
      let replayed = Transaction(base: state)
      try LogRecord.apply(LogRecord.encode(difference), to: replayed)
      #expect(replayed.current.contents == other.current.contents, "seed \(seed), step \(step)")
      replayed.current.checkInvariants()
      #expect(
        Self.text(Difference(from: state, to: replayed.current)) == Self.text(difference),
        "seed \(seed), step \(step)")
      state = other.current
    }
  }

  @Test("The record of deleted rows has ranges of keys if there are many rows, and keys if there are few")
  func record() throws {
    let first = Transaction(base: .empty)
    let table = first.addTable("T", [ColumnDefinition(name: "a", type: .int64, isIndexed: true)])
    let rows = (0..<10_000).map { _ in first.insertRow(table) }
    first.completeChanges()
    func length(_ body: (Transaction) -> Void) throws -> Int {
      let transaction = Transaction(base: first.current)
      body(transaction)
      transaction.completeChanges()
      let record = LogRecord.encode(Difference(from: first.current, to: transaction.current))
      let replayed = Transaction(base: first.current)
      try LogRecord.apply(record, to: replayed)
      #expect(replayed.current.contents == transaction.current.contents)
      return record.count
    }
    #expect(try length { $0.deleteRows(of: table) } < 10)
    #expect(try length { $0.delete(Array(rows[..<6_000]), from: table) } < 12)
    #expect(try length { $0.delete(rows.filter { $0.rawValue / 100 % 2 == 0 }, from: table) } < 200)
    #expect(try length { $0.delete(rows.filter { $0.rawValue % 2 == 0 }, from: table) } > 5_000)
    // Programs older than 0.3.0 read the record of a small deletion.
    #expect(try length { $0.delete(Array(rows[..<1_000]), from: table) } > 1_000)
  }

  @Test("Deleting all rows of a table doesn't read its blocks")
  func unreadBlocks() throws {
    let first = Transaction(base: .empty)
    let table = first.addTable("T", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    for number in 0..<5_000 { _ = first.insertRow(table, primaryKey: .int(Int64(number))) }
    first.completeChanges()
    var segments = MemorySegments()
    let manifest = try segments.write(first.current)
    let length = segments.contents[segments.last]?.count ?? 0
    // A damaged block would be found if it were read.
    segments.damage(segments.last, at: 40, by: 1)
    let state = try segments.read(manifest)
    let transaction = Transaction(base: state)
    transaction.deleteRows(of: table)
    transaction.completeChanges()
    let difference = Difference(from: state, to: transaction.current)
    #expect(!difference.isEmpty && difference.count == 5_000 && difference.onlyDeletes)
    #expect(LogRecord.encode(difference).count < 10)
    #expect(state.source?.damage == nil)
    let superseded = transaction[table].supersededByteCount
    // Each chunk has at least a byte for each of its rows. The rest of the segment is the index.
    #expect(superseded > 5_000 && superseded < length)
  }

  @Test("Ranges of keys that leave links to deleted rows, or don't ascend, are refused")
  func forgedRanges() throws {
    let first = Transaction(base: .empty)
    let column = Self.link("next", to: "T")
    let table = first.addTable("T", [column])
    let part = first.addTable("P", [ColumnDefinition(name: "a", type: .int64)], kind: .embedded)
    let other = first.addTable("O", [Self.link("to", to: "T"), Self.link("part", to: "P")])
    let rows = (0..<600).map { _ in first.insertRow(table) }
    let origin = first.insertRow(other)
    first.setValue(
      .link(rows[300].rawValue), at: CellAddress(table: other, row: origin, column: ColumnID(0)))
    let owned = first.insertRow(part)
    first.setValue(
      .link(owned.rawValue), at: CellAddress(table: other, row: origin, column: ColumnID(1)))
    first.completeChanges()
    func problem(_ table: TableID, _ ranges: [(distance: UInt64, count: UInt64)]) -> String? {
      var section = ByteWriter()
      section.count(table.rawValue)
      section.count(ranges.count)
      for range in ranges {
        section.unsigned(range.distance)
        section.unsigned(range.count)
      }
      var record = ByteWriter()
      record.section(LogRecord.Tag.deletions, section.bytes)
      do {
        let transaction = Transaction(base: first.current)
        try LogRecord.apply(record.bytes, to: transaction)
        transaction.current.checkInvariants()
        return nil
      } catch { return error.what }
    }
    #expect(problem(table, [(0, 300)]) == nil)
    #expect(problem(table, [(301, 1 << 40)]) == nil)
    #expect(problem(table, [(0, 300), (1, 299)]) == nil)
    #expect(problem(part, []) == nil)
    #expect(problem(table, [(0, 600)]) == "a link leads to a deleted row")
    #expect(problem(table, [(299, 2)]) == "a link leads to a deleted row")
    #expect(problem(part, [(0, 1)]) == "a link leads to a deleted row")
    #expect(problem(other, [(0, 1)]) == "an embedded row does not have exactly one owner")
    for ranges in [
      [(0, 0)], [(5, 1), (0, 4)], [(RowKey.limit, 1)], [(3, RowKey.limit)], [(.max, 1), (.max, 1)],
    ]
      as [[(UInt64, UInt64)]]
    {
      #expect(problem(table, ranges) == "ranges of keys are not ascending", "\(ranges)")
    }
    #expect(problem(TableID(rawValue: 9), [(0, 1)]) == "a table is unknown")
  }
}
