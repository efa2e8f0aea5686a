/// The rules of tables. A reader applies them to what it decodes, and a writer to what it is about to store, so that nothing
/// is written that can't be read again.
struct TableRules {
  /// A rule that a table breaks.
  struct Violation: Error {
    /// The name of the column that breaks the rule; nil if all of them do, or the table itself.
    var column: String?
    /// A clause that describes it.
    var what: String
  }

  /// Chunks store the number of columns in 16 bits.
  static let maximumColumnCount = Int(UInt16.max)

  /// Empty for a dropped table.
  var name: String
  var formerNames: [String]
  var kind: TableKind
  var columns: [ColumnDefinition]

  /// The first rule that the table breaks; nil if it breaks none.
  ///
  /// - Parameter format: the format of the files that have the table.
  func violation(format: UInt32 = 2) -> Violation? {
    guard columns.count <= Self.maximumColumnCount else {
      return Violation(what: "a table has \(columns.count) columns, more than \(Self.maximumColumnCount)")
    }
    for column in columns {
      if let what = column.violation(format: format) { return Violation(column: column.name, what: what) }
    }
    if let column = Self.duplicateName(in: columns) {
      return Violation(column: column, what: "a table has two columns of one name")
    }
    guard columns.count(where: \.isPrimaryKey) <= 1 else {
      return Violation(what: "a table has several primary keys")
    }
    guard columns.count(where: \.isClass) <= 1 else {
      return Violation(what: "a table has several columns with the classes of its objects")
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

  /// A name that two columns have; nil if there is none. Dropped columns have no name, and canonically equivalent names are
  /// one name.
  static func duplicateName(in columns: [ColumnDefinition]) -> String? {
    var names: Set<String> = []
    return columns.first { !$0.isDropped && !names.insert($0.name).inserted }?.name
  }

  /// A name that two tables have; nil if there is none.
  static func duplicateName(ofTables names: some Sequence<String>) -> String? {
    var known: Set<String> = []
    return names.first { !$0.isEmpty && !known.insert($0).inserted }
  }
}

extension Table {
  var rules: TableRules { TableRules(name: name, formerNames: formerNames, kind: kind, columns: columns) }

  /// Throws if the table breaks a rule, so that a reader would refuse its header and chunks.
  func checkRules() throws(StoreError) {
    if let violation = rules.violation() { throw .unwritableSchema(name, violation.column, violation.what) }
  }
}

extension Transaction {
  /// Checks the tables and columns that were added or changed. Takes no time if there are none.
  ///
  /// - Throws: `.invalidConfiguration` with the class and the property that break a rule.
  func checkSchema() throws(StoreError) {
    guard hasChangedSchema else { return }
    for (index, table) in tables.enumerated() where index >= base.tables.count || table !== base.tables[index]
    {
      try table.checkRules()
    }
    if let name = TableRules.duplicateName(ofTables: tables.lazy.map(\.name)) {
      throw .unwritableSchema(name, nil, "two tables have one name")
    }
  }
}
