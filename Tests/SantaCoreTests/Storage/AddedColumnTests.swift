import Testing

@testable import SantaStore

/// Columns and indexes that a table gets in the same transaction as its rows, as when a replica takes over several changes at
/// once.
struct AddedColumnTests {
  private func rows(_ transaction: Transaction, _ table: TableID, _ count: Int) -> [RowKey] {
    (0..<count).map { _ in transaction.insertRow(table, nil, primaryKey: nil) }
  }

  @Test("A link in a column that is newer than its row is removed with its target", arguments: [false, true])
  func links(isList: Bool) {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Pet", [ColumnDefinition(name: "age", type: .int64)])
    let rows = rows(transaction, table, 3)
    transaction.addColumn(
      ColumnDefinition(
        name: "twin", type: .link, isOptional: !isList, kind: isList ? .list : .single, target: "Pet"),
      to: table)
    let cell = CellAddress(table: table, row: rows[0], column: ColumnID(1))
    for target in rows[1...] {
      if isList {
        transaction.insert(.link(target.rawValue), at: transaction.list(at: cell).count, in: cell)
      } else {
        transaction.setValue(.link(target.rawValue), at: cell)
      }
    }
    #expect(transaction[table].origins(of: rows[2], through: cell.column) == [rows[0]])
    #expect(transaction[table].origins(of: rows[1], through: cell.column) == (isList ? [rows[0]] : []))
    transaction.delete(rows[2], from: table)
    #expect(transaction[table].targets(cell.column, of: rows[0]) == (isList ? [rows[1]] : []))
    transaction.completeChanges()
    transaction.current.checkInvariants()
  }

  @Test("A row that is older than an index is found by its new value, and not by its old one")
  func indexes() {
    let transaction = Transaction(base: .empty)
    let column = ColumnDefinition(name: "age", type: .int64)
    let table = transaction.addTable("Pet", [column])
    let rows = rows(transaction, table, 3)
    transaction.setValue(.int(7), at: CellAddress(table: table, row: rows[0], column: ColumnID(0)))
    var indexed = column
    indexed.isIndexed = true
    transaction.edit(.setOptions(of: indexed, ColumnID(0), in: table))
    transaction.setValue(.int(8), at: CellAddress(table: table, row: rows[0], column: ColumnID(0)))
    transaction.removeRow(rows[1], from: table)
    transaction.completeChanges()
    transaction.current.checkInvariants()
  }
}
