#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueType {
  var isNumber: Bool { isInteger || self == .float || self == .double || self == .decimal }

  var isInteger: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  /// Whether numbers of this type are integers or decimal, so that arithmetic with them is exact.
  var isExact: Bool { isInteger || self == .decimal }

  /// Whether values of the type are ordered. For `any`, values of the same kind may be.
  var hasOrder: Bool { isNumber || self == .string || self == .date || self == .uuid || self == .any }

  /// Returns a constant, converted for the comparison with values of this type; nil if it can't be compared with them.
  ///
  /// A number that the type can't represent is kept, and compared by its exact value. A string may represent a date or UUID,
  /// and 0 or 1 may represent a Bool, because queries that were written for other databases use them.
  func fitted(_ value: StoredValue) -> StoredValue? {
    switch (self, value) {
    case (_, .null): return value
    case (.any, _): return AnyValue.admits(value) || value.integer != nil ? value : nil
    case (.bool, .int(0)): return .bool(false)
    case (.bool, .int(1)): return .bool(true)
    case (.date, .string(let text)): return Self.date(text).map { .date($0.timeIntervalSinceReferenceDate) }
    case (.uuid, .string(let text)): return UUID(uuidString: text).map { .uuid($0) }
    case (.bool, .bool), (.string, .string), (.data, .data), (.date, .date), (.uuid, .uuid): return value
    default: return isNumber && value.number != nil ? fittedNumber(value) : nil
    }
  }

  private func fittedNumber(_ value: StoredValue) -> StoredValue {
    if self == .decimal { return value.decimalNumber.map { .decimal($0.value) } ?? value }
    if isInteger {
      let integer =
        value.integer ?? value.floating.flatMap { Int128(exactly: $0) } ?? value.decimalNumber?.integer
      guard let integer else { return value }
      if self == .uint64 { return UInt64(exactly: integer).map { .unsigned($0) } ?? value }
      return Int64(exactly: integer).map { .int($0) } ?? value
    }
    if let integer = value.integer {
      // An integer that exceeds the precision of the type, for example beyond 1 << 53, keeps its exact value.
      if self == .float { return Float(exactly: integer).map { .float($0) } ?? value }
      return Double(exactly: integer).map { .double($0) } ?? value
    }
    guard let number = value.number else { return value }
    guard self == .float else { return .double(number) }
    // The number is rounded, so that 0.1 matches a Float property with the value 0.1, but never to infinity or zero.
    let rounded = Float(number)
    return rounded.isFinite == number.isFinite && rounded.isZero == number.isZero ? .float(rounded) : value
  }

  /// Returns the date for a string in ISO 8601 format, for example `2026-12-24T10:00:00Z`. Fractional seconds, other time
  /// zones, and a day without a time are supported, too.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 64 else { return nil }
    let styles: [Date.ISO8601FormatStyle] = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: false),
      Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      Date.ISO8601FormatStyle().year().month().day(),
    ]
    // `parse` would ignore characters after the date.
    let whole = text.startIndex..<text.endIndex
    return styles.lazy.compactMap { style in
      guard let (end, date) = try? style.consuming(text, startingAt: text.startIndex, in: whole) else {
        return nil
      }
      return end == text.endIndex ? date : nil
    }.first
  }
}
