/// The address of a cell: the value or collection of one row in one column.
struct CellAddress: Hashable, Sendable {
  var table: TableID
  var row: RowKey
  var column: ColumnID
}
