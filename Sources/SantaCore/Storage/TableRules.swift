/// The rules of tables. A reader applies them when it decodes a table, and a writer before it stores one, so that nothing is
/// written that can't be read again.
struct TableRules {
  /// A rule that a table breaks.
  struct Violation: Error {
    /// The name of the column that breaks the rule; nil if the columns together or the table itself break it.
    var column: String?
    /// A clause that describes the violation.
    var what: String
  }

  /// The maximum number of columns. Chunks store the number in 16 bits.
  static let maximumColumnCount = Int(UInt16.max)
  /// The maximum number of columns with a default. It limits the memory for a chunk that lacks columns.
  static let maximumDefaultCount = 1_024

  /// The name of the class; empty for a dropped table.
  var name: String
  var formerNames: [String]
  var kind: TableKind
  var columns: [ColumnDefinition]

  /// Returns the first rule that the table breaks, or nil if it breaks none.
  ///
  /// - Parameter format: the format of the files that contain the table.
  func violation(format: UInt32 = 2) -> Violation? {
    guard columns.count <= Self.maximumColumnCount else {
      return Violation(what: "a table has \(columns.count) columns, more than \(Self.maximumColumnCount)")
    }
    for column in columns {
      if let what = column.violation(format: format) { return Violation(column: column.name, what: what) }
    }
    if let column = Self.duplicateName(in: columns) {
      return Violation(column: column, what: "two columns of a table have the same name")
    }
    guard columns.count(where: \.isPrimaryKey) <= 1 else {
      return Violation(what: "a table has several primary keys")
    }
    guard columns.count(where: \.isClass) <= 1 else {
      return Violation(what: "a table has several columns with the classes of its objects")
    }
    guard columns.count(where: { $0.defaultValue != nil }) <= Self.maximumDefaultCount else {
      return Violation(what: "a table has more than \(Self.maximumDefaultCount) columns with a default")
    }
    guard kind == .topLevel || !columns.contains(where: \.isPrimaryKey) else {
      return Violation(what: "an embedded table has a primary key")
    }
    guard !name.isEmpty || !formerNames.isEmpty else {
      return Violation(what: "a table without a name never had a name")
    }
    guard !formerNames.contains("") else { return Violation(what: "a former name of a table is empty") }
    return nil
  }

  /// Returns a name that two columns have, or nil if there is none. Dropped columns don't have a name. Canonically equivalent
  /// names are the same name.
  static func duplicateName(in columns: [ColumnDefinition]) -> String? {
    var names: Set<String> = []
    return columns.first { !$0.isDropped && !names.insert($0.name).inserted }?.name
  }

  /// Returns a name that two tables have, or nil if there is none.
  static func duplicateName(ofTables names: some Sequence<String>) -> String? {
    var known: Set<String> = []
    return names.first { !$0.isEmpty && !known.insert($0).inserted }
  }
}

extension Table {
  var rules: TableRules { TableRules(name: name, formerNames: formerNames, kind: kind, columns: columns) }

  /// Throws an error if the table breaks a rule, because a reader would then reject its header and chunks.
  func checkRules() throws(StoreError) {
    if let violation = rules.violation() { throw .unwritableSchema(name, violation.column, violation.what) }
  }
}

extension Transaction {
  /// Checks the tables and columns that were added or changed. Takes no time if there are none.
  ///
  /// - Throws: `.invalidConfiguration`, with the class and the property that break a rule.
  func checkSchema() throws(StoreError) {
    guard hasChangedSchema else { return }
    for (index, table) in tables.enumerated() where index >= base.tables.count || table !== base.tables[index]
    {
      try table.checkRules()
    }
    if let name = TableRules.duplicateName(ofTables: tables.lazy.map(\.name)) {
      throw .unwritableSchema(name, nil, "two tables have the same name")
    }
  }
}
