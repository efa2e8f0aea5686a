/// The objects of a class in one state of the history.
struct HistoryClass<Element: Object> {
  private let source: FrozenSource
  private let table: TableID
  /// The context and binding that distinguish the classes of one table; nil if the table has only one class.
  private let distinction: (context: _ModelContext, binding: ClassBinding)?

  init(_ engine: Engine, _ snapshot: Snapshot, _ table: TableID) {
    source = FrozenSource(engine: engine, snapshot: snapshot)
    self.table = table
    let hasClasses = table.rawValue < snapshot.tables.count && snapshot[table].classColumn != nil
    let context = hasClasses ? source.context : nil
    distinction = context.flatMap { context in context.readableBinding(Element.self).map { (context, $0) } }
  }

  /// Returns the object of a row; nil if the object is of another class.
  func object(_ row: RowKey) -> Frozen<Element>? {
    if let (context, binding) = distinction, let chunk = source.snapshot[table].chunk(of: row),
      context.otherClass(of: chunk, row.slot, binding) != nil
    {
      return nil
    }
    return Frozen(source, row)
  }
}
