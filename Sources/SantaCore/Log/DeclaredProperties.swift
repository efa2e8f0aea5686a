import Synchronization

/// What the classes of this process say about their properties, by the names that the store has for both.
package final class DeclaredProperties: Sendable {
  private struct State {
    var defaults: [String: [String: StoredValue]] = [:]
    var counters: [String: Set<String>] = [:]
  }

  private let state = Mutex(State())

  /// Records the declared defaults of a class's properties, except for links and collections, and which of them are
  /// counters.
  func note(_ defaults: [String: StoredValue], counters: [String], ofClass name: String) {
    state.withLock { state in
      state.defaults[name, default: [:]].merge(defaults) { $1 }
      state.counters[name, default: []].formUnion(counters)
    }
  }

  /// The declared defaults, by the names of classes and properties.
  var defaults: [String: [String: StoredValue]] { state.withLock { $0.defaults } }

  /// The declared default of a property; nil if it is not known.
  package func defaultValue(of property: String, ofClass name: String) -> StoredValue? {
    state.withLock { $0.defaults[name]?[property] }
  }

  /// Whether a value is the declared default of a property.
  package func isDefault(_ value: StoredValue, of property: String, ofClass name: String) -> Bool {
    state.withLock { $0.defaults[name]?[property] } == value
  }

  /// Whether a class declares a property as a counter.
  package func isCounter(_ property: String, ofClass name: String) -> Bool {
    state.withLock { $0.counters[name]?.contains(property) ?? false }
  }
}
