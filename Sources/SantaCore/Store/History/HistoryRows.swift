/// The rows of a class in one state of the history. The class may share its table with other classes.
struct HistoryRows {
  let source: FrozenSource
  private let table: TableID
  /// The context and binding that distinguish the rows of a subclass; nil if all rows of the table are objects of the class.
  private let distinction: (context: _ModelContext, binding: ClassBinding)?

  init(_ type: Object.Type, _ engine: Engine, _ snapshot: Snapshot, _ table: TableID) {
    source = FrozenSource(engine: engine, snapshot: snapshot)
    self.table = table
    // In a state before the class had subclasses, no row is an object of one, although no column says so.
    let isSubclass = ClassIdentity.of(type).nameInTable != nil && table.rawValue < snapshot.tables.count
    let context = isSubclass ? source.context : nil
    distinction = context.flatMap { context in (try? context.binding(type)).map { (context, $0) } }
  }

  /// Returns whether a row is an object of the class.
  func contains(_ row: RowKey) -> Bool {
    guard let (context, binding) = distinction, let chunk = source.snapshot[table].chunk(of: row) else {
      return true
    }
    return context.otherClass(of: chunk, row.slot, binding) == nil
  }
}
