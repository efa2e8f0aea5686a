#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stored value, independent of the Swift type of a property.
///
/// Public only because requirements of public protocols mention it, such as those of ``PersistableScalar``. Two values are equal
/// if their stored bytes are equal: a NaN equals the same NaN, 0.0 differs from -0.0, and decimal numbers are equal if they are
/// the same number. Storing an equal value is therefore recognised as no change.
// An underscore instead of `@_spi`, because `@inlinable` functions can't use names that are `@_spi`.
public enum _StoredValue: Sendable {
  /// No value.
  case null
  /// A truth value.
  case bool(Bool)
  /// A signed integer of any width, or an unsigned integer of up to 32 bits.
  case int(Int64)
  /// An unsigned integer of 64 bits.
  case unsigned(UInt64)
  /// A single-precision number.
  case float(Float)
  /// A double-precision number.
  case double(Double)
  /// A string.
  case string(String)
  /// Bytes.
  case data(Data)
  /// Seconds since 1 January 2001, 00:00 UTC.
  case date(Double)
  /// A universally unique identifier.
  case uuid(UUID)
  /// The key of a row in the table that the column links to.
  case link(UInt64)
  /// A decimal number. `1.0` and `1.00` are the same value. NaN can't be stored.
  // The case is indirect because its payload would make the enum larger.
  indirect case decimal(Decimal)
  /// A list of values, within a property of type `AnyPersistable`.
  case list([_StoredValue])
  /// A map, within a property of type `AnyPersistable`. The keys are unique and ascend by their UTF-8 bytes.
  case map([Entry])
}

extension _StoredValue: Hashable {
  /// Returns whether two values have equal stored bytes.
  public static func == (lhs: _StoredValue, rhs: _StoredValue) -> Bool {
    switch (lhs, rhs) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    // For `==` of `String`, canonically equivalent strings are equal, but their stored bytes differ.
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.data(let a), .data(let b)): a == b
    case (.date(let a), .date(let b)): a.bitPattern == b.bitPattern
    case (.uuid(let a), .uuid(let b)): a == b
    case (.link(let a), .link(let b)): a == b
    case (.decimal(let a), .decimal(let b)): DecimalNumber(a) == DecimalNumber(b)
    case (.list(let a), .list(let b)): a == b
    case (.map(let a), .map(let b)): a == b
    default: false
    }
  }

  /// Hashes the stored bytes, so that equal values have equal hashes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .float(let value): hasher.combine(value.bitPattern)
    case .double(let value): hasher.combine(value.bitPattern)
    case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .data(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value.bitPattern)
    case .uuid(let value): hasher.combine(value)
    case .link(let value): hasher.combine(value)
    case .decimal(let value): hasher.combine(DecimalNumber(value))
    case .list(let elements): hasher.combine(elements)
    case .map(let entries): hasher.combine(entries)
    }
  }
}

extension _StoredValue {
  /// Whether no column can store the value: a string or data that exceeds the maximum length, or a decimal NaN. Values of any
  /// type have further limits, which their columns check.
  package var isUnstorable: Bool {
    switch self {
    case .string(let text): text.utf8.count > ValueType.maximumByteCount
    case .data(let data): data.count > ValueType.maximumByteCount
    case .decimal(let value): value.isNaN
    default: false
    }
  }

  /// Returns the maximum number of bytes that the value takes outside its cell, in a column of the given type.
  package func byteCount(in type: ValueType) -> Int {
    type == .any ? AnyValue.byteCount(of: self) ?? 0 : byteCount
  }

  /// The length of a string or data in bytes; 0 for other values.
  var byteCount: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .data(let data): data.count
    default: 0
    }
  }

  /// Whether this is `null`.
  package var isNull: Bool { if case .null = self { true } else { false } }

  /// Whether this is a NaN.
  var isNotANumber: Bool {
    switch self {
    case .float(let value): value.isNaN
    case .double(let value), .date(let value): value.isNaN
    case .decimal(let value): value.isNaN
    default: false
    }
  }

  /// The key of the linked row; nil if this isn't a link.
  package var linkedRow: RowKey? { if case .link(let key) = self { RowKey(rawValue: key) } else { nil } }
}

extension _StoredValue {
  /// The beginning of the value as a string, for messages: strings can have millions of characters.
  var excerpt: String {
    let text = text
    let start = text.prefix(100)
    return start.endIndex == text.endIndex ? text : start + "…"
  }

  /// The value as a string.
  package var text: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .float(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .data(let value): "\(value.count) bytes"
    case .date(let value): "\(value) s since 2001-01-01"
    case .uuid(let value): value.uuidString
    case .link(let key): "row \(key)"
    case .decimal(let value): DecimalNumber(value)?.text ?? "NaN"
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .map(let entries):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", "))]"
    }
  }
}

/// The name of the type in this package. `package` for its other targets, which read stored values.
package typealias StoredValue = _StoredValue
