/// A value by what it is to a sort: two that stand alike are equal, canonically equivalent texts, the two zeros and all
/// NaN among them.
struct AlikeValue: Hashable, Sendable {
  private let value: StoredValue

  init(_ value: StoredValue) { self.value = value }

  static func == (left: AlikeValue, right: AlikeValue) -> Bool {
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
