/// The rows of which the values by which results are sorted may have changed.
enum ReorderedRows {
  case none
  case all
  case some(ChangedRows)

  var cursor: Cursor { Cursor(rows: self) }

  /// Looks rows up one after the other. Fast if they ascend.
  struct Cursor {
    private let rows: ReorderedRows
    private var changed: ChangedRows.Cursor?

    fileprivate init(rows: ReorderedRows) {
      self.rows = rows
      if case .some(let changed) = rows { self.changed = ChangedRows.Cursor(changed) }
    }

    mutating func contains(_ row: RowKey) -> Bool {
      switch rows {
      case .none: false
      case .all: true
      case .some: changed?.columns(of: row) != nil
      }
    }
  }
}
