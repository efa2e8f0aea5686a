#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The order of two numbers of different types, by their exact values without rounding.
enum NumberOrder {
  case ascending, same, descending

  /// Returns the order of two numbers. Returns nil if their types are equal, if a value isn't a number, or if a value is NaN.
  static func compare(_ left: StoredValue, _ right: StoredValue) -> NumberOrder? {
    switch (left, right) {
    case (.int(let left), .unsigned(let right)): of(Int128(left), Int128(right))
    case (.unsigned(let left), .int(let right)): of(Int128(left), Int128(right))
    case (.float(let left), .double(let right)): of(Double(left), right)
    case (.double(let left), .float(let right)): of(left, Double(right))
    default:
      if let integer = left.integer, let number = right.floating {
        of(integer, number)
      } else if let number = left.floating, let integer = right.integer {
        of(integer, number)?.reversed
      } else {
        ofDecimal(left, right)
      }
    }
  }

  private static func of<Number: Comparable>(_ left: Number, _ right: Number) -> NumberOrder? {
    if left < right { return .ascending }
    if left == right { return .same }
    return left > right ? .descending : nil
  }

  private static func of(_ integer: Int128, _ number: Double) -> NumberOrder? {
    if number.isNaN { return nil }
    // A number beyond 128 bits is beyond all integers here.
    guard let floor = Int128(exactly: number.rounded(.down)) else {
      return number > 0 ? .ascending : .descending
    }
    if integer != floor { return of(integer, floor) }
    return number > number.rounded(.down) ? .ascending : .same
  }

  /// Returns the order if one of the numbers is decimal and the other isn't.
  private static func ofDecimal(_ left: StoredValue, _ right: StoredValue) -> NumberOrder? {
    switch (left, right) {
    case (.decimal, .decimal): return nil
    case (_, .decimal): return ofDecimal(right, left)?.reversed
    case (.decimal(let value), _):
      guard let number = DecimalNumber(value) else { return nil }
      if let integer = right.integer { return of(number, DecimalNumber(integer)) }
      guard let other = right.floating, !other.isNaN else { return nil }
      if number.isLess(than: other) { return .ascending }
      return number.isGreater(than: other) ? .descending : .same
    default: return nil
    }
  }

  private var reversed: NumberOrder {
    switch self {
    case .ascending: .descending
    case .same: .same
    case .descending: .ascending
    }
  }
}

extension StoredValue {
  var integer: Int128? {
    switch self {
    case .int(let value): Int128(value)
    case .unsigned(let value): Int128(value)
    default: nil
    }
  }

  var floating: Double? {
    switch self {
    case .float(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The number, rounded if a `Double` can't represent it; nil for other values.
  var number: Double? {
    if case .decimal(let value) = self { return DecimalNumber(value).map { $0.nearestDouble } ?? .nan }
    return integer.map { Double($0) } ?? floating
  }

  /// The number as a decimal number. For a floating-point number, it is the shortest decimal number that rounds to it. Nil if
  /// there is none, and for other values.
  var decimalNumber: DecimalNumber? {
    switch self {
    case .decimal(let value): DecimalNumber(value)
    case .float(let value): DecimalNumber("\(value)")
    case .double(let value): DecimalNumber("\(value)")
    default: integer.map { DecimalNumber($0) }
    }
  }
}
