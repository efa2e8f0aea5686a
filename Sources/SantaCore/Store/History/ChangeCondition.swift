/// A condition that an object must meet before or after the transaction that changes it.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct ChangeCondition: Hashable, Sendable {
  /// The name of the object's type.
  package let type: String
  /// A query.
  package let query: String

  package init(type: String, query: String) { (self.type, self.query) = (type, query) }
}

/// A ``ChangeCondition`` whose query was parsed with the current names of types and properties.
struct ReadCondition: Sendable {
  private let expression: Expression
  private let table: TableID
  private let tables: [String]
  private let columns: [[ColumnDefinition]]

  /// - Throws: `.invalidQuery`, with the position of the error, if a state doesn't have the type or a property.
  init(_ condition: ChangeCondition, _ latest: Snapshot) throws(StoreError) {
    guard let type = StoredQueryClass(condition.type, in: latest),
      let table = latest.table(named: condition.type)
    else { throw .noStoredType(condition.type, latest.tables.map(\.name).filter { !$0.isEmpty }) }
    expression = try QueryParser.expression(condition.query, of: type)
    self.table = table
    tables = latest.tables.map(\.name)
    columns = latest.tables.map(\.columns)
  }

  /// Returns whether a state has the names with which the condition was read.
  func isFor(_ latest: Snapshot) -> Bool {
    tables.count == latest.tables.count
      && latest.tables.indices.allSatisfy {
        tables[$0] == latest.tables[$0].name && columns[$0] == latest.tables[$0].columns
      }
  }

  /// Returns whether a changed object meets the condition before or after the change.
  ///
  /// - Throws: `.corruptFile` if an object can't be read.
  func isMet(by difference: Difference) throws(StoreError) -> Bool {
    guard let rows = difference.tables[table] else { return false }
    let modified = rows.modifications.lazy.map(\.row)
    let isMet =
      hasMatch(in: rows.insertions, of: difference.new) || hasMatch(in: modified, of: difference.new)
      || hasMatch(in: rows.deletions, of: difference.old) || hasMatch(in: modified, of: difference.old)
    try difference.old.checkForDamage()
    try difference.new.checkForDamage()
    return isMet
  }

  private func hasMatch(in rows: some Sequence<RowKey>, of state: Snapshot) -> Bool {
    guard table.rawValue < state.tables.count else { return false }
    let predicate = RowPredicate(expression, table, state)
    return rows.contains { row in
      guard let chunk = state[table].chunk(of: row) else { return false }
      return predicate.matches(row, chunk, row.slot)
    }
  }
}
