/// The rows whose sort values might have changed.
enum ReorderedRows {
  case none
  case all
  case some(ChangedRows)

  var cursor: Cursor { Cursor(rows: self) }

  /// Looks up one row after the other. Ascending lookups are fast.
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
