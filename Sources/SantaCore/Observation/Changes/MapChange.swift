/// A change that an observer of a map is notified of.
///
/// Keys ascend by their UTF-8 bytes, as the map has them.
public enum MapChange<Key: PersistableMapKey, Value: PersistableMapValue> {
  /// The first call: the map as it is.
  case initial(Map<Key, Value>)
  /// The map as it is now, and the keys that went, that came, and under which there is another value, or an object that
  /// changed.
  case update(Map<Key, Value>, deletions: [Key], insertions: [Key], modifications: [Key])
  /// The map can't be followed any further. The last call.
  case error(any Error)
}

/// An element of the `updates` of a ``Map``: the map before and after, and the keys that changed.
///
/// Both maps are frozen, so they stay true however long their user takes. Keys ascend by their UTF-8 bytes.
public struct MapUpdate<Key: PersistableMapKey, Value: PersistableMapValue> {
  /// Whether this is the first: `before` is then the same as `after`, and nothing has changed.
  public let isInitial: Bool
  /// The map that `deletions` refer to.
  public let before: Map<Key, Value>
  /// The map as it was when the element was made.
  public let after: Map<Key, Value>
  /// The keys that have gone.
  public let deletions: [Key]
  /// The keys that have come.
  public let insertions: [Key]
  /// The keys under which there is another value, or an object that changed.
  public let modifications: [Key]
}
