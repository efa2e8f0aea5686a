/// The address of a cell: the value or collection of one row in one column.
@usableFromInline
package struct CellAddress: Hashable, Sendable {
  @usableFromInline package var table: TableID
  @usableFromInline package var row: RowKey
  @usableFromInline package var column: ColumnID

  @inlinable package init(table: TableID, row: RowKey, column: ColumnID) {
    (self.table, self.row, self.column) = (table, row, column)
  }

  @inlinable package static func == (lhs: CellAddress, rhs: CellAddress) -> Bool {
    lhs.row == rhs.row && lhs.column == rhs.column && lhs.table == rhs.table
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(table)
    hasher.combine(row)
    hasher.combine(column)
  }
}
