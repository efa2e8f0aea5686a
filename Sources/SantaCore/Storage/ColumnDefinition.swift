#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What kind of value one cell, or one element of a list, holds. Raw values are part of the file format.
enum ValueType: UInt8, Sendable, CaseIterable {
  case bool = 1
  case int8 = 2
  case int16 = 3
  case int32 = 4
  case int64 = 5
  case uint8 = 6
  case uint16 = 7
  case uint32 = 8
  case uint64 = 9
  case float = 10
  case double = 11
  case string = 12
  case data = 13
  case date = 14
  case uuid = 15
  case link = 16

  /// Bytes of one value in a chunk's column; texts and data take a slot that holds or points to the rest.
  var width: Int {
    switch self {
    case .bool, .int8, .uint8: 1
    case .int16, .uint16: 2
    case .int32, .uint32, .float: 4
    case .int64, .uint64, .double, .date, .link: 8
    case .string, .data, .uuid: 16
    }
  }

  /// Whether a column's slots may refer to the chunk's heap.
  var usesHeap: Bool { self == .string || self == .data }

  /// Whether a value, other than null, is of this type and in its range.
  /// The longest text or data. A chunk's heap is addressed with 32 bits, and holds the values of 256 rows.
  static let maximumByteCount = 1 << 24

  func admits(_ value: StoredValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.float, .float), (.double, .double), (.string, .string), (.data, .data): true
    case (.date, .date), (.uuid, .uuid), (.link, .link), (.int64, .int), (.uint64, .unsigned): true
    case (.int8, .int(let number)): Int8(exactly: number) != nil
    case (.int16, .int(let number)): Int16(exactly: number) != nil
    case (.int32, .int(let number)): Int32(exactly: number) != nil
    case (.uint8, .int(let number)): UInt8(exactly: number) != nil
    case (.uint16, .int(let number)): UInt16(exactly: number) != nil
    case (.uint32, .int(let number)): UInt32(exactly: number) != nil
    default: false
    }
  }

  /// What a required cell holds before anything is written to it.
  var zero: StoredValue {
    switch self {
    case .bool: .bool(false)
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32: .int(0)
    case .uint64: .unsigned(0)
    case .float: .float(0)
    case .double: .double(0)
    case .string: .string("")
    case .data: .data(.init())
    case .date: .date(0)
    case .uuid: .uuid(.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    case .link: .null
    }
  }
}

/// What deleting an object does to the objects that one of its links leads to.
enum DeleteRule: UInt8, Sendable {
  case keep = 0
  case cascade = 1
}

/// One column of a table, as the snapshot and the log know it.
struct ColumnDefinition: Hashable, Sendable {
  var name: String
  var type: ValueType
  /// Whether a cell (or, in a list, an element) may be null.
  var isOptional = false
  var isList = false
  var isPrimaryKey = false
  var isIndexed = false
  var deleteRule = DeleteRule.keep
  /// The name of the table that a link leads to.
  var target: String?

  var isLink: Bool { type == .link }

  /// Whether the cell has a bit that says if there is a value.
  var hasPresence: Bool { isOptional && !isList }

  /// Whether assigning takes more than storing in the chunk: an index or backlinks to keep, or a list.
  var isKnownToIndexes: Bool { isList || isPrimaryKey || isIndexed || isLink }

  /// Whether assigning takes no more than storing fixed bytes.
  var isPlain: Bool { !isKnownToIndexes && !isOptional && !type.usesHeap }

  /// Bytes of one row's cell. Lists lie beside the chunk's bytes.
  var width: Int { isList ? 0 : type.width }

  /// Whether both hold the same kind of value, however they are indexed.
  func holdsSame(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && isList == other.isList && target == other.target
      && isPrimaryKey == other.isPrimaryKey
  }

  /// The column's type as a message shows it.
  var typeName: String {
    let limit = type.usesHeap ? " of at most \(ValueType.maximumByteCount) bytes" : ""
    let element = (target ?? "\(type)") + (isOptional ? "?" : "") + limit
    return isList ? "List<\(element)>" : element
  }

  func admits(_ value: StoredValue) -> Bool {
    if case .null = value { return isOptional }
    if case .string(let text) = value, text.utf8.count > ValueType.maximumByteCount { return false }
    if case .data(let data) = value, data.count > ValueType.maximumByteCount { return false }
    return type.admits(value)
  }

  var initialValue: StoredValue { isOptional ? .null : type.zero }
}
