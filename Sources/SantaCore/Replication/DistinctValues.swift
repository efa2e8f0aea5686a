import SantaStore

/// Values that differ from each other.
///
/// Objects are usually created with ascending numbers, which are only compared with the last one. The first value that doesn't
/// ascend, or that isn't a number, makes a set of all values.
struct DistinctValues {
  private var last: StoredValue?
  private var known: Set<StoredValue>?

  /// Inserts a value.
  ///
  /// - Parameter former: returns the values that were inserted. It is called at most once.
  /// - Returns: whether the value is new.
  mutating func insert(_ value: StoredValue, former: () -> [StoredValue]) -> Bool {
    if known == nil {
      if last.map({ Self.ascends($0, value) }) ?? true {
        last = value
        return true
      }
      known = Set(former())
    }
    return known?.insert(value).inserted ?? false
  }

  private static func ascends(_ first: StoredValue, _ second: StoredValue) -> Bool {
    switch (first, second) {
    case (.int(let first), .int(let second)): first < second
    case (.unsigned(let first), .unsigned(let second)): first < second
    default: false
    }
  }
}
