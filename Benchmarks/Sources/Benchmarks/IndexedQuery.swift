/// A query on a property with an index. The raw value is the workload's name.
enum IndexedQuery: String, CaseIterable {
  case equal = "indexed equal"
  case range = "indexed range"

  /// Returns the numbers of presents to query for, which are different each time.
  func presents(_ time: Int) -> ClosedRange<Int> {
    let first = Sample(id: time * 7).presents
    return self == .equal ? first...first : first...first + 99
  }
}
