#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value of any type: the type of a property whose values are not all of one type.
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
/// A value may be a list or map of values. These are part of the value: it is read, compared and stored as a whole, and
/// changed by assigning another one. A value takes at most 16 MB, and has at most 100 levels of lists and maps. Links to
/// objects can't be values; declare a link beside the property.
///
/// In Swift, two values are equal if they are of the same case and Swift calls what they hold equal: `.int(1)` differs from
/// `.double(1)`. Queries compare numbers by their value, whatever their type, so that `value == 1` finds both. There, `<`
/// and `>` hold only between two numbers, two texts, two dates, two UUIDs, two truth values or two data. Sorting orders all
/// values: `.none`, truth values, numbers (NaN first), texts, data, dates, UUIDs, lists, maps; lists by their first elements that differ,
/// and maps, whose keys ascend by their UTF-8 bytes, by their first keys or values that differ.
///
/// A property of this type can be neither a primary key nor indexed nor unique. An optional of this type stores the same
/// values: its nil is `.none`.
public enum AnyPersistable: Hashable, Sendable {
  /// No value.
  case none
  /// An integer.
  case int(Int)
  /// A truth value.
  case bool(Bool)
  /// A single-precision number.
  case float(Float)
  /// A double-precision number.
  case double(Double)
  /// A text.
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

// MARK: What a value holds

extension AnyPersistable {
  /// The integer; nil for a value of another case.
  public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
  /// The truth value; nil for a value of another case.
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The single-precision number; nil for a value of another case.
  public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
  /// The double-precision number; nil for a value of another case.
  public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
  /// The text; nil for a value of another case.
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

  /// The value under a key of a map; nil if there is none, and for a value of another case.
  public subscript(key: String) -> AnyPersistable? { mapValue?[key] }

  /// The element of a list at an index; nil if there is none, and for a value of another case.
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
  /// Creates no value.
  public init(nilLiteral: ()) { self = .none }
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Creates a double-precision number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a list.
  public init(arrayLiteral elements: AnyPersistable...) { self = .list(elements) }
  /// Creates a map. Of two equal keys, the last one counts.
  public init(dictionaryLiteral elements: (String, AnyPersistable)...) {
    self = .map(Dictionary(elements) { $1 })
  }
}
