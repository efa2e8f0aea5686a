/// The way in which the values of records become the cells of a table: one at a time, or in columns.
struct ImportPlan: Sendable {
  enum Target: Sendable {
    /// No column has the name.
    case ignored
    /// The index of a column of values that are added in columns.
    case column(Int)
    /// The index of a column of collections that are added in columns.
    case collection(Int)
    /// An embedded object, a value of any type, a collection of one of these or of links, or a link to a table to which other columns
    /// lead, too. ``RecordWriter`` assigns it.
    case single(ColumnID)
  }

  /// A column of links, whose targets are found by their primary keys.
  struct Link: Sendable {
    /// The index of the column in `emptyColumns`.
    var index: Int
    var target: TableID
    /// The primary key of the target, to detect that another process has changed it.
    var key: ColumnDefinition
  }

  /// The columns of the table, to detect that another process has changed them.
  let definitions: [ColumnDefinition]
  /// The columns without rows.
  let emptyColumns: [CellColumn]
  let emptyCollections: [CollectionColumn]
  let links: [Link]
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
    var collections: [CollectionColumn] = []
    var targets: [String: Target] = [:]
    var links: [Link] = []
    for (index, column) in definition.columns.enumerated() where column.isProperty {
      let id = ColumnID(index)
      let isSingle = column.isCollection || column.isLink || column.type == .any || column.type == .external
      if targets[column.name] != nil { return nil }
      if column.isSingleLink, let (target, key) = Self.onlyTarget(of: id, table, in: state) {
        links.append(Link(index: columns.count, target: target, key: key))
        targets[column.name] = .column(columns.count)
        columns.append(CellColumn(id, key.asKey(of: column), rules))
        continue
      }
      if CollectionColumn.admits(column) {
        targets[column.name] = .collection(collections.count)
        collections.append(CollectionColumn(id, column, rules))
        continue
      }
      targets[column.name] = isSingle ? .single(id) : .column(columns.count)
      if !isSingle { columns.append(CellColumn(id, column, rules)) }
    }
    self.targets = targets
    self.links = links
    (emptyColumns, emptyCollections) = (columns, collections)
    keyIndex = columns.firstIndex { $0.definition.isPrimaryKey }
    isNeeded = columns.map {
      $0.definition.isPrimaryKey || rules.isStrict && !$0.definition.isOptional
    }
  }

  func target(_ name: String) -> Target { targets[name] ?? .ignored }

  /// Returns the table to which a link leads, and its primary key. Returns nil if other columns lead there, too: a missing target
  /// is inserted where its key occurs first, and only a ``RecordWriter`` assigns links of several columns in the order of the data.
  private static func onlyTarget(
    of link: ColumnID, _ table: TableID, in state: Snapshot
  ) -> (TableID, ColumnDefinition)? {
    guard let target = state[table][link].target.flatMap({ state.table(named: $0) }),
      state[target].kind == .topLevel, let key = state[target].primaryKey, state[target].classColumn == nil
    else { return nil }
    for (index, column) in state[table].columns.enumerated()
    where column.isLink && !column.isDropped && ColumnID(index) != link {
      guard let other = column.target.flatMap({ state.table(named: $0) }) else { continue }
      if other == target || state[other].kind == .embedded && leads(from: other, to: target, in: state) {
        return nil
      }
    }
    return (target, state[target][key])
  }

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

extension ColumnDefinition {
  /// Returns the definition of a column that contains primary keys instead of the links of another column.
  fileprivate func asKey(of link: ColumnDefinition) -> ColumnDefinition {
    ColumnDefinition(name: link.name, type: type, isOptional: link.isOptional)
  }
}
