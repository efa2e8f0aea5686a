/// The state that a collection shows to a callback: the one to which the indices of its change refer, regardless of
/// later writes by this or earlier callbacks. When the callback has returned, the collection is live again.
final class Pinned<Contents> {
  /// Nil once the callback has returned.
  private(set) var contents: Contents?

  init(_ contents: Contents) { self.contents = contents }

  func release() { contents = nil }
}

/// The elements of a pinned list, set or map, and their snapshot.
struct PinnedElements {
  let tree: ListTree
  let snapshot: Snapshot
}
