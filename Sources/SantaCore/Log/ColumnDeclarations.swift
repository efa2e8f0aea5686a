import Synchronization

/// The columns that this process declares, by table name. The store may lack some of them.
package final class ColumnDeclarations: Sendable {
  private struct State {
    var defaults: [String: [String: StoredValue]] = [:]
    var counters: [String: Set<String>] = [:]
  }

  private let state = Mutex(State())

  /// Records the default values of a table's columns, except for links and collections, and which of the columns are counters.
  func note(_ defaults: [String: StoredValue], counters: [String], ofTable name: String) {
    state.withLock { state in
      state.defaults[name, default: [:]].merge(defaults) { $1 }
      state.counters[name, default: []].formUnion(counters)
    }
  }

  /// The default values, by table name and column name. If the store lacks a column, its cells read as this value.
  var defaults: [String: [String: StoredValue]] { state.withLock { $0.defaults } }

  /// Returns the value of a column in a new row.
  package func startValue(_ column: ColumnID, of table: Table) -> StoredValue {
    defaultValue(of: table[column].name, ofTable: table.name) ?? table[column].initialValue
  }

  /// Returns the default value of a column; nil if it is unknown.
  private func defaultValue(of column: String, ofTable name: String) -> StoredValue? {
    state.withLock { $0.defaults[name]?[column] }
  }

  /// Returns whether a column is declared as a counter. Merged changes to a cell of a counter add up.
  package func isCounter(_ column: ColumnID, of table: Table) -> Bool {
    state.withLock { $0.counters[table.name]?.contains(table[column].name) ?? false }
  }
}
