/// The address of a row: its table, and its key there.
package struct RowAddress: Hashable, Sendable {
  package var table: TableID
  package var row: RowKey

  package init(table: TableID, row: RowKey) { (self.table, self.row) = (table, row) }
}
