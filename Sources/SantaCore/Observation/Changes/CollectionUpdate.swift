/// What one step of `updates` brings: the collection before and after, and what changed.
///
/// Both collections are frozen, so they stay true however long their user takes: an object that was deleted can
/// still be read in `before`.
public struct CollectionUpdate<Collection> {
  /// Whether this is the first: `before` is then empty of meaning and the same as `after`, and `changes` are empty.
  public let isInitial: Bool
  /// The collection that `deletions` and the old index of a pair refer to.
  public let before: Collection
  /// The collection that `insertions` and the new index of a pair refer to.
  public let after: Collection
  /// What changed between them.
  public let changes: ChangeSet
}
