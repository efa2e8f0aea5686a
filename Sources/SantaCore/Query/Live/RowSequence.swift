/// The rows of results, in order: an array, or a live query, whose rows are looked up on demand.
enum RowSequence: Sendable {
  case array([RowKey])
  case live(LiveQuery)

  var count: Int {
    switch self {
    case .array(let rows): rows.count
    case .live(let query): query.count
    }
  }

  subscript(index: Int) -> RowKey {
    switch self {
    case .array(let rows): rows[index]
    case .live(let query): query[index]
    }
  }

  /// All rows. O(n) for a live query.
  var all: [RowKey] {
    switch self {
    case .array(let rows): rows
    case .live(let query): query.rows
    }
  }

  /// Returns the first index of a row.
  func index(of row: RowKey) -> Int? {
    switch self {
    case .array(let rows): rows.firstIndex(of: row)
    case .live(let query): query.index(of: row)
    }
  }
}
