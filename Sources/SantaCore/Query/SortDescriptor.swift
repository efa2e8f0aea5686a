/// By which property results are sorted, and which way.
struct SortDescriptor: Hashable, Sendable {
  let path: PropertyPath
  /// Whether small values come first. Nil comes before all values then, and after them otherwise.
  let ascending: Bool

  init(path: PropertyPath, ascending: Bool) {
    self.path = path
    self.ascending = ascending
  }
}
