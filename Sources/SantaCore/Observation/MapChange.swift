/// What an observer of a map is told.
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
