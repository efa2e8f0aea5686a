/// An element of `updates`: the collection before and after a change, and the change set.
///
/// Both collections are frozen, or arrays of entities (`EntityUpdates` of SantaDataSource), so they stay valid for as long as they are used. An object that was deleted can still
/// be read in `before`.
public struct CollectionUpdate<Collection> {
  /// Whether this is the first update. Then `before` is the same as `after`, and `changes` is empty.
  public let isInitial: Bool
  /// The collection that `deletions` and the old index of a pair refer to.
  public let before: Collection
  /// The collection that `insertions` and the new index of a pair refer to.
  public let after: Collection
  /// The changes that lead from `before` to `after`.
  public let changes: ChangeSet

  package init(isInitial: Bool, before: Collection, after: Collection, changes: ChangeSet) {
    (self.isInitial, self.before, self.after, self.changes) = (isInitial, before, after, changes)
  }
}

extension CollectionUpdate: Sendable where Collection: Sendable {}
