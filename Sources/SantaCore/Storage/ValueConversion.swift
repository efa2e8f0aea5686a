#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Converts single values to another type for migrations. Unlike ``ColumnConversion``, a conversion of one value can fail.
///
/// - Numbers, truth values (0 and 1) and strings can be converted to each other. A number is converted to an integer if it is
///   whole and in range, and to the nearest floating-point number.
/// - UUIDs and strings, and data and strings in UTF-8, can be converted to each other.
enum ValueConversion {
  private enum Family {
    case number, text, uuid, data, other

    init(_ type: ValueType) {
      switch type {
      case .bool, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
        self = .number
      case .string: self = .text
      case .uuid: self = .uuid
      case .data: self = .data
      case .date, .link, .any, .external: self = .other
      }
    }
  }

  /// Returns whether some values of a column can be converted to values of another column.
  static func isPossible(from old: ColumnDefinition, to new: ColumnDefinition) -> Bool {
    guard !old.isCollection, !new.isCollection else { return false }
    if old.type == new.type { return old.target == new.target }
    let (from, to) = (Family(old.type), Family(new.type))
    return from != .other && to != .other && (from == to || from == .text || to == .text)
  }

  /// Returns whether all values of a type can be converted to another one.
  static func isTotal(from old: ValueType, to new: ValueType) -> Bool {
    guard new == .string else { return old == new }
    switch old {
    case .bool, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .uuid:
      return true
    case .decimal, .data, .date, .link, .any, .external: return false
    }
  }

  /// Returns a value other than null, converted to a type; nil if it can't be converted.
  static func converted(_ value: StoredValue, to type: ValueType) -> StoredValue? {
    if type.admits(value) { return value }
    let result: StoredValue? =
      switch type {
      case .string: string(value)
      case .bool: truthValue(value)
      case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
        integer(value).flatMap { Int64(exactly: $0) }.map { .int($0) }
      case .uint64: integer(value).flatMap { UInt64(exactly: $0) }.map { .unsigned($0) }
      case .double: double(value).map { .double($0) }
      case .float: double(value).flatMap(nearest).map { .float($0) }
      case .decimal: decimal(value).map { .decimal($0) }
      case .uuid: text(value).flatMap { UUID(uuidString: $0) }.map { .uuid($0) }
      case .data: text(value).map { .data(Data($0.utf8)) }
      case .date, .link, .any, .external: nil
      }
    return result.flatMap { type.admits($0) ? $0 : nil }
  }

  private static func text(_ value: StoredValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }

  private static func string(_ value: StoredValue) -> StoredValue? {
    switch value {
    case .bool, .int, .unsigned, .float, .double, .uuid: .string(value.text)
    case .decimal(let number): DecimalNumber(number).map { .string($0.text) }
    case .data(let data): String(validating: data, as: UTF8.self).map { .string($0) }
    default: nil
    }
  }

  private static func truthValue(_ value: StoredValue) -> StoredValue? {
    if let text = text(value), let truth = Bool(text) { return .bool(truth) }
    return switch integer(value) {
    case 0: .bool(false)
    case 1: .bool(true)
    default: nil
    }
  }

  private static func integer(_ value: StoredValue) -> Int128? {
    switch value {
    case .bool(let truth): truth ? 1 : 0
    case .int(let number): Int128(number)
    case .unsigned(let number): Int128(number)
    case .float(let number): Int128(exactly: number)
    case .double(let number): Int128(exactly: number)
    case .decimal(let number): DecimalNumber(number).flatMap { Int128($0.text) }
    case .string(let text): Int128(text)
    default: nil
    }
  }

  private static func double(_ value: StoredValue) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .float(let number): Double(number)
    case .double(let number): number
    case .decimal(let number): DecimalNumber(number).flatMap { Double($0.text) }
    case .string(let text): Double(text)
    default: integer(value).map { Double($0) }
    }
  }

  /// Returns the nearest single-precision number, unless only an infinity is near.
  private static func nearest(_ number: Double) -> Float? {
    let float = Float(number)
    return float.isInfinite && number.isFinite ? nil : float
  }

  private static func decimal(_ value: StoredValue) -> Decimal? {
    let text: String? =
      switch value {
      case .string(let text): text
      case .float(let number): "\(number)"
      case .double(let number): "\(number)"
      default: integer(value).map { "\($0)" }
      }
    guard let text, let number = DecimalNumber(text) else { return nil }
    return number.value
  }
}
