/// The address of a cell: the value or collection of one row in one column.
package struct CellAddress: Hashable, Sendable {
  package var table: TableID
  package var row: RowKey
  package var column: ColumnID

  package init(table: TableID, row: RowKey, column: ColumnID) {
    (self.table, self.row, self.column) = (table, row, column)
  }
}
