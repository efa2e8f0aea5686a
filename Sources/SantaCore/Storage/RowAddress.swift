/// The address of a row: its table, and its key in the table.
@usableFromInline
package struct RowAddress: Hashable, Sendable {
  @usableFromInline package var table: TableID
  @usableFromInline package var row: RowKey

  @inlinable package init(table: TableID, row: RowKey) { (self.table, self.row) = (table, row) }

  @inlinable package static func == (lhs: RowAddress, rhs: RowAddress) -> Bool {
    lhs.row == rhs.row && lhs.table == rhs.table
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(table)
    hasher.combine(row)
  }
}
