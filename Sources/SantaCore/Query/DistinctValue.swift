#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value whose equality follows the sort order: two values are equal if neither sorts before the other.
///
/// Canonically equivalent strings are equal, as are positive and negative zero, all NaN, and equal numbers of different types.
struct DistinctValue: Hashable, Sendable {
  private let value: StoredValue

  init(_ value: StoredValue) { self.value = value }

  static func == (left: DistinctValue, right: DistinctValue) -> Bool {
    !left.value.sortsBefore(right.value) && !right.value.sortsBefore(left.value)
  }

  func hash(into hasher: inout Hasher) {
    switch value {
    case .string(let text): hasher.combine(text)
    case .date(let number): hasher.combine(number.isNaN ? .nan : number)
    case .int(let number): hasher.combine(number)
    case .unsigned(let number): Self.hash(UInt64(number), into: &hasher)
    case .double(let number): Self.hash(number, into: &hasher)
    case .float(let number): Self.hash(Double(number), into: &hasher)
    case .decimal(let number): Self.hash(number, into: &hasher)
    case .list(let elements): for element in elements { DistinctValue(element).hash(into: &hasher) }
    case .map(let entries):
      for entry in entries {
        for byte in entry.key.utf8 { hasher.combine(byte) }
        DistinctValue(entry.value).hash(into: &hasher)
      }
    default: value.hash(into: &hasher)
    }
  }

  // Equal numbers of different types must have equal hashes. A number is hashed as the first of `Int64`, `UInt64` and `Double`
  // that can represent it.

  private static func hash(_ number: UInt64, into hasher: inout Hasher) {
    if let integer = Int64(exactly: number) { hasher.combine(integer) } else { hasher.combine(number) }
  }

  private static func hash(_ number: Double, into hasher: inout Hasher) {
    if let integer = Int64(exactly: number) {
      hasher.combine(integer)
    } else if let integer = UInt64(exactly: number) {
      hasher.combine(integer)
    } else {
      hasher.combine(number.isNaN ? .nan : number)
    }
  }

  private static func hash(_ value: Decimal, into hasher: inout Hasher) {
    guard let number = DecimalNumber(value) else { return hasher.combine(Double.nan) }
    if number.exponent < 0, !number.coefficient.isMultiple(of: 5) {
      // A fraction in lowest terms whose denominator isn't a power of two, so no `Double` equals it.
      hasher.combine(number)
    } else if let integer = number.integer.flatMap({ Int64(exactly: $0) }) {
      hasher.combine(integer)
    } else if let integer = number.integer.flatMap({ UInt64(exactly: $0) }) {
      hasher.combine(integer)
    } else {
      hasher.combine(number.nearestDouble)
    }
  }
}
