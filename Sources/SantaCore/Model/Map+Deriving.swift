// The methods of Swift's `Dictionary` that derive a new dictionary. The results are maps, because a dictionary can't hold all
// keys of a map: it treats canonically equivalent strings as one key.
extension Map {
  /// Returns a new map of the pairs that satisfy a condition. The new map isn't in a store.
  ///
  /// ```swift
  /// house.phones.filter { $0.value > 20 }.keys             // ["attic", "kitchen"]
  /// ```
  public func filter(_ condition: (_ pair: (key: Key, value: Value)) throws -> Bool) rethrows -> Map {
    Map(try Array(self).filter(condition))
  }

  /// Returns a new map of the same keys and transformed values. The new map isn't in a store.
  public func mapValues<Transformed: PersistableMapValue>(
    _ transform: (Value) throws -> Transformed
  ) rethrows -> Map<Key, Transformed> {
    Map<Key, Transformed>(try map { (key: $0.key, value: try transform($0.value)) })
  }

  /// Returns a new map of the transformed values that aren't nil. The new map isn't in a store.
  public func compactMapValues<Transformed: PersistableMapValue>(
    _ transform: (Value) throws -> Transformed?
  ) rethrows -> Map<Key, Transformed> {
    Map<Key, Transformed>(
      try compactMap { pair in try transform(pair.value).map { (key: pair.key, value: $0) } })
  }

  /// Returns a new map of the pairs of this map and another sequence. The new map isn't in a store. If both have a value for a
  /// key, `combine` is called with the two values.
  public func merging(
    _ other: some Sequence<(key: Key, value: Value)>,
    uniquingKeysWith combine: (_ current: Value, _ new: Value) throws -> Value
  ) rethrows -> Map {
    let result = Map(self)
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  /// Removes the pairs that satisfy a condition. Objects stay in the store.
  ///
  /// - Parameter condition: called once for each pair, before any pair is removed. It must not change the map. If it throws, no
  ///   pair is removed.
  public func removeAll(where condition: (_ pair: (key: Key, value: Value)) throws -> Bool) rethrows {
    location?.unpin()
    let keys = try Array(self).filter(condition).map(\.key)
    // Changing a map requires a transaction, even if nothing changes.
    if keys.isEmpty { _ = location?.context.writing("Changing a Map") }
    for key in keys { removeValue(forKey: key) }
  }
}
