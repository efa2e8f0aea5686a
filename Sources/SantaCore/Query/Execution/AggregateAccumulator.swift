#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Computes an aggregate, one value at a time.
struct AggregateAccumulator {
  private let aggregate: Expression.Aggregate
  /// The number of values, and the number of those that are not nil.
  private var (count, valueCount) = (0, 0)
  /// The minimum, maximum or sum so far.
  private var result: StoredValue

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
    case .average, .sum: result = Expression.Arithmetic.plus.apply(result, value)
    }
  }

  var value: StoredValue {
    switch aggregate {
    case .count: .int(Int64(count))
    case .min, .max, .sum: result
    case .average:
      if valueCount == 0 {
        .null
      } else if case .decimal(let sum) = result {
        .decimal(sum / Decimal(valueCount))
      } else {
        result.number.map { .double($0 / Double(valueCount)) } ?? .null
      }
    }
  }
}
