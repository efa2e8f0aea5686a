import Synchronization

/// The rows of a table, which are read when they are first needed. Reading them loads all chunks, which takes most of the time
/// of deleting all rows of a large table.
final class RowsOnDemand: Sendable {
  private let table: Table
  private let known = Mutex<[RowKey]?>(nil)

  init(_ table: Table) { self.table = table }

  /// The number of rows, which is known without reading them.
  var count: Int { table.count }

  /// The keys of all rows that the table has ever had.
  var keys: RowRange { RowRange(first: RowKey(rawValue: 0), count: Int(table.nextRow)) }

  /// The rows, in ascending order of keys.
  var rows: [RowKey] {
    known.withLock { known in
      let rows = known ?? table.rows
      known = rows
      return rows
    }
  }
}
