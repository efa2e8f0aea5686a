/// What a collection shows while the callback runs that it was handed to: the state that the indices of its change refer to,
/// whatever callbacks before it, or it itself, have written since. Afterwards the collection is live again.
final class Pinned<Contents> {
  /// Nil once the callback has returned.
  private(set) var contents: Contents?

  init(_ contents: Contents) { self.contents = contents }

  func release() { contents = nil }
}

/// The elements of a pinned list, set or map, and the snapshot that they are from.
struct PinnedElements {
  let tree: ListTree
  let snapshot: Snapshot
}
