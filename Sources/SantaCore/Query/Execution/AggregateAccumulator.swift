#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Computes an aggregate, one value at a time.
struct AggregateAccumulator {
  private let aggregate: Expression.Aggregate
  /// The number of values, and the number of values that are not nil.
  private var (count, valueCount) = (0, 0)
  /// The minimum, maximum or sum so far.
  private var result: StoredValue
  /// The sum so far if all values are integers. It may exceed 64 bits temporarily.
  private var integers: Int128? = 0

  init(_ aggregate: Expression.Aggregate) {
    self.aggregate = aggregate
    result = aggregate == .sum || aggregate == .average ? .int(0) : .null
  }

  mutating func add(_ value: StoredValue) {
    count += 1
    if value.isNull { return }
    valueCount += 1
    switch aggregate {
    case .count: break
    case .min:
      if !value.isNotANumber && (result.isNull || ValueOrder.isLess(value, result)) { result = value }
    case .max:
      if !value.isNotANumber && (result.isNull || ValueOrder.isLess(result, value)) { result = value }
    case .average, .sum:
      if let sum = integers, let integer = value.integer {
        integers = sum + integer
      } else {
        if let sum = integers {
          result = valueCount == 1 ? zero(for: value) : Expression.Arithmetic.value(sum)
        }
        integers = nil
        result = Expression.Arithmetic.plus.apply(result, value)
      }
    }
  }

  /// Returns the initial sum. `Float` values are added as in Swift, so that the sum equals the result of `sum()`. Averages are
  /// computed in double precision, as in `average()`.
  private func zero(for value: StoredValue) -> StoredValue {
    if aggregate == .sum, case .float = value { .float(0) } else { .int(0) }
  }

  var value: StoredValue {
    switch aggregate {
    case .count: .int(Int64(count))
    case .min, .max: result
    case .sum: integers.map { Expression.Arithmetic.value($0) } ?? result
    case .average:
      if valueCount == 0 {
        .null
      } else if let integers {
        .double(Double(integers) / Double(valueCount))
      } else if case .decimal(let sum) = result {
        .decimal(sum / Decimal(valueCount))
      } else {
        result.number.map { .double($0 / Double(valueCount)) } ?? .null
      }
    }
  }
}
