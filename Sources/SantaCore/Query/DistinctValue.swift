/// A value that compares as sorting does: two values are equal if neither sorts before the other.
///
/// Canonically equivalent texts are equal, and so are both zeros and all NaN.
struct DistinctValue: Hashable, Sendable {
  private let value: StoredValue

  init(_ value: StoredValue) { self.value = value }

  static func == (left: DistinctValue, right: DistinctValue) -> Bool {
    !left.value.sortsBefore(right.value) && !right.value.sortsBefore(left.value)
  }

  func hash(into hasher: inout Hasher) {
    switch value {
    case .string(let text): hasher.combine(text)
    case .double(let number), .date(let number): hasher.combine(number.isNaN ? .nan : number)
    case .float(let number): hasher.combine(number.isNaN ? .nan : number)
    default: value.hash(into: &hasher)
    }
  }
}
