/// An operator behind a collection of objects in a key path, as in `"dogs.@sum.age"`.
enum KeyPathOperator: String {
  case count = "@count"
  case min = "@min"
  case max = "@max"
  case sum = "@sum"
  case average = "@avg"

  /// Returns the values of objects at the end of names, or the result of the operator with which the names begin.
  static func value(of objects: [Object], along names: ArraySlice<String>) -> Any? {
    guard let name = names.first, name.hasPrefix("@") else { return objects.map { $0.value(along: names) } }
    guard let known = KeyPathOperator(rawValue: name) else { stop("A key path has no operator \(name).") }
    return known.result(of: objects, along: names.dropFirst())
  }

  /// Returns the result of the values that are not nil. Without values, a sum is 0; the smallest, the largest and the average
  /// are nil.
  private func result(of objects: [Object], along names: ArraySlice<String>) -> Any? {
    if self == .count { return objects.count }
    guard !names.isEmpty else { stop("The name of a property is missing behind \(rawValue) in a key path.") }
    let values = objects.compactMap { $0.value(along: names) }
    guard let first = values.first else { return self == .sum ? 0 : nil }
    let isExtreme = self == .min || self == .max
    let result =
      isExtreme ? (first as? any Comparable).flatMap { extreme(of: values, like: $0) } : total(of: values)
    guard let result else { stop("\(rawValue) in a key path can't be applied to \(type(of: first)) values.") }
    return result
  }

  private func extreme<Value: Comparable>(of values: [Any], like _: Value) -> Any? {
    let values = values.compactMap { $0 as? Value }
    return self == .min ? values.min() : values.max()
  }

  /// Returns the sum or the average; nil for values that are not numbers.
  private func total(of values: [Any]) -> Any? {
    if let decimals = values as? [Decimal] {
      let sum = decimals.reduce(0, +)
      return self == .sum ? sum : sum / Decimal(decimals.count)
    }
    if self == .sum {
      let integers = values.compactMap { value in (value as? any BinaryInteger).map { Int128($0) } }
      if integers.count == values.count {
        guard let sum = Int(exactly: integers.reduce(0, +)) else {
          stop("The sum of the integers in a key path doesn't fit Int. Use exactSum().")
        }
        return sum
      }
    }
    let numbers = values.compactMap { value in
      (value as? any BinaryInteger).map { Double($0) }
        ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    }
    guard numbers.count == values.count else { return nil }
    let sum = numbers.reduce(0, +)
    return self == .sum ? sum : sum / Double(numbers.count)
  }
}
