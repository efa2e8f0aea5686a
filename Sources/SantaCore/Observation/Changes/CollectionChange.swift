/// A change that an observer of a collection is notified of.
public enum CollectionChange<Collection> {
  /// The first call: the collection as it is.
  case initial(Collection)
  /// The collection as it is now, and what changed since the last call: `deletions` and `modifications` are
  /// indices before the change, `insertions` are indices after it.
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  /// The collection can't be followed any further. The last call.
  case error(any Error)
}
