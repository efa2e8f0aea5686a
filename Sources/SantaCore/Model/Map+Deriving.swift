// The methods of Swift's `Dictionary` that derive a dictionary from another. The results are maps, because a dictionary
// can't hold all keys of a map: canonically equivalent texts are one key there.
extension Map {
  /// A new map, in no store, of the pairs that meet a condition.
  ///
  /// ```swift
  /// house.phones.filter { $0.value > 20 }.keys             // ["attic", "kitchen"]
  /// ```
  public func filter(_ condition: (_ pair: (key: Key, value: Value)) throws -> Bool) rethrows -> Map {
    Map(try Array(self).filter(condition))
  }

  /// A new map, in no store, of the same keys and transformed values.
  public func mapValues<Transformed: PersistableMapValue>(
    _ transform: (Value) throws -> Transformed
  ) rethrows -> Map<Key, Transformed> {
    Map<Key, Transformed>(try map { (key: $0.key, value: try transform($0.value)) })
  }

  /// A new map, in no store, of the transformed values that are not nil.
  public func compactMapValues<Transformed: PersistableMapValue>(
    _ transform: (Value) throws -> Transformed?
  ) rethrows -> Map<Key, Transformed> {
    Map<Key, Transformed>(
      try compactMap { pair in try transform(pair.value).map { (key: pair.key, value: $0) } })
  }

  /// A new map, in no store, of the pairs of the map and others. If both have a value for a key, `combine` is called with
  /// both.
  public func merging(
    _ other: some Sequence<(key: Key, value: Value)>,
    uniquingKeysWith combine: (_ current: Value, _ new: Value) throws -> Value
  ) rethrows -> Map {
    let result = Map(self)
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  /// Removes the pairs that meet a condition; objects stay in the store.
  ///
  /// - Parameter condition: called once for each pair, before any is removed. It must not change the map. If it throws,
  ///   no pair is removed.
  public func removeAll(where condition: (_ pair: (key: Key, value: Value)) throws -> Bool) rethrows {
    location?.unpin()
    let keys = try Array(self).filter(condition).map(\.key)
    // A transaction is required even if nothing changes.
    if keys.isEmpty { _ = location?.context.writing("Changing a Map") }
    for key in keys { removeValue(forKey: key) }
  }
}
