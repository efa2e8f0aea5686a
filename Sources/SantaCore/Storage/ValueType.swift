#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The type of the values in a column. Raw values are part of the file format.
package enum ValueType: UInt8, Sendable, CaseIterable {
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
  case decimal = 17
  /// A value of any of the types above except links, or a list or map of such values; see ``AnyValue``. Columns of this type
  /// are optional.
  case any = 18
  /// A reference to data in a separate file; see ``ExternalReference``. Columns of this type are optional and have single
  /// values.
  case external = 19

  /// The number of bytes that a value takes in a chunk. Strings, data and values of any type take a slot, which contains or
  /// refers to their bytes.
  var width: Int {
    switch self {
    case .bool, .int8, .uint8: 1
    case .int16, .uint16: 2
    case .int32, .uint32, .float: 4
    case .int64, .uint64, .double, .date, .link: 8
    case .string, .data, .uuid, .any, .external: 16
    case .decimal: DecimalNumber.byteCount
    }
  }

  /// Whether values are stored in slots that may refer to the chunk's heap.
  var usesHeap: Bool { self == .string || self == .data || self == .any || self == .external }

  /// The maximum length of a string or data. Offsets into a chunk's heap have 32 bits, and the heap contains the values of 256
  /// rows.
  static let maximumByteCount = 1 << 24

  /// Returns whether a value other than null is of this type and in its range.
  package func admits(_ value: StoredValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.float, .float), (.double, .double), (.string, .string), (.data, .data): true
    case (.date, .date), (.uuid, .uuid), (.link, .link), (.int64, .int), (.uint64, .unsigned): true
    case (.decimal, .decimal), (.external, .data): true
    case (.any, _): AnyValue.admits(value)
    case (.int8, .int(let number)): Int8(exactly: number) != nil
    case (.int16, .int(let number)): Int16(exactly: number) != nil
    case (.int32, .int(let number)): Int32(exactly: number) != nil
    case (.uint8, .int(let number)): UInt8(exactly: number) != nil
    case (.uint16, .int(let number)): UInt16(exactly: number) != nil
    case (.uint32, .int(let number)): UInt32(exactly: number) != nil
    default: false
    }
  }

  /// The initial value of a required cell.
  var zero: StoredValue {
    switch self {
    case .bool: .bool(false)
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32: .int(0)
    case .uint64: .unsigned(0)
    case .float: .float(0)
    case .double: .double(0)
    case .string: .string("")
    case .data, .external: .data(.init())
    case .date: .date(0)
    case .uuid: .uuid(.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    case .link, .any: .null
    case .decimal: .decimal(0)
    }
  }
}
