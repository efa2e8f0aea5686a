#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Expression.Arithmetic {
  /// The result of the operation; null if the operation is not defined for the values.
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
    // Rounded as in Swift, so that a query finds what the same expression gives there.
    if case .float(let number) = left, case .float(let other) = right {
      return .float(apply(number, other))
    }
    guard let number = left.number, let other = right.number else { return .null }
    return .double(apply(number, other))
  }

  /// An integer as a value; a floating-point number if it has more than 64 bits.
  static func value(_ integer: Int128) -> StoredValue {
    Int64(exactly: integer).map { .int($0) } ?? UInt64(exactly: integer).map { .unsigned($0) }
      ?? .double(Double(integer))
  }

  /// Of two integers of 64 bits; nil if the result has more than 128, as the product of two large unsigned ones.
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

  /// NaN if the result is not defined, or too large.
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
