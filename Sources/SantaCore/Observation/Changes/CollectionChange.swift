/// A notification for an observer of a collection.
public enum CollectionChange<Collection> {
  /// The first call, with the current collection.
  case initial(Collection)
  /// The current collection and its changes since the last call. `deletions` and `modifications` are indices before the change,
  /// and `insertions` are indices after it.
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  /// The collection can't be observed any longer. This is the last call.
  case error(StoreError)
}
