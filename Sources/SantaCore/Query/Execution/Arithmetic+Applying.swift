#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Expression.Arithmetic {
  /// Returns the result of the operation, or null if the operation isn't defined for the values.
  func apply(_ left: StoredValue, _ right: StoredValue) -> StoredValue {
    switch (left, right) {
    case (.date(let date), .date(let other)): return self == .minus ? .double(date - other) : .null
    case (.date(let date), let other):
      guard let seconds = other.number, self == .plus || self == .minus else { return .null }
      return .date(self == .plus ? date + seconds : date - seconds)
    case (let other, .date(let date)):
      guard let seconds = other.number, self == .plus else { return .null }
      return .date(seconds + date)
    default: break
    }
    if let integer = left.integer, let other = right.integer {
      if self == .divided && other == 0 { return .null }
      return apply(integer, other).map(Self.value) ?? .double(apply(Double(integer), Double(other)))
    }
    if left.floating == nil, right.floating == nil, let number = left.decimalNumber,
      let other = right.decimalNumber
    {
      let result = apply(number.value, other.value)
      return result.isNaN ? .null : .decimal(result)
    }
    // The result is rounded as in Swift, so that a query agrees with the same expression in Swift code.
    if case .float(let number) = left, case .float(let other) = right {
      return .float(apply(number, other))
    }
    guard let number = left.number, let other = right.number else { return .null }
    return .double(apply(number, other))
  }

  /// Returns an integer as a value, or a floating-point number if the integer exceeds 64 bits.
  static func value(_ integer: Int128) -> StoredValue {
    Int64(exactly: integer).map { .int($0) } ?? UInt64(exactly: integer).map { .unsigned($0) }
      ?? .double(Double(integer))
  }

  /// Returns the result for two 64-bit integers, or nil if it exceeds 128 bits, as the product of two large unsigned integers
  /// does.
  private func apply(_ left: Int128, _ right: Int128) -> Int128? {
    switch self {
    case .plus: return left + right
    case .minus: return left - right
    case .times:
      let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
      return isTooLarge ? nil : product
    case .divided: return left / right
    }
  }

  /// Returns the result, or NaN if it is undefined or too large.
  private func apply(_ left: Decimal, _ right: Decimal) -> Decimal {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: right == 0 ? .nan : left / right
    }
  }

  private func apply<Number: BinaryFloatingPoint>(_ left: Number, _ right: Number) -> Number {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    }
  }
}
