/// The state that a collection shows to a callback. The indices of the change refer to this state, regardless of later writes
/// by this or earlier callbacks. When the callback has returned, the collection is live again.
final class Pinned<Contents> {
  /// Nil once the callback has returned.
  private(set) var contents: Contents?
  /// The changes that are passed to the callback; nil in its first call.
  let changes: ChangeSet?

  init(_ contents: Contents, _ changes: ChangeSet?) {
    self.contents = contents
    self.changes = changes
  }

  func release() { contents = nil }
}

/// The elements of a pinned list, set or map, and their snapshot.
struct PinnedElements {
  let tree: ListTree
  let snapshot: Snapshot
}
