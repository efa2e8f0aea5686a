/// What is asked of a property that has an index. The raw value is the workload's name.
enum IndexedQuestion: String, CaseIterable {
  case equal = "indexed equal"
  case range = "indexed range"

  /// The numbers of presents that are asked for, a different one each time.
  func presents(_ time: Int) -> ClosedRange<Int> {
    let first = Sample(id: time * 7).presents
    return self == .equal ? first...first : first...first + 99
  }
}
