// The encoding of values in columns of type `any`, including lists and maps of such values. In a stream:
//
// ```
// type   UInt8   0: nil · 1, 5, 10 to 15 and 17: a ``ValueType`` · 32: list · 33: map
// value  as of a required column of the type; of a list, the count (LEB128) and the values; of a map, the count and
//        for each entry the key (text) and the value, with keys that ascend by their bytes
// ```
//
// A cell of a chunk is a slot with these bytes. The slot of nil is empty.
package enum AnyValue {
  /// The maximum nesting depth of lists and maps. It is limited because they are read recursively.
  static let maximumDepth = 100

  static let nullTag: UInt8 = 0
  static let listTag: UInt8 = 32
  static let mapTag: UInt8 = 33

  /// Returns the type with which a value is encoded, or nil for nil, lists, maps, and values that can't be encoded.
  static func type(of value: StoredValue) -> ValueType? {
    switch value {
    case .bool: .bool
    case .int: .int64
    case .float: .float
    case .double: .double
    case .string: .string
    case .data: .data
    case .date: .date
    case .uuid: .uuid
    case .decimal: .decimal
    case .null, .unsigned, .link, .list, .map: nil
    }
  }

  /// Returns the bytes of a cell with the given value.
  package static func bytes(of value: StoredValue) -> [UInt8] {
    if value.isNull { return [] }
    var writer = ByteWriter()
    writer.any(value)
    return writer.bytes
  }

  /// Returns the value in the bytes of a cell. No bytes stand for nil.
  static func value(of bytes: [UInt8]) throws(ByteReader.Malformed) -> StoredValue {
    if bytes.isEmpty { return .null }
    var reader = ByteReader(bytes)
    let value = try reader.any()
    guard !value.isNull, reader.isAtEnd else {
      throw reader.malformed("a value of any type is nil, or shorter than its cell")
    }
    return value
  }

  /// Returns whether a column can store a value. Links, `unsigned` values and decimal NaNs are rejected, and so are values that
  /// are nested too deeply or too long.
  static func admits(_ value: StoredValue) -> Bool {
    guard let count = byteCount(value, depth: 0) else { return false }
    return count <= ValueType.maximumByteCount
  }

  /// Returns the length of an encoded value, or nil if the value can't be stored.
  static func byteCount(of value: StoredValue) -> Int? { byteCount(value, depth: 0) }

  /// Returns the length of a number in LEB128.
  private static func byteCount(_ number: some FixedWidthInteger & UnsignedInteger) -> Int {
    max(1, (number.bitWidth - number.leadingZeroBitCount + 6) / 7)
  }

  /// Returns the length of a type, a count and `count` bytes.
  private static func byteCount(counted count: Int) -> Int { 1 + byteCount(UInt(count)) + count }

  private static func byteCount(_ value: StoredValue, depth: Int) -> Int? {
    switch value {
    case .null: return 1
    case .bool: return 2
    case .float: return 5
    case .double, .date: return 9
    case .int(let number): return 1 + byteCount(UInt64(bitPattern: number << 1 ^ number >> 63))
    case .uuid: return 17
    case .decimal(let number): return DecimalNumber(number).map { 3 + byteCount($0.coefficient) }
    case .string(let text): return byteCount(counted: text.utf8.count)
    case .data(let data): return byteCount(counted: data.count)
    case .unsigned, .link: return nil
    case .list(let elements):
      guard depth < maximumDepth else { return nil }
      var sum = 1 + byteCount(UInt(elements.count))
      for element in elements {
        guard let count = byteCount(element, depth: depth + 1) else { return nil }
        sum += count
      }
      return sum
    case .map(let entries):
      guard depth < maximumDepth else { return nil }
      var sum = 1 + byteCount(UInt(entries.count))
      for entry in entries {
        guard let count = byteCount(entry.value, depth: depth + 1) else { return nil }
        let key = entry.key.utf8.count
        sum += byteCount(UInt(key)) + key + count
      }
      return sum
    }
  }
}

extension ByteWriter {
  /// Encodes a value of any type.
  package mutating func any(_ value: StoredValue) {
    switch value {
    case .null: byte(AnyValue.nullTag)
    case .list(let elements):
      byte(AnyValue.listTag)
      count(elements.count)
      for element in elements { any(element) }
    case .map(let entries):
      byte(AnyValue.mapTag)
      count(entries.count)
      for entry in entries {
        string(entry.key)
        any(entry.value)
      }
    default:
      guard let type = AnyValue.type(of: value) else {
        stopProgram("A value that AnyPersistable can't hold reached a record or block.")
      }
      byte(type.rawValue)
      self.value(value, type: type, isOptional: false)
    }
  }
}

extension ByteReader {
  /// Decodes a value of any type.
  package mutating func any() throws(Malformed) -> StoredValue { try any(depth: 0) }

  private mutating func any(depth: Int) throws(Malformed) -> StoredValue {
    let start = offset
    let tag = try byte()
    switch tag {
    case AnyValue.nullTag: return .null
    case AnyValue.listTag, AnyValue.mapTag:
      guard depth < AnyValue.maximumDepth else {
        throw Malformed(
          offset: start, what: "a value is nested more than \(AnyValue.maximumDepth) levels deep")
      }
      let count = try count()
      return tag == AnyValue.listTag ? try list(count, depth) : try map(count, depth)
    default:
      guard let type = ValueType(rawValue: tag), ValueType.inAny.contains(type) else {
        throw Malformed(offset: start, what: "the type of a value is unknown")
      }
      return try value(type: type, isOptional: false)
    }
  }

  private mutating func list(_ count: Int, _ depth: Int) throws(Malformed) -> StoredValue {
    var elements: [StoredValue] = []
    for _ in 0..<count { elements.append(try any(depth: depth + 1)) }
    return .list(elements)
  }

  private mutating func map(_ count: Int, _ depth: Int) throws(Malformed) -> StoredValue {
    var entries: [StoredValue.Entry] = []
    for _ in 0..<count {
      let start = offset
      let key = try string()
      guard entries.last?.key.precedesInBytes(key) ?? true else {
        throw Malformed(offset: start, what: "the keys of a map in a value are out of order")
      }
      entries.append(StoredValue.Entry(key: key, value: try any(depth: depth + 1)))
    }
    return .map(entries)
  }
}

extension ValueType {
  /// The types that single values in a column of type `any` can have.
  fileprivate static let inAny: [ValueType] = [
    .bool, .int64, .float, .double, .string, .data, .date, .uuid, .decimal,
  ]
}
