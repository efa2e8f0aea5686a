import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Rows by primary key.
struct PrimaryKeyTests {
  /// Keys that are easily confused, by type: extremes, strings that fit into a slot and strings that don't, and two spellings
  /// of one letter.
  private static let keys: [(type: ValueType, values: [StoredValue])] = [
    (.int8, [-128, -1, 0, 1, 127].map { .int($0) }),
    (.int64, [.min, -1, 0, 1, 255, 256, 1 << 32, .max].map { .int($0) }),
    (.uint32, [0, 1, 1 << 31, 1 << 32 - 1].map { .int($0) }),
    (.uint64, [0, 1, 1 << 63, .max].map { .unsigned($0) }),
    (
      .string,
      [
        "", "a", "b", "\u{E9}", "e\u{301}", "twelve bytes", "thirteen byte", "thirteen bytes",
        "thirteen bytez",
      ]
      .map { .string($0) }
    ),
    (.uuid, (0..<4).map { _ in .uuid(UUID()) }),
  ]

  @Test("Each key is found, and no other, in its own transaction and in later ones")
  func findOrInsert() throws {
    for (type, values) in Self.keys {
      let first = Transaction(base: .empty)
      let column = ColumnDefinition(name: "id", type: type, isPrimaryKey: true)
      let table = first.addTable("Thing", [column])
      let half = values.count / 2
      for value in values[..<half] {
        #expect(first.findOrInsertRow(table, primaryKey: value).isNew, "\(value.text) of \(type)")
      }
      let second = Transaction(base: first.current)
      for value in values { _ = second.findOrInsertRow(table, primaryKey: value) }
      for (index, value) in values.enumerated() {
        let again = second.findOrInsertRow(table, primaryKey: value)
        #expect(!again.isNew && again.row == RowKey(rawValue: UInt64(index)), "\(value.text) of \(type)")
        #expect(again.chunk.value(ColumnID(0), at: again.row.slot) == value)
        #expect((first.tables[0].row(primaryKey: value) != nil) == (index < half))
      }
      first.current.checkInvariants()
      second.current.checkInvariants()
      #expect(second.tables[0].count == values.count)
    }
  }

  @Test("Finding a row copies nothing, and a key of another type or range finds none")
  func findOnly() {
    let first = Transaction(base: .empty)
    let table = first.addTable("Thing", [ColumnDefinition(name: "id", type: .int8, isPrimaryKey: true)])
    for id in 0..<100 as Range<Int64> { _ = first.findOrInsertRow(table, primaryKey: .int(id)) }
    let second = Transaction(base: first.current)
    #expect(!second.findOrInsertRow(table, primaryKey: .int(7)).isNew)
    #expect(second.tables[0] === first.tables[0])
    for other in [.null, .int(263), .unsigned(7), .string("7"), .double(7), .link(7)] as [StoredValue] {
      #expect(second.tables[0].row(primaryKey: other) == nil, "\(other.text)")
    }
  }

  @Test("A deleted row is not found, and its primary key inserts a new row")
  func removed() {
    var random = SeededGenerator(seed: 11)
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable(
      "Thing", [ColumnDefinition(name: "id", type: .string, isPrimaryKey: true)])
    var model: [String: RowKey] = [:]
    for _ in 0..<5000 {
      let name = "stop number \(Int.random(in: 0..<300, using: &random))"
      if let row = model.removeValue(forKey: name) {
        #expect(transaction.findOrInsertRow(table, primaryKey: .string(name)).row == row)
        transaction.removeRow(row, from: table)
        #expect(transaction.tables[0].row(primaryKey: .string(name)) == nil)
      } else {
        let found = transaction.findOrInsertRow(table, primaryKey: .string(name))
        #expect(found.isNew)
        model[name] = found.row
      }
    }
    transaction.current.checkInvariants()
    #expect(transaction.tables[0].count == model.count)
  }

  @Test("A key that is changed and changed back finds its row, and no longer once the row is deleted")
  func changedBack() {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable(
      "Thing", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    let rows = (0..<3 as Range<Int64>).map {
      transaction.findOrInsertRow(table, primaryKey: .int($0)).row
    }
    for key in [7, 1] as [Int64] {
      transaction.setValue(.int(key), at: CellAddress(table: table, row: rows[1], column: ColumnID(0)))
      #expect(transaction.tables[0].row(primaryKey: .int(key)) == rows[1])
    }
    transaction.current.checkInvariants()
    #expect(transaction.tables[0].primaryIndex.count == 3)
    transaction.removeRow(rows[1], from: table)
    #expect(transaction.tables[0].row(primaryKey: .int(1)) == nil)
    #expect(transaction.tables[0].primaryIndex.count == 2)
  }

  @Test("Rows that are inserted again after many were removed are in the index once", arguments: [3, 2_000])
  func insertedAgain(removed: Int) {
    let first = Transaction(base: .empty)
    let table = first.addTable(
      "Thing", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    let rows = (0..<2_000 as Range<Int64>).map { first.findOrInsertRow(table, primaryKey: .int($0)).row }
    let transaction = Transaction(base: first.current)
    for row in rows[..<removed] { transaction.removeRow(row, from: table) }
    _ = transaction.insertRow(table, rows[0], primaryKey: .int(0))
    _ = transaction.insertRow(table, rows[1], primaryKey: .int(-1))
    transaction.current.checkInvariants()
    let things = transaction.tables[0]
    #expect(things.row(primaryKey: .int(0)) == rows[0] && things.row(primaryKey: .int(-1)) == rows[1])
    #expect(things.row(primaryKey: .int(1)) == nil && things.row(primaryKey: .int(2)) == nil)
    #expect(things.primaryIndex.count == 2_000 - removed + 2 && things.count == 2_000 - removed + 2)
  }
}
