/// An operator behind a collection of objects in a key path, as in `"dogs.@sum.age"`.
enum KeyPathOperator: String {
  case count = "@count"
  case min = "@min"
  case max = "@max"
  case sum = "@sum"
  case average = "@avg"
  case union = "@unionOfObjects"
  case distinctUnion = "@distinctUnionOfObjects"
  case unionOfArrays = "@unionOfArrays"
  case distinctUnionOfArrays = "@distinctUnionOfArrays"

  /// Returns the values of objects at the end of names, or the result of the operator with which the names begin.
  static func value(of objects: [Object], along names: ArraySlice<String>) -> Any? {
    guard let name = names.first, name.hasPrefix("@") else { return objects.map { $0.value(along: names) } }
    guard let known = KeyPathOperator(rawValue: name) else { stop("A key path has no operator \(name).") }
    return known.result(of: objects, along: names.dropFirst())
  }

  /// Returns the result of the values that are not nil. Without values, a sum is 0; the smallest, the largest and the average
  /// are nil. Unions leave nil out.
  private func result(of objects: [Object], along names: ArraySlice<String>) -> Any? {
    if self == .count { return objects.count }
    guard !names.isEmpty else { stop("The name of a property is missing behind \(rawValue) in a key path.") }
    let values = objects.compactMap { $0.value(along: names) }
    switch self {
    case .union: return values
    case .distinctUnion: return distinct(values)
    case .unionOfArrays: return elements(of: values)
    case .distinctUnionOfArrays: return distinct(elements(of: values))
    case .count, .min, .max, .sum, .average: break
    }
    guard let first = values.first else { return self == .sum ? 0 : nil }
    let isExtreme = self == .min || self == .max
    let result =
      isExtreme ? (first as? any Comparable).flatMap { extreme(of: values, like: $0) } : total(of: values)
    guard let result else { stop("\(rawValue) in a key path can't be applied to \(type(of: first)) values.") }
    return result
  }

  /// Returns the elements of collections that are not nil, in order.
  private func elements(of collections: [Any]) -> [Any] {
    collections.flatMap { collection in
      guard let elements = collection as? any Sequence else {
        stop(
          "\(rawValue) in a key path can't be applied to \(type(of: collection)) values, which have no elements."
        )
      }
      return present(elements)
    }
  }

  private func present(_ elements: some Sequence) -> [Any] {
    elements.compactMap { element in
      let mirror = Mirror(reflecting: element)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : element
    }
  }

  /// Returns the first of each of several equal values.
  private func distinct(_ values: [Any]) -> [Any] {
    var known: Set<AnyHashable> = []
    return values.filter { value in (value as? AnyHashable).map { known.insert($0).inserted } ?? true }
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
