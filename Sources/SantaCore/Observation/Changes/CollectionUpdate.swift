/// An element of `updates`: the collection before and after a change, and the change set.
///
/// Both collections are frozen, or arrays of entities (`EntityUpdates` of SantaDataSource), and remain valid as long as they
/// are used. A deleted object can still be read in `before`.
public struct CollectionUpdate<Collection> {
  /// Whether this is the first update. If so, `before` is the same as `after`, and `changes` is empty.
  public let isInitial: Bool
  /// The collection before the change. The `deletions` of `changes`, and the old indices of its pairs, refer to it.
  public let before: Collection
  /// The collection after the change. The `insertions` of `changes`, and the new indices of its pairs, refer to it.
  public let after: Collection
  /// The changes from `before` to `after`.
  public let changes: ChangeSet

  package init(isInitial: Bool, before: Collection, after: Collection, changes: ChangeSet) {
    (self.isInitial, self.before, self.after, self.changes) = (isInitial, before, after, changes)
  }
}

extension CollectionUpdate: Sendable where Collection: Sendable {}
