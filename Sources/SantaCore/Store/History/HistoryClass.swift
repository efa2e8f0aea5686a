/// The objects of a class in one state of the history.
struct HistoryClass<Element: Object> {
  private let rows: HistoryRows

  init(_ engine: Engine, _ snapshot: Snapshot, _ table: TableID) {
    rows = HistoryRows(Element.self, engine, snapshot, table)
  }

  /// Returns the object of a row; nil if the object is of another class.
  func object(_ row: RowKey) -> Frozen<Element>? { rows.contains(row) ? Frozen(rows.source, row) : nil }
}
