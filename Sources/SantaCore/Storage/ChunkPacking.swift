/// How a chunk of a segment holds the values of one integer or link column: as distances from the smallest, in as few
/// bytes as the largest needs. Raw values are the lowest three bits of a directory entry.
enum ChunkPacking: Int, Sendable {
  /// As many bytes as the type has.
  case none = 0
  case oneByte = 1
  case twoBytes = 2
  case fourBytes = 3
  /// All values are the same, and take nothing.
  case constant = 4

  static let mask = 7

  /// Bytes of one value; nil for those of the type itself.
  var width: Int? {
    switch self {
    case .none: nil
    case .oneByte: 1
    case .twoBytes: 2
    case .fourBytes: 4
    case .constant: 0
    }
  }

  /// The narrowest for values that are at most `span` apart, of a type of `width` bytes.
  static func narrowest(span: UInt64, width: Int) -> ChunkPacking {
    let found: ChunkPacking =
      span == 0
      ? .constant
      : span < 1 << 8 ? .oneByte : span < 1 << 16 ? .twoBytes : span < 1 << 32 ? .fourBytes : .none
    return found.width.map { $0 < width } ?? false ? found : .none
  }
}

extension ValueType {
  /// Whether a chunk may hold a column of this type packed.
  var isPackable: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link: true
    case .bool, .float, .double, .string, .data, .date, .uuid: false
    }
  }

  /// Whether the smallest value is found by comparing as signed integers.
  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    default: false
    }
  }
}
