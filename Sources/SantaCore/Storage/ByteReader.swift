#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes values from bytes that may be damaged or forged. Invalid bytes throw an error with their offset, and never
/// stop the program.
package struct ByteReader {
  /// A description of the invalid bytes, and their offset in the bytes with which the reader was created.
  package struct Malformed: Error {
    package var offset: Int
    package var what: String
  }

  let bytes: [UInt8]
  package private(set) var offset: Int
  private let end: Int

  package init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    offset = start
    self.end = end ?? bytes.count
  }

  package var isAtEnd: Bool { offset == end }

  /// The bytes that haven't been read yet.
  package var rest: ArraySlice<UInt8> { bytes[offset..<end] }

  package func malformed(_ what: String) -> Malformed { Malformed(offset: offset, what: what) }

  package mutating func byte() throws(Malformed) -> UInt8 {
    guard offset < end else { throw malformed("a value ends too early") }
    offset += 1
    return bytes[offset - 1]
  }

  package mutating func fixed<T: FixedWidthInteger>(_ type: T.Type) throws(Malformed) -> T {
    guard end - offset >= T.bitWidth / 8 else { throw malformed("a value ends too early") }
    var value: T = 0
    for shift in stride(from: 0, to: T.bitWidth, by: 8) {
      value |= T(truncatingIfNeeded: bytes[offset]) << shift
      offset += 1
    }
    return value
  }

  package mutating func unsigned() throws(Malformed) -> UInt64 {
    // Most numbers are small.
    let first = try byte()
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7F)
    for shift in stride(from: 7 as UInt64, to: 70, by: 7) {
      let next = try byte()
      guard shift < 63 || next <= 1 else { break }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    throw malformed("an integer is longer than 64 bits")
  }

  mutating func signed() throws(Malformed) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// Reads a count of items that take at least one byte each. The remaining bytes limit it, so that a forged count can't make
  /// the program allocate memory.
  package mutating func count() throws(Malformed) -> Int {
    let value = try unsigned()
    guard value <= UInt64(end - offset) else {
      throw malformed("a count of \(value) exceeds the remaining bytes")
    }
    return Int(value)
  }

  package mutating func index() throws(Malformed) -> Int {
    let value = try unsigned()
    guard let index = Int(exactly: value) else { throw malformed("an index of \(value) is too large") }
    return index
  }

  package mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= end - offset else { throw malformed("a value ends too early") }
    offset += count
    return bytes[(offset - count)..<offset]
  }

  package mutating func string() throws(Malformed) -> String {
    let start = offset
    let bytes = try take(try count())
    guard bytes.span.isUTF8 else { throw Malformed(offset: start, what: "a string is not valid UTF-8") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Skips the next `count` bytes, and returns a reader of only these bytes.
  mutating func part(_ count: Int) throws(Malformed) -> ByteReader {
    let start = offset
    _ = try take(count)
    return ByteReader(bytes, from: start, to: offset)
  }

  /// Returns the tag and contents of the next section that must not be skipped, or nil at the end. Sections with tags from 128
  /// on are skipped.
  mutating func section() throws(Malformed) -> (tag: UInt8, contents: ByteReader)? {
    while !isAtEnd {
      let tag = try byte()
      let contents = try part(try count())
      if tag < Self.firstSkippableTag { return (tag, contents) }
    }
    return nil
  }

  private static let firstSkippableTag: UInt8 = 128

  mutating func value(type: ValueType, isOptional: Bool) throws(Malformed) -> StoredValue {
    if type == .any { return try anyOfColumn() }
    if isOptional {
      switch try byte() {
      case 0: return .null
      case 1: break
      default: throw malformed("a byte before a value is neither 0 (nil) nor 1")
      }
    }
    let value: StoredValue
    switch type {
    case .bool:
      let byte = try byte()
      guard byte <= 1 else { throw malformed("a Boolean is neither 0 nor 1") }
      value = .bool(byte == 1)
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32: value = .int(try signed())
    case .uint64: value = .unsigned(try unsigned())
    case .float: value = .float(Float(bitPattern: try fixed(UInt32.self)))
    case .double: value = .double(Double(bitPattern: try fixed(UInt64.self)))
    case .date: value = .date(Double(bitPattern: try fixed(UInt64.self)))
    case .link: value = .link(try unsigned())
    case .string: value = .string(try string())
    case .data, .external: value = .data(Data(try take(try count())))
    case .uuid:
      let b = Array(try take(16))
      value = .uuid(
        UUID(
          uuid: (
            b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14],
            b[15]
          )))
    case .decimal: value = .decimal(try decimal().value)
    case .any: value = try any()
    }
    guard type.admits(value) else { throw malformed("a number is out of its type's range") }
    guard !value.isUnstorable else { throw malformed("a value is too long, or not a number") }
    return value
  }

  private mutating func anyOfColumn() throws(Malformed) -> StoredValue {
    let start = offset
    let value = try any()
    guard AnyValue.admits(value) else { throw Malformed(offset: start, what: "a value is too long") }
    return value
  }

  private mutating func decimal() throws(Malformed) -> DecimalNumber {
    let start = offset
    let flags = try byte()
    let exponent = Int8(bitPattern: try byte())
    var coefficient: UInt128 = 0
    for shift in stride(from: 0 as UInt128, to: 133, by: 7) {
      let next = try byte()
      // The last of 19 bytes has two bits. A final byte of 0 would be a second encoding of the same number.
      guard shift < 126 || next <= 3, shift == 0 || next > 0 else { break }
      coefficient |= UInt128(next & 0x7F) << shift
      if next >= 0x80 { continue }
      let number = DecimalNumber(
        storedNegative: flags != 0, exponent: exponent, coefficient: coefficient)
      guard flags <= 1, number.isInLowestTerms else {
        throw Malformed(offset: start, what: "a decimal number is not in lowest terms")
      }
      return number
    }
    throw Malformed(
      offset: start, what: "the digits of a decimal number exceed 128 bits, or end with an empty byte")
  }
}

extension [UInt8] {
  /// Returns the number stored in `byteCount` bytes, least significant byte first. The bytes must be within the array.
  package func littleEndian(at index: Int, byteCount: Int) -> UInt64 {
    var number: UInt64 = 0
    for offset in 0..<byteCount { number |= UInt64(self[index + offset]) << UInt64(8 * offset) }
    return number
  }
}
