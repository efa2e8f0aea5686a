#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value of any storable type, for properties whose values don't all have the same type.
///
/// ```swift
/// final class Setting: Object {
///   @Persisted(primaryKey: true) var name: String
///   @Persisted var value: AnyPersistable
/// }
///
/// setting.value = 5
/// setting.value = ["colors": ["red", "green"], "count": 2]
/// setting.value["colors"]?[0]?.stringValue                 // "red"
/// store.objects(Setting.self).where { $0.value > 3 }
/// ```
///
/// A value can be a list or a map of values. These are part of the value: it is read, compared and stored as a whole, and
/// changed by assigning a new one. A value takes up at most 16 MB and has at most 100 levels of lists and maps. A value can't
/// be a link to an object; declare a separate property for the link.
///
/// In Swift, two values are equal if they are the same case and their associated values are equal: `.int(1)` differs from
/// `.double(1)`. Queries compare numbers by value, regardless of type, so `value == 1` finds both. In queries, `<` and `>` hold
/// only between two numbers, two strings, two dates, two UUIDs, two Boolean values or two data values.
///
/// Sorting orders all values by type: `.none`, Boolean values, numbers (NaN first), strings, data, dates, UUIDs, lists, maps.
/// Lists are ordered by the first elements that differ. Maps, whose keys are in ascending order of their UTF-8 bytes, are
/// ordered by the first keys or values that differ.
///
/// A property of this type can't be a primary key, indexed or unique. An optional of this type stores the same values; its nil
/// is `.none`.
public enum AnyPersistable: Hashable, Sendable {
  /// No value.
  case none
  /// An integer.
  case int(Int)
  /// A Boolean value.
  case bool(Bool)
  /// A single-precision number.
  case float(Float)
  /// A double-precision number.
  case double(Double)
  /// A string.
  case string(String)
  /// Bytes.
  case data(Data)
  /// A date.
  case date(Date)
  /// A universally unique identifier.
  case uuid(UUID)
  /// A decimal number. NaN can't be stored.
  case decimal(Decimal)
  /// A list of values.
  case list([AnyPersistable])
  /// A map of values.
  case map([String: AnyPersistable])
}

// MARK: Access to the value

extension AnyPersistable {
  /// The integer; nil for a value of another case.
  public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
  /// The Boolean value; nil for a value of another case.
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The single-precision number; nil for a value of another case.
  public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
  /// The double-precision number; nil for a value of another case.
  public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
  /// The string; nil for a value of another case.
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  /// The bytes; nil for a value of another case.
  public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
  /// The date; nil for a value of another case.
  public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
  /// The UUID; nil for a value of another case.
  public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }
  /// The decimal number; nil for a value of another case.
  public var decimalValue: Decimal? { if case .decimal(let value) = self { value } else { nil } }
  /// The list; nil for a value of another case.
  public var listValue: [AnyPersistable]? { if case .list(let value) = self { value } else { nil } }
  /// The map; nil for a value of another case.
  public var mapValue: [String: AnyPersistable]? { if case .map(let value) = self { value } else { nil } }

  /// The value for a key of a map; nil if there is none, or if this isn't a map.
  public subscript(key: String) -> AnyPersistable? { mapValue?[key] }

  /// The element of a list at an index; nil if there is none, or if this isn't a list.
  public subscript(index: Int) -> AnyPersistable? {
    guard let elements = listValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

// MARK: Literals

extension AnyPersistable: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates the value `.none`.
  public init(nilLiteral: ()) { self = .none }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Creates a double-precision number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a list.
  public init(arrayLiteral elements: AnyPersistable...) { self = .list(elements) }
  /// Creates a map. If a key occurs more than once, the last value wins.
  public init(dictionaryLiteral elements: (String, AnyPersistable)...) {
    self = .map(Dictionary(elements) { $1 })
  }
}
