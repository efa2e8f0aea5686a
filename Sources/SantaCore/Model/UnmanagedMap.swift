/// The contents of a ``Map`` that isn't in a store. Keys are compared and ordered as in a store.
struct UnmanagedMap<Value> {
  // The keys are stored values, because `==` of `String` considers canonically equivalent strings equal.
  private var pairs: [StoredValue: Value] = [:]

  var count: Int { pairs.count }

  subscript(key: String) -> Value? {
    get { pairs[.string(key)] }
    set {
      if let newValue {
        pairs.updateValue(newValue, forKey: .string(key))
      } else {
        pairs.removeValue(forKey: .string(key))
      }
    }
  }

  /// The pairs in the order of the keys' UTF-8 bytes. O(n log n).
  var sorted: [(key: String, value: Value)] {
    pairs.sorted { $0.key.precedesExactly($1.key) }.compactMap { key, value in
      if case .string(let key) = key { (key, value) } else { nil }
    }
  }
}
