/// The representation of an integer or link column in a chunk of a segment: differences from the smallest value, in
/// as few bytes as the greatest difference requires. Raw values are the lowest three bits of a directory entry.
enum ChunkPacking: Int, Sendable {
  /// Not packed: the values have the width of the type.
  case none = 0
  case oneByte = 1
  case twoBytes = 2
  case fourBytes = 3
  /// All values are equal, and take no bytes.
  case constant = 4

  static let mask = 7

  /// The bytes of one value; nil if it has the width of the type.
  var width: Int? {
    switch self {
    case .none: nil
    case .oneByte: 1
    case .twoBytes: 2
    case .fourBytes: 4
    case .constant: 0
    }
  }

  /// The narrowest packing of values of a type of `width` bytes, with a difference of at most `span`.
  static func narrowest(span: UInt64, width: Int) -> ChunkPacking {
    let found: ChunkPacking =
      span == 0
      ? .constant
      : span < 1 << 8 ? .oneByte : span < 1 << 16 ? .twoBytes : span < 1 << 32 ? .fourBytes : .none
    return found.width.map { $0 < width } ?? false ? found : .none
  }
}

extension ValueType {
  /// Whether columns of this type can be packed.
  var isPackable: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link: true
    case .bool, .float, .double, .string, .data, .date, .uuid, .decimal, .any, .external: false
    }
  }

  /// Whether values are compared as signed integers.
  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    default: false
    }
  }
}
