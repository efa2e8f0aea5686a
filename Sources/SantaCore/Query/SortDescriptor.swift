/// A property by which results are sorted, and the direction.
struct SortDescriptor: Hashable, Sendable {
  let path: PropertyPath
  /// Whether smaller values come first. Nil then comes before all values, and otherwise after them.
  let ascending: Bool

  init(path: PropertyPath, ascending: Bool) {
    self.path = path
    self.ascending = ascending
  }
}
