/// The rows of results in order: all of them in an array, or each looked up in a live query when it is asked for.
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

  /// All of them. O(n) where they are no array.
  var all: [RowKey] {
    switch self {
    case .array(let rows): rows
    case .live(let query): query.rows
    }
  }

  /// The index of a row; the first where there are several.
  func index(of row: RowKey) -> Int? {
    switch self {
    case .array(let rows): rows.firstIndex(of: row)
    case .live(let query): query.index(of: row)
    }
  }
}
