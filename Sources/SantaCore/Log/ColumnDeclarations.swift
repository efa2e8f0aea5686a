import Synchronization

/// The columns that this process declares, by the names of their tables. The store may lack some of them.
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

  /// The default values, by the names of tables and columns. A cell whose column the store lacks reads as this value.
  var defaults: [String: [String: StoredValue]] { state.withLock { $0.defaults } }

  /// The default value of a column; nil if it is not known.
  package func defaultValue(of column: String, ofTable name: String) -> StoredValue? {
    state.withLock { $0.defaults[name]?[column] }
  }

  /// Whether a value is the default value of a column.
  package func isDefault(_ value: StoredValue, of column: String, ofTable name: String) -> Bool {
    state.withLock { $0.defaults[name]?[column] } == value
  }

  /// Whether a column is declared as a counter: changes to a cell that are merged add up.
  package func isCounter(_ column: String, ofTable name: String) -> Bool {
    state.withLock { $0.counters[name]?.contains(column) ?? false }
  }
}
