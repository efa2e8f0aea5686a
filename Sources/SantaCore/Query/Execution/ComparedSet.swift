#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A set of values that compares them as ``ValueOrder`` does. A lookup is O(1), except for floating-point numbers.
struct ComparedSet {
  /// Values of these types are equal if and only if their Swift values are equal.
  private enum Key: Hashable {
    case null
    case bool(Bool)
    case integer(Int128)
    case decimal(DecimalNumber)
    case string(String)
    case data(Data)
    case uuid(UUID)
    case link(UInt64)
  }

  private var keys: Set<Key> = []
  private var others: [StoredValue] = []
  /// The non-integral decimal numbers among the keys. A floating-point number may equal one of them.
  private var fractions: [StoredValue] = []

  init(_ values: [StoredValue]) {
    for value in values {
      if let key = Self.key(value) {
        keys.insert(key)
        if case .decimal = key { fractions.append(value) }
      } else {
        others.append(value)
      }
    }
  }

  func contains(_ value: StoredValue) -> Bool {
    if let key = Self.key(value), keys.contains(key) { return true }
    if others.contains(where: { ValueOrder.areEqual(value, $0) }) { return true }
    guard let number = value.floating else { return false }
    // An integral floating-point number equals an integer.
    return Int128(exactly: number).map { keys.contains(.integer($0)) } ?? false
      || fractions.contains { ValueOrder.areEqual(value, $0) }
  }

  private static func key(_ value: StoredValue) -> Key? {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int, .unsigned: value.integer.map { .integer($0) }
    case .string(let value): .string(value)
    case .data(let value): .data(value)
    case .uuid(let value): .uuid(value)
    case .link(let value): .link(value)
    case .decimal(let value): DecimalNumber(value).map { $0.integer.map { .integer($0) } ?? .decimal($0) }
    case .float, .double, .date, .list, .map: nil
    }
  }
}
