#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueType {
  var isNumber: Bool { isInteger || self == .float || self == .double }

  var isInteger: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  /// Whether values of the type are less and greater than each other.
  var hasOrder: Bool { isNumber || self == .string || self == .date || self == .uuid }

  /// A constant as it is compared with values of this type; nil where it can't be.
  ///
  /// A number that the type does not have stays what it is, and is compared by what it is worth. Dates and UUIDs may be
  /// given as texts, and a truth value as 0 or 1, as in queries written for other stores.
  func fitted(_ value: StoredValue) -> StoredValue? {
    switch (self, value) {
    case (_, .null): return value
    case (.bool, .int(0)): return .bool(false)
    case (.bool, .int(1)): return .bool(true)
    case (.date, .string(let text)): return Self.date(text).map { .date($0.timeIntervalSinceReferenceDate) }
    case (.uuid, .string(let text)): return UUID(uuidString: text).map { .uuid($0) }
    case (.bool, .bool), (.string, .string), (.data, .data), (.date, .date), (.uuid, .uuid): return value
    default: return isNumber && value.number != nil ? fittedNumber(value) : nil
    }
  }

  private func fittedNumber(_ value: StoredValue) -> StoredValue {
    if isInteger {
      let integer = value.integer ?? value.floating.flatMap { Int128(exactly: $0) }
      guard let integer else { return value }
      if self == .uint64 { return UInt64(exactly: integer).map { .unsigned($0) } ?? value }
      return Int64(exactly: integer).map { .int($0) } ?? value
    }
    if let integer = value.integer {
      // 1 << 53 and the like are the last integers that a floating-point number has one by one.
      if self == .float { return Float(exactly: integer).map { .float($0) } ?? value }
      return Double(exactly: integer).map { .double($0) } ?? value
    }
    guard let number = value.floating else { return value }
    guard self == .float else { return .double(number) }
    // Rounded, so that 0.1 finds the property that was assigned 0.1; but not to infinity, nor to zero.
    let rounded = Float(number)
    return rounded.isFinite == number.isFinite && rounded.isZero == number.isZero ? .float(rounded) : value
  }

  /// A date as ISO 8601 has it: `2026-12-24T10:00:00Z`, with fractions of a second, another zone, or the day alone.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 64 else { return nil }
    let styles: [Date.ISO8601FormatStyle] = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: false),
      Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      Date.ISO8601FormatStyle().year().month().day(),
    ]
    return styles.lazy.compactMap { try? $0.parse(text) }.first
  }
}
