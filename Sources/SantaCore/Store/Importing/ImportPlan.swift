/// The way in which the values of records become the cells of a table: one at a time, or in columns.
struct ImportPlan: Sendable {
  enum Target: Sendable {
    /// No column has the name.
    case ignored
    /// The index of a column of values that are added in columns.
    case column(Int)
    /// A collection, a link, an embedded object or a value of any type. ``RecordWriter`` assigns it.
    case single(ColumnID)
  }

  /// The columns of the table, to detect that another process has changed them.
  let definitions: [ColumnDefinition]
  /// The columns without rows.
  let emptyColumns: [CellColumn]
  /// The index of the primary key in `emptyColumns`.
  let keyIndex: Int?
  /// For each of `emptyColumns`, whether every record must have it.
  let isNeeded: [Bool]
  let rules: CellRules
  private let targets: [String: Target]

  /// - Returns: nil if only a ``RecordWriter`` can store the records, because an object may be created by a link before its own
  ///   record is stored, or because an object has a class.
  init?(_ table: TableID, in state: Snapshot, _ rules: CellRules) {
    let definition = state[table]
    if definition.classColumn != nil || Self.leads(from: table, to: table, in: state) { return nil }
    definitions = definition.columns
    self.rules = rules
    var columns: [CellColumn] = []
    var targets: [String: Target] = [:]
    for (index, column) in definition.columns.enumerated() where column.isProperty {
      let id = ColumnID(index)
      let isSingle = column.isCollection || column.isLink || column.type == .any || column.type == .external
      if targets[column.name] != nil { return nil }
      targets[column.name] = isSingle ? .single(id) : .column(columns.count)
      if !isSingle { columns.append(CellColumn(id, column, rules)) }
    }
    self.targets = targets
    emptyColumns = columns
    keyIndex = columns.firstIndex { $0.definition.isPrimaryKey }
    isNeeded = columns.map {
      $0.definition.isPrimaryKey || rules.isStrict && !$0.definition.isOptional
    }
  }

  func target(_ name: String) -> Target { targets[name] ?? .ignored }

  /// Returns whether links of a table, or of the objects embedded in it, lead to another table.
  private static func leads(from origin: TableID, to table: TableID, in state: Snapshot) -> Bool {
    var (known, rest) = (Set([origin]), [origin])
    while let next = rest.popLast() {
      for column in state[next].columns where column.isLink && !column.isDropped {
        guard let target = column.target.flatMap({ state.table(named: $0) }) else { continue }
        if target == table { return true }
        if state[target].kind == .embedded, known.insert(target).inserted { rest.append(target) }
      }
    }
    return false
  }
}
