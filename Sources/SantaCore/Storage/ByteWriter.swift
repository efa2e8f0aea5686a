#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes values as bytes. Integers of fixed length are little-endian, and integers of variable length are in LEB128.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Removes all bytes, but keeps their memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  package mutating func fixed<T: FixedWidthInteger>(_ value: T) {
    for shift in stride(from: 0, to: T.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  /// Appends an integer in zigzag encoding: integers of small magnitude take few bytes, whether positive or negative.
  mutating func signed(_ value: Int64) { unsigned(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  package mutating func string(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// Appends a section of a record or manifest: its tag, length and contents.
  mutating func section(_ tag: UInt8, _ contents: [UInt8]) {
    byte(tag)
    count(contents.count)
    append(contents)
  }

  package mutating func append(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  /// Appends the value of a column. A byte before it says whether an optional value is null, or which type a value of any type
  /// has.
  mutating func value(_ value: StoredValue, type: ValueType, isOptional: Bool) {
    if type == .any { return any(value) }
    if isOptional {
      byte(value.isNull ? 0 : 1)
      if value.isNull { return }
    }
    switch value {
    case .null:
      // In a required column, only the placeholder of an unreadable element is null. Its damage was recorded when the element
      // was read, so the transaction will fail, and these bytes are never stored.
      if type == .link { unsigned(0) } else { self.value(type.zero, type: type, isOptional: false) }
    case .bool(let value): byte(value ? 1 : 0)
    case .int(let value): signed(value)
    case .unsigned(let value): unsigned(value)
    case .float(let value): fixed(value.bitPattern)
    case .double(let value): fixed(value.bitPattern)
    case .date(let value): fixed(value.bitPattern)
    case .link(let value): unsigned(value)
    case .string(let value): string(value)
    case .data(let value):
      count(value.count)
      bytes.append(contentsOf: value)
    case .uuid(let value):
      let id = value.uuid
      bytes += [
        id.0, id.1, id.2, id.3, id.4, id.5, id.6, id.7, id.8, id.9, id.10, id.11, id.12, id.13, id.14, id.15,
      ]
    case .decimal(let value): decimal(value)
    case .list, .map: stopProgram("A list or map reached a column of single values.")
    }
  }

  /// Appends a byte for the sign (1 if negative), a byte for the exponent, and the coefficient.
  private mutating func decimal(_ value: Decimal) {
    guard let number = DecimalNumber(value) else { stopProgram("A decimal NaN reached a record or block.") }
    byte(number.isNegative ? 1 : 0)
    byte(UInt8(bitPattern: number.exponent))
    var rest = number.coefficient
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
