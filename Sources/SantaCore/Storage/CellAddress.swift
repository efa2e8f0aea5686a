/// Where one cell of a store is: the value, or the collection, that a row has in one column.
struct CellAddress: Hashable, Sendable {
  var table: TableID
  var row: RowKey
  var column: ColumnID
}
