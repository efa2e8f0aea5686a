/// The representation of a column in a chunk of a segment. Raw values are the lowest three bits of a directory entry.
///
/// Integers and links are stored as differences from the smallest value, in as few bytes as the greatest difference requires.
/// Doubles and dates are stored in the same way if all of them are whole numbers. For strings and data, see ``ChunkTexts``.
enum ChunkPacking: Int, Sendable {
  /// Values aren't packed: they have the width of the type.
  case none = 0
  case oneByte = 1
  case twoBytes = 2
  case fourBytes = 3
  /// All values are equal and take no bytes.
  case constant = 4

  static let mask = 7

  /// The number of bytes in one value; nil if values have the width of the type.
  var width: Int? {
    switch self {
    case .none: nil
    case .oneByte: 1
    case .twoBytes: 2
    case .fourBytes: 4
    case .constant: 0
    }
  }

  /// The greatest magnitude of a whole number that is packed. All integers up to it are exact as doubles, and so are all sums
  /// of one and a packed difference.
  static let greatestWhole: Int64 = 1 << 52

  /// Returns the narrowest packing of values that are `width` bytes wide and differ by at most `span`.
  static func narrowest(span: UInt64, width: Int) -> ChunkPacking {
    let found: ChunkPacking =
      span == 0
      ? .constant
      : span < 1 << 8 ? .oneByte : span < 1 << 16 ? .twoBytes : span < 1 << 32 ? .fourBytes : .none
    return found.width.map { $0 < width } ?? false ? found : .none
  }
}

extension ValueType {
  /// Whether columns of this type contain integers or links, which can always be packed.
  var isPackable: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link: true
    case .bool, .float, .double, .string, .data, .date, .uuid, .decimal, .any, .external: false
    }
  }

  /// Whether columns of this type are packed as integers if all values of a chunk are whole numbers.
  var isPackedWhole: Bool { self == .double || self == .date }

  /// Whether values are compared as signed integers.
  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    default: false
    }
  }
}

extension ColumnDefinition {
  /// Whether strings or data of the column can be packed.
  var hasPackableTexts: Bool { !isCollection && (type == .string || type == .data) }

  /// Returns whether the column can be packed in this way.
  func allows(_ packing: ChunkPacking) -> Bool {
    guard let width = packing.width else { return true }
    if hasPackableTexts { return packing == .twoBytes }
    return !isCollection && (type.isPackable || type.isPackedWhole) && width < self.width
  }
}
