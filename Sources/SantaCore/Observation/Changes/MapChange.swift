/// A notification for an observer of a map.
///
/// Keys are in the order of the map, by their UTF-8 bytes.
public enum MapChange<Key: PersistableMapKey, Value: PersistableMapValue> {
  /// The first call, with the current map.
  case initial(Map<Key, Value>)
  /// The current map and its changes since the last call: the removed keys, the added keys, and the keys whose value was
  /// replaced or is an object that changed.
  case update(Map<Key, Value>, deletions: [Key], insertions: [Key], modifications: [Key])
  /// The map can't be observed any longer. This is the last call.
  case error(StoreError)
}

/// An element of the `updates` of a ``Map``: the map before and after a change, and the keys that changed.
///
/// Both maps are frozen, and remain valid as long as they are used. Keys ascend by their UTF-8 bytes.
public struct MapUpdate<Key: PersistableMapKey, Value: PersistableMapValue> {
  /// Whether this is the first update. If so, `before` is the same as `after`, and no keys are listed.
  public let isInitial: Bool
  /// The map before the change.
  public let before: Map<Key, Value>
  /// The map after the change.
  public let after: Map<Key, Value>
  /// The removed keys.
  public let deletions: [Key]
  /// The added keys.
  public let insertions: [Key]
  /// The keys whose value was replaced or is an object that changed.
  public let modifications: [Key]
}
