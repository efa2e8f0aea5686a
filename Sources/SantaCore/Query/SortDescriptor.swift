/// A property to sort results by, and the sort direction.
struct SortDescriptor: Hashable, Sendable {
  let path: PropertyPath
  /// Whether smaller values come first. Nil sorts before all values in ascending order, and after them in descending order.
  let ascending: Bool

  init(path: PropertyPath, ascending: Bool) {
    self.path = path
    self.ascending = ascending
  }
}
